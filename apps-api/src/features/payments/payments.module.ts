import { Module } from '@nestjs/common';
import { Stripe } from 'stripe';
import { Config } from '../../platform/config/index.js';
import { Secrets } from '../../platform/secrets/index.js';
import { AccountModule } from '../account/index.js';
import { BuyLicense } from './buy-license.action.js';
import { BuyLicenseS } from './buy-license-s.action.js';
import { GetPlans } from './get-plans.action.js';
import { HandleSessionId } from './handle-session-id.action.js';
import { ListLicenses } from './list-licenses.action.js';
import { ListUpgrades } from './list-upgrades.action.js';
import { PurchaseStatus } from './purchase-status.action.js';
import { Subscribtion } from './subscribtion.action.js';
import { UpgradeLicense } from './upgrade-license.action.js';
import { Checkout } from './checkout.js';
import { Grants } from './grants.js';
import { Offers } from './offers.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { StripeProvider } from './provider/stripe-provider.js';
import { Purchases } from './purchases.js';
import { SandboxApi } from './sandbox/sandbox-api.js';
import { SandboxCheckout } from './sandbox/sandbox-checkout.js';
import { sandboxConnection } from './sandbox/sandbox-connection.js';
import { SandboxEvents } from './sandbox/sandbox-events.js';
import { SandboxStore } from './sandbox/sandbox-store.js';
import { SandboxRoutes } from './sandbox/sandbox.routes.js';
import { Settlement } from './settlement.js';
import { Subscriptions } from './subscriptions.js';
import { WebhookRoutes } from './webhook.routes.js';

const handlers = [
  BuyLicense,
  BuyLicenseS,
  GetPlans,
  HandleSessionId,
  ListLicenses,
  ListUpgrades,
  PurchaseStatus,
  Subscribtion,
  UpgradeLicense,
];

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
    ...handlers,
    Checkout,
    Grants,
    Offers,
    Purchases,
    SandboxApi,
    SandboxCheckout,
    SandboxEvents,
    SandboxRoutes,
    SandboxStore,
    Settlement,
    Subscriptions,
    WebhookRoutes,
    { provide: PaymentProvider, useFactory: providerOf, inject: [Config, SandboxApi, Secrets] },
  ],
  exports: [Grants, PaymentProvider],
})
export class PaymentsModule {}
