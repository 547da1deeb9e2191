import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, isLanguage, languageFor, languageName, languages, localeOf } from './languages.js';

describe('languages', () => {
  it('are the ten of the specification, Polish first', () => {
    expect(languages.map((row) => row.language).join(' ')).toBe('pl en es fr pt de it cz ro vn');
    expect(defaultLanguage).toBe('pl');
  });

  it('have a locale that Intl really has', () => {
    for (const { locale } of languages) {
      expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
    }
  });

  it('map the country-like words to real locales', () => {
    expect(localeOf('cz')).toBe('cs-CZ');
    expect(localeOf('vn')).toBe('vi-VN');
    expect(localeOf('en')).toBe('en-GB');
  });

  it('are called by their own names', () => {
    expect(languageName('cz')).toBe('Čeština');
    expect(languageName('vn')).toBe('Tiếng Việt');
  });

  it('are recognised exactly, and nothing else is', () => {
    expect(isLanguage('pl')).toBe(true);
    expect(isLanguage('PL')).toBe(false);
    expect(isLanguage('ja')).toBe(false);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isLanguage(value)).toBe(languages.some((row) => row.language === value));
      }),
    );
  });

  it('are guessed from the preferences of the browser, best first', () => {
    expect(languageFor(['ja', 'cs-CZ', 'en'])).toBe('cz');
    expect(languageFor(['vi'])).toBe('vn');
    expect(languageFor(['EN_us;q=0.8'])).toBe('en');
    expect(languageFor([])).toBe('pl');
  });
});
