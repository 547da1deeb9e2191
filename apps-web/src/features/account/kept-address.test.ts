import { expect, test } from 'vitest';
import { keptAddress } from './kept-address.js';

test('gives the whole address that a guard kept', () => {
  const from = { pathname: '/panel/battery', search: '?day=20261120', hash: '#now', key: 'k', state: null };
  expect(keptAddress({ from })).toBe('/panel/battery?day=20261120#now');
});

test.each([null, undefined, {}, { from: null }, { from: '/panel' }, { from: { pathname: 7 } }, 'x'])(
  'gives nothing when there is nothing to return to (%j)',
  (state) => {
    expect(keptAddress(state)).toBeNull();
  },
);
