import { expect, it } from 'vitest';
import { sortNameOf } from './sort-name.js';

it('makes big and small letters of any alphabet alike', () => {
  expect(sortNameOf('ŁUCJA Żak')).toBe(sortNameOf('łucja żak'));
  expect(sortNameOf('Ádám')).toBe('ádám');
});

it('is never longer than its column, whatever a small letter needs, and cuts no letter in half', () => {
  expect(Array.from(sortNameOf('İ'.repeat(190)))).toHaveLength(190);
  expect(sortNameOf('🙂'.repeat(200))).toBe('🙂'.repeat(190));
});
