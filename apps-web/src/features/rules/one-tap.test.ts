import { blockedUntilLifted, defaultDeviceSettings, localTimeOf } from '@ostoja/domain';
import { describe, expect, test } from 'vitest';
import type { Settings } from './api/use-saved-settings.js';
import {
  allowFor,
  bedtimeOn,
  blockNow,
  moreTime,
  nightsOf,
  noBedtime,
  readMinutes,
  standingNow,
  unblock,
  undoOf,
  writeMinutes,
} from './one-tap.js';

const zone = 'Europe/Warsaw';
// Saturday 2026-11-21, 20:30 in Warsaw.
const now = Date.parse('2026-11-21T19:30:00Z') / 1000;
const hours = 3600;

function settingsWith(changed: Partial<Settings> = {}): Settings {
  const { timeLimitWeek, timeLimitNetWeek, ...rest } = defaultDeviceSettings();
  return {
    ...rest,
    timeLimitWeek: [...timeLimitWeek],
    timeLimitNetWeek: [...timeLimitNetWeek],
    blockedUntil: 0,
    allowedUntil: 0,
    ...changed,
  };
}

const standing = (changed: Partial<Settings>, used = 0, offUntil = 0) =>
  standingNow(settingsWith(changed), offUntil, used, now, zone).reason;

describe('block now', () => {
  test('holds until it is lifted, also over what was allowed and while the protection is off', () => {
    expect(blockNow.blockedUntil).toBe(blockedUntilLifted);
    expect(standing({ allowedUntil: now + hours, ...blockNow })).toBe('blocked-now');
    expect(standing(blockNow, 0, now + hours)).toBe('blocked-now');
    expect(standing({ ...blockNow, ...unblock })).toBe('ok');
  });
});

describe('allowing for a while', () => {
  test('opens a ban, and a block with it', () => {
    const ban = { timeLimit: 0, ...blockNow };
    expect(standing(ban)).toBe('blocked-now');
    expect(standing({ ...ban, ...allowFor(30, now) })).toBe('allowed-now');
    expect(standing({ ...ban, ...allowFor(30, now - hours) })).toBe('daily-limit');
  });
});

describe('half an hour more', () => {
  const today = 20261121;
  test('adds to the bonus of today, and begins anew where the bonus is of another day', () => {
    expect(moreTime({ timeBonus: 0, timeBonusDay: 0 }, today)).toEqual({
      timeBonus: 30,
      timeBonusDay: today,
    });
    expect(moreTime({ timeBonus: 30, timeBonusDay: today }, today)).toMatchObject({ timeBonus: 60 });
    expect(moreTime({ timeBonus: 60, timeBonusDay: 20261120 }, today)).toMatchObject({ timeBonus: 30 });
  });

  test('ends at what a day can have', () => {
    expect(moreTime({ timeBonus: 105, timeBonusDay: today }, today)).toMatchObject({ timeBonus: 120 });
    expect(moreTime({ timeBonus: 120, timeBonusDay: today }, today)).toBeNull();
  });
});

describe('a bedtime', () => {
  const times = { bedtimeFrom: 20 * 60, bedtimeTo: 7 * 60 };

  test('of tonight is for the night that is under way, and is over after it', () => {
    const set = settingsWith(bedtimeOn('tonight', times, now, zone));
    expect(set.bedtimeDay).toBe(localTimeOf(now, zone).date);
    expect(standing(set)).toBe('bedtime');
    expect(nightsOf(set, now, zone)).toBe('tonight');
    expect(nightsOf(set, now + 14 * hours, zone)).toBeNull();
  });

  test('of school nights leaves Saturday night out', () => {
    const set = settingsWith(bedtimeOn('school', times, now, zone));
    expect(standing(set)).toBe('ok');
    expect(nightsOf(set, now, zone)).toBe('school');
  });

  test('of every night goes with one change', () => {
    const set = settingsWith(bedtimeOn('every', times, now, zone));
    expect(standing(set)).toBe('bedtime');
    expect(nightsOf({ ...set, ...noBedtime } as Settings, now, zone)).toBeNull();
    expect(nightsOf({ ...set, bedtimeNights: '1000000' }, now, zone)).toBe('other');
  });
});

test('an undo names exactly what was changed, with the values from before', () => {
  const before = settingsWith({ allowedUntil: 5, timeBonus: 15, timeBonusDay: 20261120 });
  expect(undoOf(before, blockNow)).toEqual({ blockedUntil: 0, allowedUntil: 5 });
  expect(undoOf(before, { timeBonus: 30, timeBonusDay: 20261121 })).toEqual({
    timeBonus: 15,
    timeBonusDay: 20261120,
  });
});

test('times are written and read as time fields have them', () => {
  expect([0, 425, 1230].map(writeMinutes)).toEqual(['00:00', '07:05', '20:30']);
  expect(['00:00', '07:05', '20:30', '', '24:00', '7:05'].map(readMinutes)).toEqual([
    0,
    425,
    1230,
    null,
    null,
    null,
  ]);
});
