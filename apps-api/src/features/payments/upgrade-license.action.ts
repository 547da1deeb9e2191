import { Code, type Data, upgradeLicense } from '@ostoja/contracts';
import { ActionError } from '../../wire/action-error.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Checkout } from './checkout.js';
import { Offers } from './offers.js';

/** Opens the payment of an upgrade; one that costs nothing is in force at once. */
@Handles(upgradeLicense)
export class UpgradeLicense {
  constructor(
    private readonly offers: Offers,
    private readonly checkout: Checkout,
  ) {}

  async run({ session, origin }: Caller<typeof upgradeLicense>, data: Data<typeof upgradeLicense>) {
    const { lt, l, cu, clu, pc = '' } = data;
    const { accountId } = session;
    const upgrades = await this.offers.upgradeTerms({ accountId, country: origin.country, language: l });
    const upgrade = upgrades.find(({ terms }) => terms.type === lt);
    if (!upgrade) throw new ActionError(Code.WrongLicence);
    const { terms, from } = upgrade;
    const wanted = { kind: 'upgrade' as const, terms, fromType: from, promoCode: pc };
    if (terms.amount === 0) {
      await this.checkout.give(accountId, wanted);
      return {};
    }
    const addresses = { successUrl: cu, cancelUrl: clu };
    const { redirectUri } = await this.checkout.open(accountId, { ...wanted, language: l, ...addresses });
    return { redirectUri };
  }
}
