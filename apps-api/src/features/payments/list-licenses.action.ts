import { type Data, listLicenses } from '@ostoja/contracts';
import { planLimits } from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Accounts, accountTypeNow, validToNow } from '../account/index.js';
import { Offers } from './offers.js';
import { Purchases } from './purchases.js';
import { Subscriptions } from './subscriptions.js';

/** How many payments are listed. */
const LISTED = 50;

/** The plan, the subscription and the newest payments. */
@Handles(listLicenses)
export class ListLicenses {
  constructor(
    private readonly accounts: Accounts,
    private readonly offers: Offers,
    private readonly purchases: Purchases,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  async run({ session, origin }: Caller<typeof listLicenses>, { l }: Data<typeof listLicenses>) {
    const { accountId } = session;
    const now = this.clock.now();
    const [account, lines, subscription, portal, upgrades] = await Promise.all([
      this.accounts.get(accountId),
      this.purchases.newest(accountId, LISTED),
      this.subscriptions.running(accountId),
      this.subscriptions.portal(accountId),
      this.offers.upgradeTerms({ accountId, country: origin.country, language: l }),
    ]);
    const accountType = accountTypeNow(account, now);
    const validTo = validToNow(account, now);
    return {
      lic: { accountType, devices: planLimits(accountType).devices, validFrom: account.validFrom, validTo },
      ...(subscription ? { subscription } : {}),
      portal,
      purchases: lines.map(({ created, planType, status, amount, currency, invoiceUrl }) => ({
        created,
        accountType: planType,
        status,
        amount,
        currency,
        invoice: invoiceUrl,
      })),
      hasUpgrades: upgrades.length > 0,
      hasPlans: subscription === undefined,
    };
  }
}
