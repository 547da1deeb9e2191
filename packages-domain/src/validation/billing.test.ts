import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingCountry } from './billing.js';

describe('the country of a bill', () => {
  it('is the one that is known, in capitals', () => {
    expect(billingCountry('pl')).toBe('PL');
    expect(billingCountry(' DE ')).toBe('DE');
  });

  it('is US when it is empty or starts with a hyphen', () => {
    for (const unknown of ['', ' ', '-', '--', '-x', null, undefined])
      expect(billingCountry(unknown)).toBe('US');
  });

  it('never is empty and never starts with a hyphen', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(billingCountry(code)).toMatch(/^[^-\s]/);
      }),
    );
  });
});
