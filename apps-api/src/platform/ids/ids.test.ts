import { describe, expect, it } from 'vitest';
import { idsOfToken, newDigits, newId, newToken, newTokenOf } from './index.js';

const many = <T>(make: () => T) => Array.from({ length: 2000 }, make);

describe('ids', () => {
  it('fit a JSON number and are never small', () => {
    for (const id of many(newId)) {
      expect(Number.isSafeInteger(id)).toBe(true);
      expect(id).toBeGreaterThanOrEqual(2 ** 40);
    }
  });

  it('are all different', () => {
    expect(new Set(many(newId)).size).toBe(2000);
    expect(new Set(many(newToken)).size).toBe(2000);
  });

  it('have as many digits as asked', () => {
    for (const code of many(() => newDigits(6))) expect(code).toMatch(/^\d{6}$/);
  });

  it('are found again in a token', () => {
    const id = newId();

    expect(idsOfToken(newTokenOf(id), 1)).toEqual([id]);
    expect(idsOfToken(newTokenOf(7, Number.MAX_SAFE_INTEGER), 2)).toEqual([7, Number.MAX_SAFE_INTEGER]);
  });

  it.each([
    '',
    'x',
    '.',
    `1.${'a'.repeat(42)}`,
    `0.${newToken()}`,
    `1.2.${newToken()}`,
    `zzzzzzzzzzz.${newToken()}`,
  ])('are not found in %j', (token) => {
    expect(idsOfToken(token, 1)).toBeUndefined();
  });
});
