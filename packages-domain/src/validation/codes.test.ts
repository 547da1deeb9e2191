import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkConfirmationCode, cleanConfirmationCode } from './confirmation-code.js';
import { cleanQueryCode, isUpdatePasswordCode } from './link-code.js';
import { canSubmitPin, cleanPin, groupDigits, isPin } from './pin.js';

describe('a confirmation code', () => {
  it('is pasted with anything between its digits', () => {
    expect(cleanConfirmationCode(' 12-34 56.')).toBe('123456');
    expect(cleanConfirmationCode('12345678')).toBe('123456');
  });

  it('has exactly six digits', () => {
    expect(checkConfirmationCode('12345')).toBe('incomplete');
    expect(checkConfirmationCode('123 456')).toBe('ok');
  });

  it('must differ from the last tried', () => {
    expect(checkConfirmationCode('123456', '123456')).toBe('already-tried');
    expect(checkConfirmationCode('123457', '123456')).toBe('ok');
  });

  it('never keeps anything but at most six digits', () => {
    fc.assert(
      fc.property(fc.string(), (entry) => {
        expect(cleanConfirmationCode(entry)).toMatch(/^\d{0,6}$/);
      }),
    );
  });
});

describe('a code in a link', () => {
  it('is longer than 9 characters for a new password', () => {
    expect(isUpdatePasswordCode('123456789')).toBe(false);
    expect(isUpdatePasswordCode('1234567890')).toBe(true);
    expect(isUpdatePasswordCode(null)).toBe(false);
  });

  it('is cut to 100 characters for a reward or a promotion', () => {
    expect(cleanQueryCode('x'.repeat(101))).toBe('x'.repeat(100));
    expect(cleanQueryCode('  ')).toBeNull();
    expect(cleanQueryCode(undefined)).toBeNull();
  });
});

describe('a PIN', () => {
  it('is shown as three groups of three', () => {
    expect(groupDigits('123456789')).toBe('123-456-789');
    expect(groupDigits('1234', 2)).toBe('12-34');
  });

  it('has 8 to 15 digits after cleaning', () => {
    expect(isPin('123-456-7')).toBe(false);
    expect(isPin('123-456-78')).toBe(true);
    expect(isPin('1'.repeat(15))).toBe(true);
    expect(isPin('1'.repeat(16))).toBe(false);
  });

  it('enables the button from 10 characters shown', () => {
    expect(canSubmitPin('123-456-7')).toBe(false);
    expect(canSubmitPin('123-456-78')).toBe(true);
  });

  it('loses no digit by being grouped', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 9 }), (entry, size) => {
        expect(cleanPin(groupDigits(entry, size))).toBe(cleanPin(entry));
      }),
    );
  });
});
