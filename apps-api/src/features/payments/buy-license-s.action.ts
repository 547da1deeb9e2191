import { buyLicenseS, Code, type Data } from '@ostoja/contracts';
import { isTopUp } from '@ostoja/domain';
import { ActionError } from '../../wire/action-error.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Checkout } from './checkout.js';
import { Offers } from './offers.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { Subscriptions } from './subscriptions.js';

/** Opens the payment of a subscription. What renews itself already can't be subscribed to again. */
@Handles(buyLicenseS)
export class BuyLicenseS {
  constructor(
    private readonly offers: Offers,
    private readonly checkout: Checkout,
    private readonly subscriptions: Subscriptions,
    private readonly provider: PaymentProvider,
  ) {}

  async run({ session, origin }: Caller<typeof buyLicenseS>, data: Data<typeof buyLicenseS>) {
    const { lt, l, ly = 1, cu, clu, pc = '' } = data;
    const { accountId } = session;
    const terms = await this.offers.terms(lt, { accountId, country: origin.country, language: l }, ly);
    if (!terms || isTopUp(lt) || (await this.subscriptions.covers(accountId, terms.type))) {
      throw new ActionError(Code.WrongLicence);
    }
    const addresses = { successUrl: cu, cancelUrl: clu };
    const wanted = { kind: 'subscription' as const, terms, language: l, ...addresses, promoCode: pc };
    const { redirectUri, clientSecret } = await this.checkout.open(accountId, wanted);
    return { lang: l, cs: clientSecret, pk: this.provider.publishableKey, redirectUri };
  }
}
