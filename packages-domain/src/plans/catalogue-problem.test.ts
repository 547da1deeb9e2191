import { describe, expect, it } from 'vitest';
import { catalogueProblem, highestPrice, mostPoints, smallestPayment } from './catalogue-problem.js';
import { seedCatalogue, type CatalogueRow } from './catalogue.js';
import { PlanType } from './plan-type.js';

const row = (change: Partial<CatalogueRow>): CatalogueRow => ({
  type: PlanType.Regular,
  interval: 'year',
  eduTokens: 0,
  prices: { PLN: 14_900, EUR: 3490, USD: 3490, GBP: 2990 },
  ...change,
});
const priced = (PLN: number) => catalogueProblem(row({ prices: { ...row({}).prices, PLN } }));
const points = (type: CatalogueRow['type'], eduTokens: number) => catalogueProblem(row({ type, eduTokens }));

describe('terms that can be sold', () => {
  it('are all of the seed', () => {
    for (const seed of seedCatalogue) expect(catalogueProblem(seed)).toBeUndefined();
  });

  it('have a price that the provider takes, and that nobody mistyped', () => {
    expect(priced(smallestPayment.PLN)).toBeUndefined();
    expect(priced(highestPrice)).toBeUndefined();
    for (const low of [0, -100, smallestPayment.PLN - 1]) expect(priced(low)).toBe('price-too-low');
    expect(priced(highestPrice + 1)).toBe('price-too-high');
    for (const broken of [149.5, Number.NaN, Infinity]) expect(priced(broken)).toBe('price-not-whole');
  });

  it('have a price in every currency', () => {
    const { PLN, EUR, USD } = row({}).prices;
    const lacking = { PLN, EUR, USD } as CatalogueRow['prices'];
    expect(catalogueProblem(row({ prices: lacking }))).toBe('price-not-whole');
  });

  it('have knowledge points where the type is about them', () => {
    for (const type of [PlanType.Edu, PlanType.PremiumEdu, PlanType.TopUpSmall]) {
      expect(points(type, 0)).toBe('points');
      expect(points(type, 1)).toBeUndefined();
      for (const broken of [0.5, -1, mostPoints + 1]) expect(points(type, broken)).toBe('points');
    }
    expect(points(PlanType.Minimal, 0)).toBeUndefined();
  });
});
