import { localDayBounds } from '@ostoja/domain';
import { expect, test } from 'vitest';
import { categoriesByName, nearestDay, ofCategories, screensWithin } from './day-screens.js';

const zone = 'Europe/Warsaw';
const at = (text: string) => Date.parse(`${text}+01:00`) / 1000;
const screens = [
  { id: 3, ts: at('2026-11-20T00:10'), app: 'Discord' },
  { id: 2, ts: at('2026-11-19T23:50'), app: 'VLC' },
  { id: 1, ts: at('2026-11-17T16:00'), app: 'Word' },
];
const day = (date: number) => localDayBounds(date, zone);
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);
const categoryOf = categoriesByName([
  { name: 'Discord', category: 'communicators' },
  { name: 'VLC', category: 'video' },
]);

test("a day ends at the account's midnight", () => {
  expect(idsOf(screensWithin(screens, day(20261120)))).toEqual([3]);
  expect(idsOf(screensWithin(screens, day(20261119)))).toEqual([2]);
});

test('all kinds show while none is chosen', () => {
  expect(ofCategories(screens, new Set(), categoryOf)).toBe(screens);
});

test('several kinds show together', () => {
  expect(idsOf(ofCategories(screens, new Set(['communicators', 'video']), categoryOf))).toEqual([3, 2]);
});

test('an app that the device did not name is among the others', () => {
  expect(idsOf(ofCategories(screens, new Set(['others']), categoryOf))).toEqual([1]);
});

test('the nearest day with screens is the last before, else the first after', () => {
  expect(nearestDay(screens, day(20261118), zone)).toBe(20261117);
  expect(nearestDay(screens, day(20261121), zone)).toBe(20261120);
  expect(nearestDay(screens, day(20261116), zone)).toBe(20261117);
  expect(nearestDay([], day(20261116), zone)).toBeNull();
});
