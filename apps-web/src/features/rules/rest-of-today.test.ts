import { defaultDeviceSettings, openDay } from '@ostoja/domain';
import { expect, test } from 'vitest';
import { restOfToday } from './rest-of-today.js';

const zone = 'Europe/Warsaw';
/** Friday 20 November 2026, 18:00. */
const now = Date.parse('2026-11-20T18:00+01:00') / 1000;
const settings = defaultDeviceSettings();

test('has nothing to say when nothing limits the rest of the day', () => {
  expect(restOfToday(settings, 3600, now, zone)).toBeNull();
});

test('counts today off the limit', () => {
  const limited = { ...settings, timeLimit: 120 };
  expect(restOfToday(limited, 2460, now, zone)).toEqual({ left: 4740, limit: 7200 });
});

test('is nothing once the limit is used up', () => {
  expect(restOfToday({ ...settings, timeLimit: 60 }, 4000, now, zone)?.left).toBe(0);
});

test('ends with the last open hour of the schedule', () => {
  const untilNine = { ...settings, skda5: `${openDay.slice(0, 21)}000` };
  expect(restOfToday(untilNine, 0, now, zone)).toEqual({ left: 3 * 3600, limit: null });
});

test('counts the internet off its own limit and hours', () => {
  const limited = { ...settings, timeLimit: 60, timeLimitNet: 120, skda5: openDay };
  expect(restOfToday(limited, 3600, now, zone, 'internet')).toEqual({ left: 3600, limit: 7200 });
});
