import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterInterval } from './date-filter.js';
import {
  addDays,
  dayNumber,
  isDayNumber,
  isPickable,
  minimumDaysBack,
  pickableDays,
  stepDay,
} from './day-range.js';

describe('a day', () => {
  it('is a number that reads as its date', () => {
    expect(dayNumber(2026, 11, 21)).toBe(20261121);
    expect(isDayNumber(20261121)).toBe(true);
    expect(isDayNumber(20260230)).toBe(false);
    expect(isDayNumber(20261301)).toBe(false);
    expect(isDayNumber(0)).toBe(false);
  });

  it('goes over months, years and leap days', () => {
    expect(addDays(20261231, 1)).toBe(20270101);
    expect(addDays(20280228, 1)).toBe(20280229);
    expect(addDays(20270301, -1)).toBe(20270228);
  });

  it('comes back by as many days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (days) => {
        expect(addDays(addDays(20261121, days), -days)).toBe(20261121);
      }),
    );
  });
});

describe('a date picker', () => {
  const range = pickableDays(20261121, minimumDaysBack.localization);

  it('offers no future day and none before its minimum', () => {
    expect(range).toEqual({ first: 20261022, last: 20261121 });
    expect(isPickable(20261122, range)).toBe(false);
    expect(isPickable(20261021, range)).toBe(false);
  });

  it('stops its previous and next buttons at the ends', () => {
    expect(stepDay(20261121, 1, range)).toBeNull();
    expect(stepDay(20261121, -1, range)).toBe(20261120);
    expect(stepDay(20261022, -1, range)).toBeNull();
  });
});

describe('a date filter', () => {
  it('ends now and goes back 24 hours, 7 or 30 days', () => {
    expect(filterInterval('day', 1_000_000_000)).toEqual({ from: 999_913_600, to: 1_000_000_000 });
    expect(filterInterval('week', 1_000_000_000).from).toBe(1_000_000_000 - 7 * 86_400);
    expect(filterInterval('month', 1_000_000_000).from).toBe(1_000_000_000 - 30 * 86_400);
  });
});
