import { expect, test } from 'vitest';
import { readVisitKind, tallyVisits, writeVisitKind } from './visit-tally.js';

const visits = (...codes: number[]) => codes.map((blocked) => ({ blocked }));

test('counts visits by category: approved, safe, by time limit, by the user, by content', () => {
  expect(tallyVisits(visits(-1, -7, 0, 1, 2, 3, 9, 10, 99))).toEqual({
    approved: 2,
    safe: 1,
    'time-limit': 2,
    user: 2,
    content: 2,
  });
});

test('counts nothing where there are no visits', () => {
  expect(tallyVisits([])).toEqual({ approved: 0, safe: 0, 'time-limit': 0, user: 0, content: 0 });
});

test('reads the category from the address', () => {
  expect(readVisitKind(new URLSearchParams('kind=time-limit&q=x'))).toBe('time-limit');
});

test('takes a category that does not exist for all of them', () => {
  expect(readVisitKind(new URLSearchParams('kind=toString'))).toBeNull();
  expect(readVisitKind(new URLSearchParams())).toBeNull();
});

test('keeps the category in the address; all of them leave no trace', () => {
  const content = writeVisitKind(new URLSearchParams('q=x'), 'content');
  expect(content.toString()).toBe('q=x&kind=content');
  expect(writeVisitKind(content, null).toString()).toBe('q=x');
});
