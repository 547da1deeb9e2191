import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { Grants } from './grants.js';

/** What parents pay for and are given: the ledger, and the plan that it comes to. */
@Module({
  imports: [AccountModule],
  providers: [Grants],
  exports: [Grants],
})
export class PaymentsModule {}
