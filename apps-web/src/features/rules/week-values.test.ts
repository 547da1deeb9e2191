import {
  defaultDeviceSettings,
  isSchedule,
  verdict,
  localTimeOf,
  initialRuleDocument,
  noUsage,
} from '@ostoja/domain';
import { describe, expect, test } from 'vitest';
import type { Settings } from './api/use-saved-settings.js';
import { presetWeeks, schedulePatch, scheduleWeek, weekLimits, weekLimitsPatch } from './week-values.js';

const defaults = defaultDeviceSettings();
const settings: Settings = {
  ...defaults,
  blockedUntil: 0,
  allowedUntil: 0,
  timeLimitWeek: [...defaults.timeLimitWeek],
  timeLimitNetWeek: [1, 2, 3, 4, 5, 6, 7],
};

test.each(['apps', 'internet'] as const)('what is painted for %s is what is shown of it', (use) => {
  const painted = scheduleWeek({ ...settings, ...schedulePatch(presetWeeks.nights, use) }, use);
  expect(painted).toEqual(presetWeeks.nights);
});

test('the schedule of apps leaves that of the internet alone', () => {
  const after = { ...settings, ...schedulePatch(presetWeeks.nights, 'apps') };
  expect(scheduleWeek(after, 'internet')).toEqual(scheduleWeek(settings, 'internet'));
});

test('a painted hour is blocked on its own weekday, and on no other', () => {
  const painted = { ...settings, ...schedulePatch(presetWeeks.afterSchool, 'apps') };
  const rules = { ...initialRuleDocument('Europe/Warsaw'), settings: painted };
  const at = (time: string) =>
    verdict(
      rules,
      { kind: 'app', pkg: 'game' },
      localTimeOf(Date.parse(time) / 1000, 'Europe/Warsaw'),
      noUsage,
    ).reason;
  // Friday and Saturday
  expect(at('2026-11-20T14:59+01:00')).toBe('schedule');
  expect(at('2026-11-20T15:00+01:00')).toBe('ok');
  expect(at('2026-11-21T14:59+01:00')).toBe('ok');
  expect(at('2026-11-21T21:00+01:00')).toBe('schedule');
});

test('the limits of weekdays are those of their use', () => {
  expect(weekLimits(settings, 'internet')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(weekLimits({ ...settings, ...weekLimitsPatch([9, 8, 7, 6, 5, 4, 3], 'apps') }, 'apps')).toEqual([
    9, 8, 7, 6, 5, 4, 3,
  ]);
});

describe('the weeks to start from', () => {
  test.each(Object.entries(presetWeeks))('%s is a whole week', (_name, week) => {
    expect(week).toHaveLength(7);
    expect(week.every(isSchedule)).toBe(true);
  });
});
