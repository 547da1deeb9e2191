import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowsAnalytics, answerConsent, asksForConsent, unknownConsent } from './cookie-consent.js';

const day = 86_400;

describe('the cookie banner', () => {
  it('is shown to a visitor who was never asked', () => {
    expect(asksForConsent(unknownConsent, 0)).toBe(true);
  });

  it('comes back 7 days after the first refusal, 30 after the second, then every 180', () => {
    let consent = unknownConsent;
    let now = 1_800_000_000;
    for (const days of [7, 30, 180, 180, 180]) {
      consent = answerConsent(consent, 'refused', now);
      expect(asksForConsent(consent, now + days * day - 1)).toBe(false);
      now += days * day;
      expect(asksForConsent(consent, now)).toBe(true);
    }
  });

  it('stays away for 3650 days once accepted', () => {
    const consent = answerConsent(unknownConsent, 'accepted', 0);
    expect(asksForConsent(consent, 3650 * day - 1)).toBe(false);
    expect(asksForConsent(consent, 3650 * day)).toBe(true);
  });
});

describe('analytics', () => {
  it('run only while accepted', () => {
    expect(allowsAnalytics(unknownConsent, 0)).toBe(false);
    expect(allowsAnalytics(answerConsent(unknownConsent, 'refused', 0), 0)).toBe(false);
    expect(allowsAnalytics(answerConsent(unknownConsent, 'accepted', 0), 1)).toBe(true);
  });
});

describe('every visitor', () => {
  it('is left alone right after an answer, and analytics never run after a refusal', () => {
    const answers = fc.array(fc.constantFrom('accepted' as const, 'refused' as const), { minLength: 1 });
    fc.assert(
      fc.property(answers, fc.nat(4000 * day), (given, later) => {
        const now = 1_700_000_000;
        const consent = given.reduce((before, choice) => answerConsent(before, choice, now), unknownConsent);
        expect(asksForConsent(consent, now)).toBe(false);
        expect(asksForConsent(consent, now + 6 * day)).toBe(false);
        if (given.at(-1) === 'refused') expect(allowsAnalytics(consent, now + later)).toBe(false);
      }),
    );
  });
});
