export { RewardCode } from './reward-code.entity.js';
export { Rewards } from './rewards.js';
export { RewardsModule } from './rewards.module.js';
