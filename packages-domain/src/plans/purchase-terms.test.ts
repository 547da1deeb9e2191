import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyableTypes, type CatalogueRow, currencies, currencyFor, seedCatalogue } from './catalogue.js';
import { planLimits } from './plan-limits.js';
import { isTopUp, PlanType } from './plan-type.js';
import { isBuyable, isUnderMoneyBack, isUpgrade, termsOf, upgradeTerms } from './purchase-terms.js';

const day = 86_400;
const rowOf = (type: PlanType): CatalogueRow => {
  const row = seedCatalogue.find((one) => one.type === type);
  if (!row) throw new Error(`no row of ${type}`);
  return row;
};

describe('the catalogue', () => {
  it('has a price of every type in every currency', () => {
    expect(seedCatalogue.map(({ type }) => type)).toEqual([...buyableTypes]);
    for (const { prices } of seedCatalogue) {
      for (const currency of currencies) expect(prices[currency]).toBeGreaterThan(0);
    }
  });

  it('asks more for more devices', () => {
    for (const currency of currencies) {
      const [minimal, regular, premium] = [100, 200, 300].map((type) => rowOf(type as PlanType));
      expect(minimal?.prices[currency]).toBeLessThan(regular?.prices[currency] ?? 0);
      expect(regular?.prices[currency]).toBeLessThan(premium?.prices[currency] ?? 0);
    }
    expect(planLimits(PlanType.Premium).devices).toBeGreaterThan(planLimits(PlanType.Regular).devices);
  });

  it('takes the currency of the country, or else of the language', () => {
    expect(currencyFor('PL', 'en')).toBe('PLN');
    expect(currencyFor('GB', 'pl')).toBe('GBP');
    expect(currencyFor('DE', 'en')).toBe('EUR');
    expect(currencyFor('JP', 'pl')).toBe('USD');
    expect(currencyFor('', 'pl')).toBe('PLN');
    expect(currencyFor('-', 'fr')).toBe('EUR');
    expect(currencyFor('', 'vn')).toBe('USD');
  });
});

describe('the terms of a purchase', () => {
  it('are one year, or two years for a fifth less', () => {
    expect(termsOf(rowOf(PlanType.Regular), 'PLN', 1)).toMatchObject({
      amount: 14_900,
      baseAmount: 14_900,
      seconds: 365 * day,
      intervalCnt: 1,
    });
    expect(termsOf(rowOf(PlanType.RegularEdu), 'PLN', 2)).toMatchObject({
      amount: 47_840,
      baseAmount: 59_800,
      seconds: 730 * day,
      intervalCnt: 2,
      eduTokens: 1_200_000,
    });
  });

  it('know no years of learning help by the month, and of a top-up', () => {
    expect(termsOf(rowOf(PlanType.Edu), 'EUR', 2)).toMatchObject({ amount: 990, intervalName: 'month' });
    expect(termsOf(rowOf(PlanType.TopUpLarge), 'EUR', 2)).toMatchObject({ amount: 1290, seconds: 0 });
  });

  it('are there for what is sold', () => {
    expect([100, 1300, 20_003].every(isBuyable)).toBe(true);
    expect([0, 1, 10, 50, 90, 150].some(isBuyable)).toBe(false);
  });

  it('promise the money back for 30 days', () => {
    expect(isUnderMoneyBack(1000, 1000 + 30 * day)).toBe(true);
    expect(isUnderMoneyBack(1000, 1001 + 30 * day)).toBe(false);
  });
});

describe('an upgrade', () => {
  it('has all that the plan has, and more', () => {
    expect(isUpgrade(PlanType.Minimal, PlanType.Regular)).toBe(true);
    expect(isUpgrade(PlanType.Minimal, PlanType.MinimalEdu)).toBe(true);
    expect(isUpgrade(PlanType.RegularEdu, PlanType.Premium)).toBe(false);
    expect(isUpgrade(PlanType.Regular, PlanType.MinimalEdu)).toBe(false);
    expect(isUpgrade(PlanType.Regular, PlanType.Edu)).toBe(false);
    expect(isUpgrade(PlanType.Edu, PlanType.MinimalEdu)).toBe(true);
    expect(isUpgrade(PlanType.Demo, PlanType.Regular)).toBe(false);
    expect(isUpgrade(PlanType.Premium, PlanType.TopUpSmall)).toBe(false);
  });

  it('costs the difference for the time that is left', () => {
    const terms = upgradeTerms(rowOf(PlanType.Minimal), rowOf(PlanType.Regular), 'PLN', (365 * day) / 2);
    expect(terms).toMatchObject({ type: PlanType.Regular, amount: 2500, eduTokens: 0 });
  });

  const pairs = seedCatalogue.flatMap((from) =>
    seedCatalogue.filter((to) => isUpgrade(from.type, to.type)).map((to) => [from, to] as const),
  );

  it('never costs less for more time, and nothing for none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        fc.constantFrom(...currencies),
        fc.nat(730 * day),
        fc.nat(day),
        ([from, to], currency, seconds, more) => {
          const less = upgradeTerms(from, to, currency, seconds);
          expect(upgradeTerms(from, to, currency, seconds + more).amount).toBeGreaterThanOrEqual(less.amount);
          expect(upgradeTerms(from, to, currency, 0).amount).toBe(0);
        },
      ),
    );
  });

  it('in two steps costs what it costs in one, but for rounding', () => {
    const [one, two, three] = [100, 200, 300].map((type) => rowOf(type as PlanType));
    if (!one || !two || !three) throw new Error('the seed has three plans');
    fc.assert(
      fc.property(fc.constantFrom(...currencies), fc.nat(730 * day), (currency, seconds) => {
        const steps =
          upgradeTerms(one, two, currency, seconds).amount +
          upgradeTerms(two, three, currency, seconds).amount;
        expect(Math.abs(steps - upgradeTerms(one, three, currency, seconds).amount)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('leads from every plan that has something above it', () => {
    const ways = (from: PlanType) => pairs.filter(([one]) => one.type === from).length;
    expect(ways(PlanType.PremiumEdu)).toBe(0);
    expect(ways(PlanType.Premium)).toBe(1);
    expect(pairs.some(([from]) => isTopUp(from.type))).toBe(false);
  });
});
