import { buyLicense, Code, type Data } from '@ostoja/contracts';
import { ActionError } from '../../wire/action-error.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Checkout } from './checkout.js';
import { Offers } from './offers.js';

/** Opens the payment of a licence or a top-up. */
@Handles(buyLicense)
export class BuyLicense {
  constructor(
    private readonly offers: Offers,
    private readonly checkout: Checkout,
  ) {}

  async run({ session, origin }: Caller<typeof buyLicense>, data: Data<typeof buyLicense>) {
    const { lt, l, ly = 1, cu, clu, pc = '' } = data;
    const { accountId } = session;
    const terms = await this.offers.terms(lt, { accountId, country: origin.country, language: l }, ly);
    if (!terms) throw new ActionError(Code.WrongLicence);
    const addresses = { successUrl: cu, cancelUrl: clu };
    const wanted = { kind: 'licence' as const, terms, language: l, ...addresses, promoCode: pc };
    const { redirectUri } = await this.checkout.open(accountId, wanted);
    return { lang: l, cs: '', pk: '', redirectUri };
  }
}
