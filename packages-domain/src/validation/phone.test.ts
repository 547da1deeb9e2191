import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPhone, phonePrefix, phoneToE164 } from './phone.js';

describe('a phone number', () => {
  it('is required', () => {
    expect(checkPhone(' ')).toBe('required');
  });

  it('may be international, or national in the visitor’s country', () => {
    expect(checkPhone('+48 601 234 567')).toBe('ok');
    expect(checkPhone('601 234 567', 'PL')).toBe('ok');
    expect(checkPhone('601 234 567')).toBe('not-valid');
  });

  it('must be valid', () => {
    expect(checkPhone('+48 12')).toBe('not-valid');
    expect(checkPhone('call me on +48 601 234 567')).toBe('not-valid');
  });

  it('is stored in one form', () => {
    expect(phoneToE164('601-234-567', 'pl')).toBe('+48601234567');
    expect(phoneToE164('nonsense', 'pl')).toBeNull();
  });

  it('starts with the prefix of a known country and with nothing for an unknown one', () => {
    expect(phonePrefix('VN')).toBe('+84');
    expect(phonePrefix('-')).toBe('');
    expect(phonePrefix(undefined)).toBe('');
  });
});

describe('every phone number', () => {
  it('that is valid is stored in a form that is valid and stays the same', () => {
    const digits = fc.stringMatching(/^(\+48|\+1|\+49)?[0-9 -]{6,14}$/);
    fc.assert(
      fc.property(digits, (entry) => {
        const stored = phoneToE164(entry, 'PL');
        expect(checkPhone(entry, 'PL') === 'ok').toBe(stored !== null);
        if (stored === null) return;
        expect(stored).toMatch(/^\+\d{4,15}$/);
        expect(phoneToE164(stored)).toBe(stored);
      }),
    );
  });
});
