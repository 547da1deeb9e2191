import { type DynamicModule, Module } from '@nestjs/common';
import { Accounts } from '../features/account/index.js';
import { Passwords } from '../features/account/passwords.js';
import { Grants } from '../features/payments/index.js';
import { Rewards } from '../features/rewards/index.js';
import type { Config } from '../platform/config/index.js';
import { PlatformModule } from '../platform/platform.module.js';
import { schema } from '../schema.js';
import { AdminAccounts } from './admin-accounts.js';
import { AdminMail } from './admin-mail.js';
import { AdminRewards } from './admin-rewards.js';

/** The operator's command line: the same services on the same database, without the wire. */
@Module({})
export class AdminModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AdminModule,
      imports: [PlatformModule.forRoot(config, schema, { works: false })],
      providers: [Accounts, Grants, Passwords, Rewards, AdminAccounts, AdminMail, AdminRewards],
    };
  }
}
