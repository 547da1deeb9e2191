import { Module } from '@nestjs/common';
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
import { paymentServices } from './payment-services.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { SandboxEvents } from './sandbox/sandbox-events.js';
import { SandboxRoutes } from './sandbox/sandbox.routes.js';
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

/** What parents pay for and are given: the ledger, the plan that it comes to, and who takes the money. */
@Module({
  imports: [AccountModule],
  providers: [...handlers, ...paymentServices, Checkout, Offers, SandboxEvents, SandboxRoutes, WebhookRoutes],
  exports: [Grants, PaymentProvider],
})
export class PaymentsModule {}
