import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTimeOf } from '../time/local-time.js';
import { codeOf } from './reason.js';
import { rulesWith } from './rules.fixture.js';
import { timeLeftToday } from './time-left.js';
import { verdict } from './verdict.js';

const zones = fc.constantFrom('Europe/Warsaw', 'America/New_York', 'Asia/Kathmandu', 'UTC');
// Both of 2026's clock changes of Warsaw and New York are inside.
const moments = fc.integer({ min: Date.UTC(2026, 1, 20) / 1000, max: Date.UTC(2026, 10, 20) / 1000 });
const day = fc.oneof(fc.constant('1'.repeat(24)), fc.stringMatching(/^[01]{24}$/));
const minutes = fc.constantFrom(0, 15, 60, 300, 480);

const documents = fc
  .record({
    timeZone: zones,
    skda: fc.tuple(day, day, day, day, day, day, day),
    timeLimit: minutes,
    timeLimitWeek: fc.tuple(minutes, minutes, minutes, minutes, minutes, minutes, minutes),
    timeBonus: fc.constantFrom(0, 5, 120),
    bonusToday: fc.boolean(),
    protectionOff: fc.constantFrom(0, 0, 1800),
    blocked: fc.constantFrom(0, 0, 900, 200_000),
    allowed: fc.constantFrom(0, 0, 1200, 90_000),
    bedtimeFrom: fc.constantFrom(60, 1230, 1290),
    bedtimeTo: fc.constantFrom(360, 435),
    bedtimeNights: fc.constantFrom('0000000', '1111001', '1111111'),
    at: moments,
    used: fc.integer({ min: 0, max: 20_000 }),
  })
  .map(({ skda: [skda1, skda2, skda3, skda4, skda5, skda6, skda7], ...made }) => {
    const now = localTimeOf(made.at, made.timeZone);
    const rules = rulesWith({
      timeZone: made.timeZone,
      protectionOffUntil: made.protectionOff === 0 ? 0 : made.at + made.protectionOff,
      blockedUntil: made.blocked === 0 ? 0 : made.at + made.blocked,
      allowedUntil: made.allowed === 0 ? 0 : made.at + made.allowed,
      settings: {
        skda1,
        skda2,
        skda3,
        skda4,
        skda5,
        skda6,
        skda7,
        bedtimeFrom: made.bedtimeFrom,
        bedtimeTo: made.bedtimeTo,
        bedtimeNights: made.bedtimeNights,
        timeLimit: made.timeLimit,
        timeLimitWeek: made.timeLimitWeek,
        timeBonus: made.timeBonus,
        timeBonusDay: made.bonusToday ? now.date : 0,
      },
    });
    return { rules, now, used: made.used };
  });

const app = { kind: 'app', pkg: 'com.game' } as const;

describe('a verdict', () => {
  it('is allowed exactly when its code is not a block', () => {
    fc.assert(
      fc.property(documents, ({ rules, now, used }) => {
        const answer = verdict(rules, app, now, { appsToday: used, internetToday: 0 });
        expect(answer.code).toBe(codeOf(answer.reason));
        expect(answer.allowed).toBe(answer.code <= 0);
      }),
    );
  });

  it('holds until its until, and turns there', () => {
    fc.assert(
      fc.property(documents, ({ rules, now, used }) => {
        const first = verdict(rules, app, now, { appsToday: used, internetToday: 0 });
        const end = first.until ?? now.at + 8 * 86_400;
        expect(end).toBeGreaterThan(now.at);
        const step = 300;
        let counted = used;
        let { date } = now;
        const allowedAt = (at: number, since: number) => {
          const time = localTimeOf(at, now.timeZone);
          if (time.date !== date) {
            date = time.date;
            counted = time.hour * 3600 + time.minute * 60 + time.second;
          } else counted += at - since;
          return verdict(rules, app, time, {
            appsToday: first.allowed ? counted : usedBefore(time.date),
            internetToday: 0,
          }).allowed;
        };
        const usedBefore = (on: number) => (on === now.date ? used : 0);
        let at = now.at;
        while (at + step < end) {
          expect(allowedAt(at + step, at)).toBe(first.allowed);
          at += step;
        }
        if (first.until !== null) expect(allowedAt(first.until, at)).toBe(!first.allowed);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the time left today', () => {
  it('is what can be used before the verdict turns, or less', () => {
    fc.assert(
      fc.property(documents, ({ rules, now, used }) => {
        const usage = { appsToday: used, internetToday: 0 };
        const unguarded = { ...rules, protectionOffUntil: 0, blockedUntil: 0 };
        const { allowed, until } = verdict(unguarded, app, now, usage);
        const { apps } = timeLeftToday(rules, usage, now);
        if (!allowed && apps !== null && until === null) expect(apps).toBe(0);
        if (allowed && apps !== null && until !== null) expect(apps).toBeGreaterThan(0);
        if (apps === null) expect(allowed).toBe(true);
      }),
    );
  });
});
