import { expect, test } from 'vitest';
import { isFlagSet } from './promo-flag.js';

test('a flag is set by being there, unless it says no', () => {
  expect(['', '1', 'true', 'yes'].map(isFlagSet)).toEqual([true, true, true, true]);
  expect([null, '0', 'false'].map(isFlagSet)).toEqual([false, false, false]);
});
