import type { Provider } from '@nestjs/common';
import { Stripe } from 'stripe';
import { Config } from '../../platform/config/index.js';
import { Secrets } from '../../platform/secrets/index.js';
import { Catalogue } from './catalogue.js';
import { Grants } from './grants.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { StripeProvider } from './provider/stripe-provider.js';
import { Purchases } from './purchases.js';
import { Refunds } from './refunds.js';
import { SandboxApi } from './sandbox/sandbox-api.js';
import { SandboxCheckout } from './sandbox/sandbox-checkout.js';
import { sandboxConnection } from './sandbox/sandbox-connection.js';
import { SandboxStore } from './sandbox/sandbox-store.js';
import { Settlement } from './settlement.js';
import { Subscriptions } from './subscriptions.js';

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

/** What the server and the operator's command line do with money alike; it needs `Accounts` beside it. */
export const paymentServices: Provider[] = [
  Catalogue,
  Grants,
  Purchases,
  Refunds,
  SandboxApi,
  SandboxCheckout,
  SandboxStore,
  Settlement,
  Subscriptions,
  { provide: PaymentProvider, useFactory: providerOf, inject: [Config, SandboxApi, Secrets] },
];
