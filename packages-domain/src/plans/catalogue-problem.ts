import { type CatalogueRow, currencies, type Currency } from './catalogue.js';
import { isEducationPlan, isTopUp } from './plan-type.js';

/** The smallest amount that the payment provider takes, in minor units. */
export const smallestPayment: Readonly<Record<Currency, number>> = { PLN: 200, EUR: 50, USD: 50, GBP: 30 };

/** The highest price that makes sense, in minor units: above it a comma was forgotten. */
export const highestPrice = 1_000_000;

/** As many knowledge points as may come with one interval. */
export const mostPoints = 100_000_000;

/** Why terms can't be sold. */
export type CatalogueProblem = 'price-not-whole' | 'price-too-low' | 'price-too-high' | 'points';

/**
 * What is wrong with the terms of a type, or undefined: a price in every currency that the provider takes, in whole minor
 * units, and knowledge points where the type is about them.
 */
export function catalogueProblem({
  type,
  eduTokens,
  prices,
}: Pick<CatalogueRow, 'type' | 'eduTokens' | 'prices'>): CatalogueProblem | undefined {
  for (const currency of currencies) {
    const price = prices[currency];
    if (!Number.isSafeInteger(price)) return 'price-not-whole';
    if (price < smallestPayment[currency]) return 'price-too-low';
    if (price > highestPrice) return 'price-too-high';
  }
  const least = isTopUp(type) || isEducationPlan(type) ? 1 : 0;
  const fine = Number.isSafeInteger(eduTokens) && eduTokens >= least && eduTokens <= mostPoints;
  return fine ? undefined : 'points';
}
