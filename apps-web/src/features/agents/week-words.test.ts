import { closedDay, openDay, type ScheduleString } from '@ostoja/domain';
import { expect, test } from 'vitest';
import { groupDays, openHours } from './week-words.js';

test('days in a row with the same value are one group', () => {
  expect(groupDays((weekday) => (weekday < 6 ? 60 : 120))).toEqual([
    { from: 1, to: 5, value: 60 },
    { from: 6, to: 7, value: 120 },
  ]);
  expect(groupDays(() => 'x')).toEqual([{ from: 1, to: 7, value: 'x' }]);
});

test('a schedule is told as stretches of open hours', () => {
  expect(openHours(openDay)).toEqual([{ from: 0, to: 24 }]);
  expect(openHours(closedDay)).toEqual([]);
  const evening = `${'0'.repeat(7)}1${'0'.repeat(7)}${'1'.repeat(5)}${'0'.repeat(4)}` as ScheduleString;
  expect(openHours(evening)).toEqual([
    { from: 7, to: 8 },
    { from: 15, to: 20 },
  ]);
});
