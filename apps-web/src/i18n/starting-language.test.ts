import { describe, expect, test } from 'vitest';
import { startingLanguage } from './starting-language.js';

describe('the starting language', () => {
  test('is the prefix before all else', () => {
    expect(startingLanguage('/de/login', 'fr', ['en-GB'])).toBe('de');
  });

  test('is the stored choice without a prefix', () => {
    expect(startingLanguage('/login', 'fr', ['en-GB'])).toBe('fr');
  });

  test("is the browser's when nothing was chosen", () => {
    expect(startingLanguage('/login', null, ['cs-CZ', 'en'])).toBe('cz');
  });

  test('is Polish when the browser speaks none of ours', () => {
    expect(startingLanguage('/login', 'klingon', ['sv-SE'])).toBe('pl');
  });
});
