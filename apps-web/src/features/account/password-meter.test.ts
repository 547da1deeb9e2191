import { expect, test } from 'vitest';
import { missingSigns, passwordScore } from './password-meter.js';

test.each([
  ['', 0],
  ['Ab1defg', 1],
  ['aaaaaaaa', 2],
  ['abcdefgh1', 3],
  ['Abcdefgh1', 4],
] as const)('%j scores %i', (password, score) => {
  expect(passwordScore(password)).toBe(score);
});

test('a password of one repeated letter lacks a digit, an uppercase letter and variety', () => {
  expect(missingSigns('aaaaaaaa')).toEqual([
    'account.register.weak.digit',
    'account.register.weak.uppercase',
    'account.register.weak.distinct',
  ]);
});

test('a strong password lacks nothing', () => {
  expect(missingSigns('Sosna-Nad-Wisla-7')).toEqual([]);
});
