import { expect, test } from 'vitest';
import { intervalOf, readDays, readShownDay, writeDays, writeShownDay } from './days-in-address.js';

const today = 20261121;
const usual = { first: 20261115, last: 20261121 };
const read = (query: string) => readDays(new URLSearchParams(query), today);

test('is the last 7 days unless the address says otherwise', () => {
  expect(read('')).toEqual(usual);
});

test('is what the address says', () => {
  expect(read('from=2026-11-01&to=2026-11-03')).toEqual({ first: 20261101, last: 20261103 });
});

test.each([
  'from=2026-11-03&to=2026-11-01',
  'from=2026-02-30&to=2026-03-02',
  'from=2026-11-20&to=2026-11-22',
  'from=2020-01-01&to=2026-11-21',
  'from=yesterday&to=today',
])('falls back to the last 7 days for %s', (query) => {
  expect(read(query)).toEqual(usual);
});

test('reads back what it wrote and keeps the rest of the address', () => {
  const days = { first: 20261110, last: 20261112 };
  const query = writeDays(new URLSearchParams('tab=1'), days, today);
  expect(query.get('tab')).toBe('1');
  expect(readDays(query, today)).toEqual(days);
});

test('leaves the default out of the address', () => {
  expect(writeDays(new URLSearchParams('from=2026-11-01&to=2026-11-02'), usual, today).toString()).toBe('');
});

test('covers whole days of the zone', () => {
  expect(intervalOf({ first: 20261120, last: 20261121 }, 'Europe/Warsaw')).toEqual({
    from: Date.parse('2026-11-20T00:00+01:00') / 1000,
    to: Date.parse('2026-11-22T00:00+01:00') / 1000,
  });
});

test.each(['day=2026-11-22', 'day=2026-02-30', 'day=2020-01-01', 'day=', ''])(
  'shows today for %s',
  (query) => {
    expect(readShownDay(new URLSearchParams(query), today)).toBe(today);
  },
);

test('shows the day that the address names, and today leaves no trace in it', () => {
  const query = writeShownDay(new URLSearchParams('from=x'), 20261119, today);
  expect(query.get('from')).toBe('x');
  expect(readShownDay(query, today)).toBe(20261119);
  expect(writeShownDay(query, today, today).has('day')).toBe(false);
});

test('shows no day that is further back than the screen goes', () => {
  expect(readShownDay(new URLSearchParams('day=2026-10-23'), today, 29)).toBe(20261023);
  expect(readShownDay(new URLSearchParams('day=2026-10-22'), today, 29)).toBe(today);
});

test('begins at the first page when the days change', () => {
  const search = new URLSearchParams('page=3');
  expect(writeDays(search, { first: 20261101, last: 20261102 }, today).has('page')).toBe(false);
  expect(writeShownDay(search, 20261119, today).has('page')).toBe(false);
});
