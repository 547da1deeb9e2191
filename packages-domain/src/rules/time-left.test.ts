import { describe, expect, it } from 'vitest';
import { noUsage } from './allowance.js';
import { closedFrom, rulesWith, warsaw } from './rules.fixture.js';
import { timeLeftToday } from './time-left.js';

const now = warsaw('2026-11-21 19:45');

describe('the time left today', () => {
  it('is unlimited when nothing limits the day', () => {
    expect(timeLeftToday(rulesWith(), noUsage, now)).toEqual({ apps: null, internet: null });
  });

  it('is what is left of the limit, with the bonus', () => {
    const rules = rulesWith({ settings: { timeLimit: 60, timeBonus: 15, timeBonusDay: 20261121 } });
    expect(timeLeftToday(rules, { appsToday: 3000, internetToday: 0 }, now)).toEqual({
      apps: 1500,
      internet: null,
    });
  });

  it('is never less than nothing', () => {
    const rules = rulesWith({ settings: { timeLimit: 60 } });
    expect(timeLeftToday(rules, { appsToday: 9000, internetToday: 0 }, now).apps).toBe(0);
  });

  it('ends with the hours that the schedule leaves open', () => {
    const rules = rulesWith({
      settings: { timeLimit: 60, skda6: closedFrom(20, 24), skd6: closedFrom(21, 24) },
    });
    expect(timeLeftToday(rules, noUsage, now)).toEqual({ apps: 900, internet: 4500 });
  });
});
