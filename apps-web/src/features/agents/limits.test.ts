import {
  AppType,
  blockedUntilLifted,
  closedDay,
  defaultDeviceSettings,
  type DeviceKind,
} from '@ostoja/domain';
import { expect, test } from 'vitest';
import { limitsOf } from './limits.js';

type Settings = Parameters<typeof limitsOf>[0];

const phone = { appType: AppType.AndroidApk, appFeatures: '_WEEK__BONUS_' };
const computer = { appType: AppType.Windows, appFeatures: '_WIN32_' };
const today = 20_261_121;
const now = 1_763_700_000;

function limits(changes: Partial<Settings>, device: DeviceKind = phone) {
  const open = {
    ...defaultDeviceSettings(),
    blockErotic: false,
    blockOffensive: false,
    blockedUntil: 0,
    allowedUntil: 0,
  };
  return limitsOf({ ...open, ...changes }, device, { now, today });
}

test('nothing is limited when everything is open', () => {
  expect(limits({})).toEqual([]);
});

test('a limit is told for the days on which it holds, the days of their own apart', () => {
  expect(limits({ timeLimitNet: 60, timeLimitNetWeek: [480, 480, 480, 480, 480, 120, 120] })).toEqual([
    { kind: 'time', use: 'internet', days: { from: 1, to: 5, value: 60 } },
    { kind: 'time', use: 'internet', days: { from: 6, to: 7, value: 120 } },
  ]);
});

test('a bonus is told on its day, where there is a limit that it makes longer', () => {
  const bonus = { timeBonus: 30, timeBonusDay: today };
  expect(limits({ ...bonus, timeLimit: 60 })).toContainEqual({ kind: 'bonus', minutes: 30 });
  expect(limits({ ...bonus, timeLimit: 60 })).toContainEqual(
    expect.objectContaining({ kind: 'time', days: { from: 1, to: 7, value: 60 } }),
  );
  expect(limits(bonus)).toEqual([]);
  expect(limits({ ...bonus, timeLimit: 60, timeBonusDay: today - 1 })).not.toContainEqual(
    expect.objectContaining({ kind: 'bonus' }),
  );
});

test('a day without any open hour is told as closed', () => {
  expect(limits({ skda7: closedDay })).toEqual([
    { kind: 'hours', use: 'apps', days: { from: 7, to: 7, value: closedDay }, open: [] },
  ]);
});

test('a block by hand is told until it ends', () => {
  expect(limits({ blockedUntil: now + 60 })).toEqual([{ kind: 'blocked-now', until: now + 60 }]);
  expect(limits({ blockedUntil: blockedUntilLifted })).toEqual([{ kind: 'blocked-now', until: null }]);
  expect(limits({ blockedUntil: now })).toEqual([]);
});

test('bedtime is told for the nights of the week, and for one night while it is not over', () => {
  const bedtime = { bedtimeFrom: 1230, bedtimeTo: 420, bedtimeNights: '1111001' };
  const hours = { kind: 'bedtime', from: 1230, to: 420 };
  expect(limits(bedtime)).toEqual([
    { ...hours, days: { from: 1, to: 4, value: '1' } },
    { ...hours, days: { from: 7, to: 7, value: '1' } },
  ]);
  const once = { ...bedtime, bedtimeNights: '0000000' };
  expect(limits({ ...once, bedtimeDay: today })).toEqual([{ ...hours, days: today }]);
  expect(limits({ ...once, bedtimeDay: today - 2 })).toEqual([]);
});

test('what only a computer knows is told of computers only, and of phones what only they know', () => {
  const all = { blockDoc: true, blockExe: true, blockVideo: true, excludeYT: true, blockSettings: true };
  expect(limits(all)).toEqual([
    { kind: 'content', contents: ['video'], exceptYouTube: false },
    { kind: 'settings' },
  ]);
  expect(limits(all, computer)).toEqual([
    { kind: 'content', contents: ['video'], exceptYouTube: true },
    { kind: 'downloads', what: ['documents', 'programs'] },
  ]);
});
