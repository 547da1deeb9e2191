import { answerConsent, unknownConsent } from '@ostoja/domain';
import { expect, test } from 'vitest';
import { cookieIn, readConsent, writeConsent } from './consent-record.js';

test('an answer comes back as it was given', () => {
  let consent = unknownConsent;
  expect(writeConsent(consent)).toBeNull();
  for (const choice of ['refused', 'refused', 'accepted'] as const) {
    consent = answerConsent(consent, choice, 1_763_700_000);
    expect(readConsent(writeConsent(consent))).toEqual(consent);
  }
  expect(writeConsent(consent)).toBe('accepted.1763700000.2');
});

test('what nobody wrote here counts as never asked', () => {
  for (const text of [
    null,
    '',
    'accepted',
    'accepted.x.0',
    'refused.1.-1',
    'perhaps.1.0',
    'accepted.1.0;x',
  ]) {
    expect(readConsent(text)).toEqual(unknownConsent);
  }
});

test('a cookie is found by its whole name', () => {
  expect(cookieIn('a=1; not_ours=2; ours=x=y', 'ours')).toBe('x=y');
  expect(cookieIn('not_ours=2', 'ours')).toBeNull();
});
