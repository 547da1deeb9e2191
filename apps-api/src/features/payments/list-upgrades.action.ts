import { type Data, listUpgrades } from '@ostoja/contracts';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Offers } from './offers.js';

/** Higher plans, for the price of the difference. */
@Handles(listUpgrades)
export class ListUpgrades {
  constructor(private readonly offers: Offers) {}

  async run({ session, origin }: Caller<typeof listUpgrades>, { l }: Data<typeof listUpgrades>) {
    const { accountId } = session;
    return { plans: await this.offers.upgrades({ accountId, country: origin.country, language: l }) };
  }
}
