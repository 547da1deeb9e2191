import { Injectable } from '@nestjs/common';
import type { getPlans, Reply } from '@ostoja/contracts';
import {
  billingCountry,
  type BuyableType,
  type Currency,
  currencyFor,
  isTopUp,
  isUpgrade,
  monthlyPrice,
  planLimits,
  parentalHalf,
  runningPlan,
  smallestPayment,
  type Terms,
  termsOf,
  upgradeTerms,
} from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import { Accounts } from '../account/index.js';
import { Catalogue } from './catalogue.js';
import { Grants } from './grants.js';
import { planName } from './plan-names.js';
import { Purchases } from './purchases.js';

type PlanOption = Reply<typeof getPlans>['plans'][number];
type TopUpOption = Reply<typeof getPlans>['topups'][number];

/** Who asks: their account, and where and in what language they are. */
export interface Asker {
  readonly accountId: number;
  readonly country: string;
  readonly language: string;
}

const MONTH = (365 * 86_400) / 12;

/** What an account can buy, and on what terms. */
@Injectable()
export class Offers {
  constructor(
    private readonly accounts: Accounts,
    private readonly catalogue: Catalogue,
    private readonly grants: Grants,
    private readonly purchases: Purchases,
    private readonly clock: Clock,
  ) {}

  /** The terms of a type, or undefined for what is not sold. */
  async terms(type: number, asker: Asker, years: number): Promise<Terms | undefined> {
    const row = await this.catalogue.row(type);
    if (!row?.sold) return undefined;
    return termsOf(row, await this.currencyOf(asker), years);
  }

  /** All plans and top-ups. */
  async all(asker: Asker, years: number): Promise<{ plans: PlanOption[]; topups: TopUpOption[] }> {
    const [{ email }, rows] = await Promise.all([this.accounts.get(asker.accountId), this.catalogue.rows()]);
    const currency = await this.currencyOf(asker);
    const terms = rows.filter(({ sold }) => sold).map((row) => termsOf(row, currency, years));
    return {
      plans: terms.filter(({ type }) => !isTopUp(type)).map((one) => this.option(one, asker, email)),
      topups: terms
        .filter(({ type }) => isTopUp(type))
        .map(({ type, amount, eduTokens }) => ({ type, price: amount, currency, eduTokens })),
    };
  }

  /** Higher plans for the time that is left, the cheapest first. */
  async upgrades(asker: Asker): Promise<PlanOption[]> {
    const terms = await this.upgradeTerms(asker);
    if (terms.length === 0) return [];
    const { email } = await this.accounts.get(asker.accountId);
    return terms.map(({ terms: one }) => this.option(one, asker, email));
  }

  /** The terms of every upgrade, and what it lifts. */
  async upgradeTerms(asker: Asker): Promise<{ from: BuyableType; terms: Terms }[]> {
    const [ledger, rows] = await Promise.all([this.grants.ledgerOf(asker.accountId), this.catalogue.rows()]);
    const running = runningPlan(ledger, this.clock.now());
    const from = running && rows.find(({ type }) => type === running.type);
    if (!running || !from) return [];
    const currency = await this.currencyOf(asker);
    return rows
      .filter(({ type, sold }) => sold && isUpgrade(running.type, type))
      .map((to) => upgradeTerms(from, to, currency, running.seconds))
      .map((terms) => ({ ...terms, amount: payable(terms) }))
      .toSorted((one, other) => one.amount - other.amount)
      .map((terms) => ({ from: running.type, terms }));
  }

  /** Who paid once goes on in the same currency, whatever the language: a provider takes no second one (decision 0141). */
  private async currencyOf({ accountId, country, language }: Asker): Promise<Currency> {
    return (await this.purchases.currencyOf(accountId)) ?? currencyFor(country, language);
  }

  private option(terms: Terms, { country }: Asker, email: string): PlanOption {
    const { type, amount, baseAmount, currency, eduTokens, intervalName, intervalCnt, seconds } = terms;
    return {
      type,
      devices: parentalHalf(type) > 0 ? planLimits(type).devices : 0,
      till: this.clock.now() + seconds,
      price: amount,
      basePrice: baseAmount,
      monthly: monthlyPrice(amount, Math.max(1, Math.round(seconds / MONTH))),
      currency,
      discount: baseAmount > amount ? 1 : 0,
      eduTokens,
      description: planName(type),
      intervalName,
      intervalCnt,
      subscriptionPrice: amount,
      amount,
      countryCode: billingCountry(country),
      email,
    };
  }
}

/** An amount that the provider takes: what is next to nothing is rounded up, nothing stays nothing. */
function payable({ amount, currency }: Terms): number {
  return amount === 0 ? 0 : Math.max(amount, smallestPayment[currency]);
}
