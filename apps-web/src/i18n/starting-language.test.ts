import { describe, expect, test } from 'vitest';
import { splitLanguagePrefix, startingLanguage } from './starting-language.js';

describe('the language prefix', () => {
  test.each([
    ['/de/login', 'de', '/login'],
    ['/vn/register', 'vn', '/register'],
    ['/cz', 'cz', '/'],
    ['/cz/', 'cz', '/'],
    ['/fr/login/', 'fr', '/login'],
  ])('is honoured in %s', (path, language, rest) => {
    expect(splitLanguagePrefix(path)).toEqual({ language, rest });
  });

  test.each(['/de/panel', '/xx/login', '/login', '/de/login/more', '/DE/login', '/'])(
    'is not honoured in %s',
    (path) => {
      expect(splitLanguagePrefix(path)).toEqual({ language: null, rest: path });
    },
  );
});

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
