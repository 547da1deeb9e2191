import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordProblem, passwordsMatch, passwordStrength } from './password.js';

describe('a password', () => {
  it('is required', () => {
    expect(passwordProblem('')).toBe('required');
  });

  it('has at least 8 characters, emoji counted once', () => {
    expect(passwordProblem('1234567')).toBe('too-short');
    expect(passwordProblem('12345678')).toBe('ok');
    expect(passwordProblem('🦊🦊🦊🦊')).toBe('too-short');
  });

  it('is strong with a digit, a lowercase, an uppercase letter and more than 4 distinct characters', () => {
    expect(passwordStrength('Abcdef12').strong).toBe(true);
    expect(passwordStrength('Zażółć12').strong).toBe(true);
  });

  it('names what a weak one lacks', () => {
    expect(passwordStrength('Abcdefgh')).toMatchObject({ digit: false, strong: false });
    expect(passwordStrength('ABCDEF12')).toMatchObject({ lowercase: false, strong: false });
    expect(passwordStrength('abcdef12')).toMatchObject({ uppercase: false, strong: false });
    expect(passwordStrength('Aa1Aa1bb')).toMatchObject({ distinct: false, strong: false });
    expect(passwordStrength('Abc1d')).toMatchObject({ longEnough: false, strong: false });
  });

  it('is strong exactly when no sign is missing', () => {
    fc.assert(
      fc.property(fc.string(), (password) => {
        const { strong, ...signs } = passwordStrength(password);
        expect(strong).toBe(Object.values(signs).every(Boolean));
      }),
    );
  });

  it('is repeated exactly', () => {
    expect(passwordsMatch('Abcdef12', 'Abcdef12')).toBe(true);
    expect(passwordsMatch('Abcdef12', 'Abcdef12 ')).toBe(false);
  });
});
