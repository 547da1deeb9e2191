import { expect, test } from 'vitest';
import { readPage, writePage } from './use-page.js';

const read = (query: string) => readPage(new URLSearchParams(query));

test('is the page that the address names', () => {
  expect(read('page=3')).toBe(3);
});

test.each(['', 'page=', 'page=0', 'page=-2', 'page=1.5', 'page=x', 'page=99999999'])(
  'is the first page for "%s"',
  (query) => {
    expect(read(query)).toBe(1);
  },
);

test('keeps the rest of the address, and the first page leaves no trace', () => {
  const third = writePage(new URLSearchParams('from=2026-11-01'), 3);
  expect(third.toString()).toBe('from=2026-11-01&page=3');
  expect(writePage(third, 1).toString()).toBe('from=2026-11-01');
});
