import { Injectable } from '@nestjs/common';
import {
  type BuyableType,
  type CatalogueProblem,
  currencies,
  type Currency,
  highestPrice,
  isBuyable,
  mostPoints,
  smallestPayment,
} from '@ostoja/domain';
import { BadTerms, Catalogue, type OfferedRow, planName } from '../features/payments/index.js';
import { AdminError } from './admin-error.js';
import { amount, readAmount } from './amounts.js';

/** What of a type's terms shall change; what is absent stays. Prices are as typed: `149` or `149.00`. */
export interface TermsChange {
  readonly prices: Readonly<Partial<Record<Currency, string>>>;
  readonly points: string | undefined;
  readonly sold: string | undefined;
}

/** What an operator does with plans and prices. Every method tells what it did. */
@Injectable()
export class AdminPlans {
  constructor(private readonly catalogue: Catalogue) {}

  /** Everything that can be sold, a line each. */
  async list(): Promise<string> {
    return (await this.catalogue.rows()).map(line).join('\n');
  }

  /** Sells a type on other terms, from the next question of a browser on. */
  async change(typed: string, { prices, points, sold }: TermsChange): Promise<string> {
    const row = await this.find(typed);
    if (points === undefined && sold === undefined && Object.keys(prices).length === 0)
      throw new AdminError('nothing to change: give --pln, --eur, --usd, --gbp, --points or --sold');
    if (points !== undefined && !/^\d{1,12}$/.test(points))
      throw new AdminError('--points is a whole number');
    if (sold !== undefined && sold !== 'yes' && sold !== 'no') throw new AdminError('--sold is yes or no');
    const typedPrices = Object.entries(prices).map(([currency, price]) => [currency, readAmount(price)]);
    const changed = {
      ...row,
      prices: { ...row.prices, ...(Object.fromEntries(typedPrices) as typeof row.prices) },
      eduTokens: points === undefined ? row.eduTokens : Number(points),
      sold: sold === undefined ? row.sold : sold === 'yes',
    };
    try {
      await this.catalogue.change(changed);
    } catch (error) {
      if (error instanceof BadTerms) throw new AdminError(reasons[error.problem]);
      throw error;
    }
    return line({ ...changed, changed: true });
  }

  /** Sells a type on the terms that Ostoja came with. */
  async reset(typed: string): Promise<string> {
    const { type } = await this.find(typed);
    await this.catalogue.reset(type);
    return line(await this.find(String(type)));
  }

  private async find(typed: string): Promise<OfferedRow & { readonly type: BuyableType }> {
    const type = Number(typed);
    const row = isBuyable(type) ? await this.catalogue.row(type) : undefined;
    if (!row) throw new AdminError('there is no such type for sale; see plans');
    return row;
  }
}

const least = currencies.map((currency) => amount(smallestPayment[currency], currency)).join(', ');

const reasons: Readonly<Record<CatalogueProblem, string>> = {
  'price-not-whole': 'a price is written as 149 or 149.00',
  'price-too-low': `the payment provider takes no less than ${least}`,
  'price-too-high': `a price of more than ${highestPrice / 100} must be a mistake`,
  points: `the points must be 1 to ${mostPoints}, and may be 0 for a plan without learning help`,
};

function line({ type, interval, eduTokens, prices, sold, changed }: OfferedRow): string {
  const costs = currencies.map((currency) => amount(prices[currency], currency)).join('  ');
  return [
    String(type).padEnd(5),
    planName(type).padEnd(26),
    interval.padEnd(5),
    costs,
    `${eduTokens} points`,
    ...(sold ? [] : ['not sold']),
    ...(changed ? ['changed'] : []),
  ].join('  ');
}
