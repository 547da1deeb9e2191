import { expect, test } from 'vitest';
import { queryOf, wishOf } from './wish.js';

test('a wish comes out of the address as it went in', () => {
  for (const wish of [
    { kind: 'parental', devices: 0, renews: false },
    { kind: 'combined', devices: 10, renews: true },
  ] as const) {
    expect(wishOf(queryOf(wish))).toEqual(wish);
  }
});

test('an address may say anything', () => {
  const query = new URLSearchParams('plan=everything&devices=many&renews=yes');
  expect(wishOf(query)).toEqual({ kind: 'parental', devices: 0, renews: false });
});
