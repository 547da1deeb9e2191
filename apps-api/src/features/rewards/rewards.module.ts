import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { PaymentsModule } from '../payments/index.js';
import { Reward } from './reward.action.js';
import { Rewards } from './rewards.js';

/** What parents are given without paying. */
@Module({
  imports: [AccountModule, PaymentsModule],
  providers: [Reward, Rewards],
})
export class RewardsModule {}
