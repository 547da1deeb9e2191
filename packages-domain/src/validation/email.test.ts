import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEmail } from './email.js';

describe('an e-mail address', () => {
  it('is required', () => {
    expect(checkEmail('')).toBe('required');
    expect(checkEmail('   ')).toBe('required');
  });

  it('may hold letters, digits and . _ % + - before the at sign, in any case', () => {
    expect(checkEmail('Anna.Nowak_1%a+b-c@Example.CO.UK')).toBe('ok');
  });

  it('is trimmed before it is judged', () => {
    expect(checkEmail('  anna@example.com ')).toBe('ok');
  });

  it('ends in a top-level part of 2 to 8 letters', () => {
    expect(checkEmail('a@b.pl')).toBe('ok');
    expect(checkEmail('a@b.abcdefgh')).toBe('ok');
    expect(checkEmail('a@b.c')).toBe('not-valid');
    expect(checkEmail('a@b.abcdefghi')).toBe('not-valid');
    expect(checkEmail('a@b.p1')).toBe('not-valid');
  });

  it('is refused without a domain, with spaces inside, with other signs, or longer than mail carries', () => {
    for (const entry of [
      'anna',
      'anna@',
      '@b.pl',
      'an na@b.pl',
      'żaba@b.pl',
      'a@b@c.pl',
      `${'a'.repeat(250)}@b.pl`,
    ]) {
      expect(checkEmail(entry)).toBe('not-valid');
    }
  });
});

describe('every e-mail address', () => {
  it('of the pattern is taken, in any case, with spaces around it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9._%+-]{1,20}@[a-z0-9]{1,20}\.[a-z]{2,8}$/), (email) => {
        expect(checkEmail(email)).toBe('ok');
        expect(checkEmail(`  ${email.toUpperCase()} `)).toBe('ok');
      }),
    );
  });

  it('that is taken has one at sign and no space', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '.', '@', ' ', '-', 'ż') }), (entry) => {
        if (checkEmail(entry) === 'ok') expect(entry.trim()).toMatch(/^[^@\s]+@[^@\s]+$/);
      }),
    );
  });
});
