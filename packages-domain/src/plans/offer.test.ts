import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatInterval } from '../units/intervals.js';
import { discountPercent, intervalKinds, isIntervalKind, monthlyPrice, showsBasePrice } from './offer.js';

describe('an offer', () => {
  it('shows the base price crossed out when it is discounted', () => {
    expect(showsBasePrice({ price: 3999, basePrice: 4999, discount: 1 })).toBe(true);
    expect(showsBasePrice({ price: 3999, basePrice: 4999, discount: 0 })).toBe(false);
    expect(showsBasePrice({ price: 4999, basePrice: 4999, discount: 1 })).toBe(false);
  });

  it('says its discount in whole percent, never too high', () => {
    expect(discountPercent({ price: 3999, basePrice: 4999 })).toBe(20);
    expect(discountPercent({ price: 1, basePrice: 1000 })).toBe(99);
    expect(discountPercent({ price: 5000, basePrice: 4999 })).toBe(0);
    expect(discountPercent({ price: 0, basePrice: 0 })).toBe(0);
  });

  it('says what it comes to a month', () => {
    expect(monthlyPrice(11_999, 12)).toBe(1000);
    expect(() => monthlyPrice(100, 0)).toThrow(RangeError);
  });

  it('never promises more than is taken off', () => {
    const money = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(money, money, (price, basePrice) => {
        const percent = discountPercent({ price, basePrice });
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(basePrice * percent).toBeLessThanOrEqual(Math.max(0, basePrice - price) * 100 + 1e-6);
      }),
    );
  });
});

describe('the interval of a plan', () => {
  it('is a year, a month, a week or a day', () => {
    for (const kind of intervalKinds) expect(isIntervalKind(kind)).toBe(true);
    for (const other of ['hour', '', 'YEAR', null]) expect(isIntervalKind(other)).toBe(false);
  });

  it('is written as the language does', () => {
    expect(formatInterval(2, 'year', 'en')).toBe('2 years');
    expect(formatInterval(1, 'month', 'de')).toBe('1 Monat');
    expect(formatInterval(5, 'day', 'pl')).toBe('5 dni');
  });
});
