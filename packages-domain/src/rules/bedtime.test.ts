import { describe, expect, it } from 'vitest';
import { everyNight, hasBedtime, isBedtime, noNight, schoolNights, tonight } from './bedtime.js';
import { openStretches } from './open-stretches.js';
import { game, judge, rulesWith, saturdayEvening, settings, site, video, warsaw } from './rules.fixture.js';
import { noUsage } from './allowance.js';
import { timeLeftToday } from './time-left.js';

const late = { bedtimeFrom: 20 * 60 + 30, bedtimeTo: 7 * 60 + 15, bedtimeDay: 0 };
const every = { ...late, bedtimeNights: everyNight };
const school = { ...late, bedtimeNights: schoolNights };
const saturdayOnly = { ...late, bedtimeNights: noNight, bedtimeDay: 20261121 };

describe('a bedtime', () => {
  it('begins and ends at its minute, on the next day', () => {
    expect(isBedtime(every, warsaw('2026-11-21 20:29'))).toBe(false);
    expect(isBedtime(every, warsaw('2026-11-21 20:30'))).toBe(true);
    expect(isBedtime(every, warsaw('2026-11-22 07:14'))).toBe(true);
    expect(isBedtime(every, warsaw('2026-11-22 07:15'))).toBe(false);
  });

  it('holds on the nights before school, by the evening on which they begin', () => {
    expect(isBedtime(school, warsaw('2026-11-19 21:00'))).toBe(true);
    expect(isBedtime(school, warsaw('2026-11-20 06:00'))).toBe(true);
    expect(isBedtime(school, warsaw('2026-11-20 21:00'))).toBe(false);
    expect(isBedtime(school, warsaw('2026-11-22 06:00'))).toBe(false);
    expect(isBedtime(school, warsaw('2026-11-22 21:00'))).toBe(true);
  });

  it('holds for one night, and not a week later', () => {
    expect(isBedtime(saturdayOnly, warsaw('2026-11-21 23:00'))).toBe(true);
    expect(isBedtime(saturdayOnly, warsaw('2026-11-22 05:00'))).toBe(true);
    expect(isBedtime(saturdayOnly, warsaw('2026-11-22 23:00'))).toBe(false);
    expect(isBedtime(saturdayOnly, warsaw('2026-11-28 23:00'))).toBe(false);
  });

  it('may lie within one day', () => {
    const nap = { ...every, bedtimeFrom: 13 * 60, bedtimeTo: 14 * 60 };
    expect(isBedtime(nap, warsaw('2026-11-21 13:30'))).toBe(true);
    expect(isBedtime(nap, warsaw('2026-11-21 14:00'))).toBe(false);
    expect(isBedtime(nap, warsaw('2026-11-21 12:59'))).toBe(false);
  });

  it('is none without a night, or without a length', () => {
    expect(hasBedtime({ ...late, bedtimeNights: noNight })).toBe(false);
    expect(hasBedtime({ ...every, bedtimeTo: late.bedtimeFrom })).toBe(false);
    expect(isBedtime({ ...every, bedtimeTo: late.bedtimeFrom }, saturdayEvening)).toBe(false);
  });

  it('closes apps, sites and videos, not the settings nor an app that does not follow the schedule', () => {
    const rules = rulesWith({ settings: every, apps: [{ pkg: 'com.alarm', schedule: 0 }] });
    for (const subject of [game, site('example.com'), video]) {
      expect(judge(rules, subject)).toEqual({
        allowed: false,
        reason: 'bedtime',
        code: 1,
        until: warsaw('2026-11-22 07:15').at,
      });
    }
    expect(judge(rules, settings).allowed).toBe(true);
    expect(judge(rules, { kind: 'app', pkg: 'com.alarm' }).allowed).toBe(true);
  });

  it('ends what is in use at its minute, unless the limit runs out before', () => {
    const at = warsaw('2026-11-21 20:10');
    const rules = rulesWith({ settings: { ...every, timeLimit: 60 } });
    const until = (appsToday: number) => judge(rules, game, { appsToday, internetToday: 0 }, at).until;
    expect(until(0)).toBe(warsaw('2026-11-21 20:30').at);
    expect(until(50 * 60)).toBe(warsaw('2026-11-21 20:20').at);
  });

  it('ends the time left today and the open hours of the day', () => {
    const at = warsaw('2026-11-21 19:45');
    const rules = rulesWith({ settings: { ...saturdayOnly, timeLimit: 60 } });
    expect(timeLeftToday(rules, noUsage, at)).toEqual({ apps: 2700, internet: 2700 });
    const day = { from: warsaw('2026-11-21 00:00').at, to: warsaw('2026-11-22 00:00').at };
    expect(openStretches(rules.settings, 'apps', day, 'Europe/Warsaw')).toEqual([
      { from: day.from, to: warsaw('2026-11-21 20:30').at },
    ]);
  });
});

describe('tonight', () => {
  it('is the night that is under way, or the next to begin', () => {
    expect(tonight(late, warsaw('2026-11-21 18:00'))).toBe(20261121);
    expect(tonight(late, warsaw('2026-11-21 23:00'))).toBe(20261121);
    expect(tonight(late, warsaw('2026-11-22 00:30'))).toBe(20261121);
    expect(tonight(late, warsaw('2026-11-22 08:00'))).toBe(20261122);
    expect(tonight({ bedtimeFrom: 60, bedtimeTo: 360 }, warsaw('2026-11-21 22:00'))).toBe(20261122);
  });
});
