import { describe, expect, it } from 'vitest';
import { noUsage } from './allowance.js';
import { blockedUntilLifted } from './rule-document.js';
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
import { timeLeftToday } from './time-left.js';
import { verdictOfUse } from './verdict.js';

const inAnHour = saturdayEvening.at + 3600;
const inTwoHours = saturdayEvening.at + 7200;

describe('a block-now while the protection is off', () => {
  it('blocks all the same', () => {
    const rules = rulesWith({ protectionOffUntil: inAnHour, blockedUntil: blockedUntilLifted });
    for (const subject of [game, site('example.com'), video, settings]) {
      expect(judge(rules, subject)).toEqual({ allowed: false, reason: 'blocked-now', code: 9, until: null });
    }
  });

  it('gives way to the protection that is still off when it ends before', () => {
    const rules = rulesWith({
      protectionOffUntil: inTwoHours,
      blockedUntil: inAnHour,
      apps: [{ pkg: 'com.game', allowed: 0 }],
    });
    expect(judge(rules, game)).toMatchObject({ reason: 'blocked-now', until: inAnHour });
    expect(judge(rules, game, noUsage, warsaw('2026-11-21 21:45')).reason).toBe('protection-off');
  });

  it('is followed by whatever the rules say when it ends after', () => {
    const rules = rulesWith({
      protectionOffUntil: inAnHour,
      blockedUntil: inTwoHours,
      settings: { skda6: closedFrom(22, 24), skda7: closedFrom(0, 8) },
    });
    expect(judge(rules, game).until).toBe(warsaw('2026-11-22 08:00').at);
  });
});

describe('what a parent allows for a while', () => {
  const closed = { skda6: closedFrom(20, 24), skd6: closedFrom(20, 24), skda7: closedFrom(0, 8) };

  it('opens schedule, bedtime and limit, and says so', () => {
    const bans = [
      closed,
      { bedtimeFrom: 1200, bedtimeTo: 420, bedtimeNights: '1111111' },
      { timeLimit: 0, timeLimitNet: 0 },
    ];
    for (const ban of bans) {
      const rules = rulesWith({ settings: ban, allowedUntil: inAnHour });
      for (const subject of [game, site('example.com'), video]) {
        expect(judge(rules, subject)).toEqual({
          allowed: true,
          reason: 'allowed-now',
          code: 0,
          until: inAnHour,
        });
      }
    }
  });

  it('ends at its second', () => {
    const rules = rulesWith({ settings: closed, allowedUntil: saturdayEvening.at });
    expect(judge(rules, game)).toMatchObject({ reason: 'schedule', until: warsaw('2026-11-22 08:00').at });
  });

  it('opens nothing that is blocked at every hour', () => {
    const rules = rulesWith({
      allowedUntil: inAnHour,
      settings: { blockErotic: true },
      lists: { blackList: ['bad.com'] },
      apps: [{ pkg: 'com.game', allowed: 0 }],
    });
    expect(judge(rules, game).reason).toBe('app-off');
    expect(judge(rules, site('bad.com')).reason).toBe('black-list');
    expect(judge(rules, site('pornhub.com')).reason).toBe('erotic');
  });

  it('is weaker than a block-now', () => {
    const rules = rulesWith({ settings: closed, allowedUntil: inTwoHours, blockedUntil: inAnHour });
    expect(judge(rules, game)).toMatchObject({ reason: 'blocked-now', until: inAnHour });
  });

  it('changes nothing where nothing is banned, and holds off a ban that would begin', () => {
    expect(judge(rulesWith({ allowedUntil: inAnHour }), game).reason).toBe('ok');
    const later = rulesWith({ settings: { skda6: closedFrom(21, 24) }, allowedUntil: inAnHour });
    expect(judge(later, game)).toMatchObject({ reason: 'ok', until: inAnHour });
  });

  it('is time of its own that counts into the limit', () => {
    const rules = rulesWith({ settings: { timeLimit: 90 }, allowedUntil: inAnHour });
    expect(timeLeftToday(rules, { appsToday: 5400, internetToday: 0 }, saturdayEvening).apps).toBe(3600);
    expect(timeLeftToday(rules, noUsage, saturdayEvening).apps).toBe(5400);
    expect(judge(rules, game, { appsToday: 5400, internetToday: 0 }).until).toBe(inAnHour);
  });
});

describe('what holds for all apps', () => {
  it('is the verdict on an app that nothing blocks by itself', () => {
    const rules = rulesWith({ settings: { blockNewApps: true, timeLimit: 60 } });
    const usage = { appsToday: 3600, internetToday: 0 };
    expect(verdictOfUse(rules, 'apps', saturdayEvening, usage).reason).toBe('daily-limit');
    expect(verdictOfUse(rules, 'internet', saturdayEvening, usage).reason).toBe('ok');
  });
});
