import { Module } from '@nestjs/common';
import { Stripe } from 'stripe';
import { Config } from '../../platform/config/index.js';
import { Secrets } from '../../platform/secrets/index.js';
import { AccountModule } from '../account/index.js';
import { Checkout } from './checkout.js';
import { Grants } from './grants.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { StripeProvider } from './provider/stripe-provider.js';
import { SandboxApi } from './sandbox/sandbox-api.js';
import { SandboxCheckout } from './sandbox/sandbox-checkout.js';
import { sandboxConnection } from './sandbox/sandbox-connection.js';
import { SandboxEvents } from './sandbox/sandbox-events.js';
import { SandboxStore } from './sandbox/sandbox-store.js';
import { SandboxRoutes } from './sandbox/sandbox.routes.js';
import { Settlement } from './settlement.js';
import { WebhookRoutes } from './webhook.routes.js';

/** How long Stripe may take to answer, milliseconds. */
const PATIENCE = 10_000;

/** Stripe where the operator gave its keys, otherwise the sandbox through the same SDK. */
function providerOf({ stripe }: Config, api: SandboxApi, secrets: Secrets): PaymentProvider {
  if (!stripe) return new StripeProvider(sandboxConnection(api, secrets));
  const { secretKey, publishableKey, webhookSecret } = stripe;
  const options = { telemetry: false, maxNetworkRetries: 2, timeout: PATIENCE };
  return new StripeProvider({
    stripe: new Stripe(secretKey, options),
    publishableKey,
    webhookSecret,
    hostedOnly: false,
  });
}

/** What parents pay for and are given: the ledger, the plan that it comes to, and who takes the money. */
@Module({
  imports: [AccountModule],
  providers: [
    Checkout,
    Grants,
    SandboxApi,
    SandboxCheckout,
    SandboxEvents,
    SandboxRoutes,
    SandboxStore,
    Settlement,
    WebhookRoutes,
    { provide: PaymentProvider, useFactory: providerOf, inject: [Config, SandboxApi, Secrets] },
  ],
  exports: [Grants, PaymentProvider],
})
export class PaymentsModule {}
