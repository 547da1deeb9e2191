import {
  type BuyableType,
  buyableTypes,
  type CatalogueRow,
  type Currency,
  moneyBackDays,
  twoYearDiscount,
} from './catalogue.js';
import { isEducationPlan, isTopUp, parentalHalf } from './plan-type.js';

const DAY = 86_400;
const INTERVAL_SECONDS = { year: 365 * DAY, month: 30 * DAY, once: 0 } as const;

/** What is paid and what it gives. Money is minor units of `currency`. */
export interface Terms {
  readonly type: BuyableType;
  readonly currency: Currency;
  readonly amount: number;
  /** What it costs without a discount. */
  readonly baseAmount: number;
  /** How much of the plan is paid for. */
  readonly seconds: number;
  readonly eduTokens: number;
  readonly intervalName: 'year' | 'month' | 'day';
  /** 0 for a top-up, which has no time. */
  readonly intervalCnt: number;
}

/** Tells whether a wire's licence type can be bought. */
export function isBuyable(type: number): type is BuyableType {
  return buyableTypes.some((one) => one === type);
}

/** On what terms a type is sold for one or two years; a monthly plan and a top-up do not know years. */
export function termsOf(row: CatalogueRow, currency: Currency, years: number): Terms {
  const count = row.interval === 'year' && years === 2 ? 2 : 1;
  const baseAmount = row.prices[currency] * count;
  const amount = count === 2 ? Math.round((baseAmount * (100 - twoYearDiscount)) / 100) : baseAmount;
  return {
    type: row.type,
    currency,
    amount,
    baseAmount,
    seconds: INTERVAL_SECONDS[row.interval] * count,
    eduTokens: row.eduTokens * count,
    intervalName: row.interval === 'once' ? 'day' : row.interval,
    intervalCnt: row.interval === 'once' ? 0 : count,
  };
}

/** Tells whether a type has all that another one has, and more: the upgrades that make sense. */
export function isUpgrade(from: number, to: BuyableType): boolean {
  if (!isBuyable(from) || isTopUp(from) || isTopUp(to) || from === to) return false;
  const more = parentalHalf(to) >= parentalHalf(from);
  return more && (!isEducationPlan(from) || isEducationPlan(to)) && parentalHalf(to) > 0;
}

/** What a row's value for its interval comes to for one second. */
function perSecond(row: CatalogueRow, value: number): number {
  return value / Math.max(1, INTERVAL_SECONDS[row.interval]);
}

/**
 * What lifting a plan costs for the time that is left: the difference of both prices for as much time, to the nearest
 * minor unit, and never less than nothing. Points come in the same proportion, whole.
 * @param seconds how much of `from` is left
 */
export function upgradeTerms(
  from: CatalogueRow,
  to: CatalogueRow,
  currency: Currency,
  seconds: number,
): Terms {
  const price = (row: CatalogueRow) => perSecond(row, row.prices[currency]) * seconds;
  const points = (row: CatalogueRow) => perSecond(row, row.eduTokens) * seconds;
  return {
    type: to.type,
    currency,
    amount: Math.max(0, Math.round(price(to) - price(from))),
    baseAmount: Math.round(price(to)),
    seconds,
    eduTokens: Math.max(0, Math.floor(points(to) - points(from))),
    intervalName: 'day',
    intervalCnt: Math.ceil(seconds / DAY),
  };
}

/** Tells whether a payment is still under the money-back promise. */
export function isUnderMoneyBack(paidAt: number, now: number): boolean {
  return now <= paidAt + moneyBackDays * DAY;
}
