import { type DynamicModule, Module } from '@nestjs/common';
import { Accounts } from '../features/account/index.js';
import { Passwords } from '../features/account/passwords.js';
import { TelemetryRetention } from '../features/agents/telemetry-retention.js';
import { paymentServices } from '../features/payments/index.js';
import { Rewards } from '../features/rewards/index.js';
import type { Config } from '../platform/config/index.js';
import { PlatformModule } from '../platform/platform.module.js';
import { schema } from '../schema.js';
import { AdminAccounts } from './admin-accounts.js';
import { AdminMail } from './admin-mail.js';
import { AdminPayments } from './admin-payments.js';
import { AdminPlans } from './admin-plans.js';
import { AdminRetention } from './admin-retention.js';
import { AdminRewards } from './admin-rewards.js';

/** The operator's command line: the same services on the same database, without the wire. */
@Module({})
export class AdminModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AdminModule,
      imports: [PlatformModule.forRoot(config, schema, { works: false })],
      providers: [
        ...paymentServices,
        Accounts,
        Passwords,
        Rewards,
        TelemetryRetention,
        AdminAccounts,
        AdminMail,
        AdminPayments,
        AdminPlans,
        AdminRetention,
        AdminRewards,
      ],
    };
  }
}
