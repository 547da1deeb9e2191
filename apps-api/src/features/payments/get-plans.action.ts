import { type Data, getPlans } from '@ostoja/contracts';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Offers } from './offers.js';

/** Plans and top-ups in the caller's currency. */
@Handles(getPlans)
export class GetPlans {
  constructor(private readonly offers: Offers) {}

  run({ session, origin }: Caller<typeof getPlans>, { l, ly = 1 }: Data<typeof getPlans>) {
    const { accountId } = session;
    return this.offers.all({ accountId, country: origin.country, language: l }, ly);
  }
}
