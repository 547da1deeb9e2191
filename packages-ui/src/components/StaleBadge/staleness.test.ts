import { describe, expect, it } from 'vitest';
import { stalenessOf } from './staleness.js';

describe('stalenessOf', () => {
  it.each([
    [20, 'fresh'],
    [299, 'fresh'],
    [300, 'old'],
    [3599, 'old'],
    [3600, 'offline'],
  ] as const)('calls a report of %i seconds ago %s', (age, expected) => {
    expect(stalenessOf(1_000_000 - age, 1_000_000)).toBe(expected);
  });

  it('calls a device that never reported offline', () => {
    expect(stalenessOf(null, 1_000_000)).toBe('offline');
  });

  it('trusts a report from a clock that runs ahead', () => {
    expect(stalenessOf(1_000_050, 1_000_000)).toBe('fresh');
  });

  it('takes other limits', () => {
    expect(stalenessOf(990, 1000, { oldAfter: 5, offlineAfter: 30 })).toBe('old');
  });
});
