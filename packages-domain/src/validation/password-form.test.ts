import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canChangePassword, canSignIn, checkUpdatePassword } from './password-form.js';

const good = { code: 'abcdefghij', password: 'Dobre-Haslo-7', repeated: 'Dobre-Haslo-7', acknowledged: true };

describe('a new password by a link', () => {
  it('can be set when everything is there', () => {
    expect(checkUpdatePassword(good)).toBe('ok');
  });

  it('needs a code of more than 9 characters before anything else', () => {
    expect(checkUpdatePassword({ ...good, code: '123456789', password: '' })).toBe('error-link');
    expect(checkUpdatePassword({ ...good, code: null })).toBe('error-link');
  });

  it('has at least 8 characters and is repeated exactly', () => {
    expect(checkUpdatePassword({ ...good, password: '', repeated: '' })).toBe('required');
    expect(checkUpdatePassword({ ...good, password: 'Haslo-7', repeated: 'Haslo-7' })).toBe('too-short');
    expect(checkUpdatePassword({ ...good, repeated: 'dobre-haslo-7' })).toBe('not-match');
  });

  it('waits for the acknowledgement that location data is lost', () => {
    expect(checkUpdatePassword({ ...good, acknowledged: false })).toBe('acknowledge-required');
  });

  it('is never set without acknowledgement, with a short code, or with two different passwords', () => {
    const forms = fc.record({
      code: fc.string(),
      password: fc.string(),
      repeated: fc.string(),
      acknowledged: fc.boolean(),
    });
    fc.assert(
      fc.property(forms, (form) => {
        if (checkUpdatePassword(form) !== 'ok') return;
        expect(form.acknowledged && form.code.length > 9 && form.password === form.repeated).toBe(true);
      }),
    );
  });
});

describe('the buttons of the password forms', () => {
  it('let sign in with an e-mail and a password', () => {
    expect(canSignIn({ email: 'a@b.pl', password: 'x' })).toBe(true);
    expect(canSignIn({ email: '  ', password: 'x' })).toBe(false);
    expect(canSignIn({ email: 'a@b.pl', password: '' })).toBe(false);
  });

  it('let change a password with the present and the new one', () => {
    expect(canChangePassword({ current: 'x', password: 'y' })).toBe(true);
    expect(canChangePassword({ current: '', password: 'y' })).toBe(false);
    expect(canChangePassword({ current: 'x', password: '' })).toBe(false);
  });
});
