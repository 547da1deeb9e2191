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
