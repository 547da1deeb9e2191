import { type Data, reward } from '@ostoja/contracts';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Rewards } from './rewards.js';

/** Redeems a reward code for the account that is signed in. */
@Handles(reward)
export class Reward {
  constructor(private readonly rewards: Rewards) {}

  async run({ session }: Caller<typeof reward>, { r }: Data<typeof reward>) {
    return { days: await this.rewards.redeem(session.accountId, r) };
  }
}
