import { expect, test } from 'vitest';
import { withFilter } from './use-address-filter.js';

test('a new filter begins at the first page and keeps the rest of the address', () => {
  const search = new URLSearchParams('from=2026-11-01&to=2026-11-07&page=3&q=old');
  expect(withFilter(search, 'new words').toString()).toBe('from=2026-11-01&to=2026-11-07&q=new+words');
});

test('an empty filter leaves no trace', () => {
  expect(withFilter(new URLSearchParams('q=old&kind=user'), '').toString()).toBe('kind=user');
});
