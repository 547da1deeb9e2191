import { describe, expect, it } from 'vitest';
import { noUsage } from './allowance.js';
import {
  closedFrom,
  game,
  judge,
  rulesWith,
  saturdayEvening,
  settings,
  site,
  video,
  warsaw,
} from './rules.fixture.js';

const saturday = (minutes: number) => [480, 480, 480, 480, 480, minutes, 480];

describe('with nothing set', () => {
  it('everything is allowed for good', () => {
    for (const subject of [game, site('example.com'), video, settings]) {
      expect(judge(rulesWith(), subject)).toEqual({ allowed: true, reason: 'ok', code: 0, until: null });
    }
  });
});

describe('protection off', () => {
  const off = { protectionOffUntil: saturdayEvening.at + 3600 };

  it('allows what any rule blocks', () => {
    const rules = rulesWith({
      ...off,
      settings: { blockSettings: true, skd6: closedFrom(0, 24) },
      lists: { blackList: ['bad.com'], videoIds: ['v1'] },
      apps: [{ pkg: 'com.game', allowed: 0 }],
    });
    for (const subject of [game, site('bad.com'), video, settings]) {
      expect(judge(rules, subject)).toEqual({
        allowed: true,
        reason: 'protection-off',
        code: 0,
        until: off.protectionOffUntil,
      });
    }
  });

  it('ends at its second', () => {
    const rules = rulesWith({ protectionOffUntil: saturdayEvening.at, lists: { blackList: ['bad.com'] } });
    expect(judge(rules, site('bad.com')).reason).toBe('black-list');
  });

  it('does not turn when it ends and nothing else blocks', () => {
    expect(judge(rulesWith(off), game)).toMatchObject({ reason: 'protection-off', until: null });
  });
});

describe('a block-now', () => {
  it('blocks apps, sites, videos and settings until its end', () => {
    const blockedUntil = saturdayEvening.at + 900;
    const rules = rulesWith({ blockedUntil, lists: { whiteList: ['school.pl'] } });
    for (const subject of [game, site('school.pl'), video, settings]) {
      expect(judge(rules, subject)).toMatchObject({
        allowed: false,
        reason: 'blocked-now',
        until: blockedUntil,
      });
    }
  });

  it('holds until a parent lifts it when it has no end', () => {
    expect(judge(rulesWith({ blockedUntil: 253_402_300_799 }), game).until).toBeNull();
  });
});

describe('the schedule', () => {
  const bedtime = closedFrom(20, 24);

  it('blocks apps by skda and the internet by skd, each on its own', () => {
    const apps = rulesWith({ settings: { skda6: bedtime } });
    expect(judge(apps, game)).toMatchObject({ allowed: false, reason: 'schedule', code: 1 });
    expect(judge(apps, site('example.com')).allowed).toBe(true);
    const internet = rulesWith({ settings: { skd6: bedtime } });
    expect(judge(internet, game).allowed).toBe(true);
    expect(judge(internet, site('example.com'))).toMatchObject({ reason: 'schedule', code: 1 });
    expect(judge(internet, video).reason).toBe('schedule');
  });

  it('opens at the next available hour', () => {
    const rules = rulesWith({ settings: { skda6: bedtime, skda7: closedFrom(0, 8) } });
    expect(judge(rules, game).until).toBe(warsaw('2026-11-22 08:00').at);
  });

  it('does not use up the limit while it is closed', () => {
    const rules = rulesWith({ settings: { skda6: closedFrom(18, 22), timeLimit: 60 } });
    expect(judge(rules, game)).toMatchObject({ reason: 'schedule', until: warsaw('2026-11-21 22:00').at });
  });

  it('closes at the next unavailable hour', () => {
    const rules = rulesWith({ settings: { skda6: closedFrom(22, 24) } });
    expect(judge(rules, game)).toMatchObject({ allowed: true, until: warsaw('2026-11-21 22:00').at });
  });

  it('never opens when every hour is closed', () => {
    const day = closedFrom(0, 24);
    const week = { skda1: day, skda2: day, skda3: day, skda4: day, skda5: day, skda6: day, skda7: day };
    expect(judge(rulesWith({ settings: week }), game)).toMatchObject({ allowed: false, until: null });
  });

  it('does not bind an app that does not follow it', () => {
    const rules = rulesWith({ settings: { skda6: bedtime }, apps: [{ pkg: 'com.game', schedule: 0 }] });
    expect(judge(rules, game)).toMatchObject({ allowed: true, until: null });
  });

  it('binds the white list too', () => {
    const rules = rulesWith({ settings: { skd6: bedtime }, lists: { whiteList: ['school.pl'] } });
    expect(judge(rules, site('school.pl')).reason).toBe('schedule');
  });
});

describe('the daily limit', () => {
  const hour = rulesWith({ settings: { timeLimit: 60, timeLimitNet: 30 } });

  it('counts apps and the internet apart', () => {
    const usage = { appsToday: 3600, internetToday: 0 };
    expect(judge(hour, game, usage)).toMatchObject({ allowed: false, reason: 'daily-limit', code: 2 });
    expect(judge(hour, site('example.com'), usage).allowed).toBe(true);
    expect(judge(hour, site('example.com'), { appsToday: 0, internetToday: 1800 }).reason).toBe(
      'daily-limit',
    );
  });

  it('blocks until midnight of the device', () => {
    expect(judge(hour, game, { appsToday: 3600, internetToday: 0 }).until).toBe(
      warsaw('2026-11-22 00:00').at,
    );
  });

  it('runs out after what is left of it, when used on', () => {
    expect(judge(hour, game, { appsToday: 3000, internetToday: 0 }).until).toBe(saturdayEvening.at + 600);
  });

  it('starts anew at midnight', () => {
    const late = warsaw('2026-11-21 23:30');
    expect(judge(hour, game, noUsage, late).until).toBe(warsaw('2026-11-22 01:00').at);
  });

  it('does not bind an app that does not count', () => {
    const rules = rulesWith({ settings: { timeLimit: 60 }, apps: [{ pkg: 'com.game', timeLimit: 0 }] });
    expect(judge(rules, game, { appsToday: 9999, internetToday: 0 }).allowed).toBe(true);
  });

  it('is none from 480 minutes', () => {
    const rules = rulesWith({ settings: { timeLimit: 480 } });
    expect(judge(rules, game, { appsToday: 80_000, internetToday: 0 })).toMatchObject({
      allowed: true,
      until: null,
    });
  });

  it('of 0 minutes blocks at once', () => {
    expect(judge(rulesWith({ settings: { timeLimit: 0 } }), game)).toMatchObject({
      reason: 'daily-limit',
      until: null,
    });
  });
});

describe('the limit of a weekday', () => {
  const usage = { appsToday: 90 * 60, internetToday: 0 };

  it('replaces the daily limit on its day, shorter or longer', () => {
    const shorter = rulesWith({ settings: { timeLimit: 120, timeLimitWeek: saturday(60) } });
    expect(judge(shorter, game, usage)).toMatchObject({ allowed: false, reason: 'weekly-limit', code: 2 });
    const longer = rulesWith({ settings: { timeLimit: 60, timeLimitWeek: saturday(120) } });
    expect(judge(longer, game, usage).allowed).toBe(true);
  });

  it('leaves the daily limit to a day that has none of its own', () => {
    const rules = rulesWith({ settings: { timeLimit: 60, timeLimitWeek: saturday(120) } });
    expect(judge(rules, game, usage, warsaw('2026-11-22 12:00')).reason).toBe('daily-limit');
  });
});

describe('the one-day bonus', () => {
  const bonus = { timeLimit: 60, timeLimitNet: 60, timeBonus: 30, timeBonusDay: 20261121 };
  const usage = { appsToday: 4000, internetToday: 4000 };

  it('lengthens the limit of apps and of the internet on its day', () => {
    expect(judge(rulesWith({ settings: bonus }), game, usage).until).toBe(
      saturdayEvening.at + 90 * 60 - 4000,
    );
    expect(judge(rulesWith({ settings: bonus }), site('example.com'), usage).allowed).toBe(true);
  });

  it('does nothing on any other day', () => {
    const sunday = warsaw('2026-11-22 20:30');
    expect(judge(rulesWith({ settings: bonus }), game, usage, sunday).reason).toBe('daily-limit');
  });

  it('does not open the schedule', () => {
    const rules = rulesWith({ settings: { ...bonus, skda6: closedFrom(20, 24) } });
    expect(judge(rules, game).reason).toBe('schedule');
  });
});

describe('precedence', () => {
  it('names the lasting block before the passing one', () => {
    const rules = rulesWith({
      blockedUntil: saturdayEvening.at + 60,
      settings: { skd6: closedFrom(0, 24), timeLimitNet: 0 },
      lists: { blackList: ['bad.com'] },
    });
    expect(judge(rules, site('bad.com'))).toMatchObject({ reason: 'black-list', until: null });
    expect(judge(rules, site('example.com')).reason).toBe('blocked-now');
  });

  it('names the schedule before the limit', () => {
    const rules = rulesWith({ settings: { skd6: closedFrom(0, 24), timeLimitNet: 0 } });
    expect(judge(rules, site('example.com')).reason).toBe('schedule');
  });
});
