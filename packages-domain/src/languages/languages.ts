/**
 * Every language of the product, in the order of the language switcher. A further language is one more row
 * here (and one message file in each app). `language` is the product's own two-letter word (it is in paths,
 * on the wire and stored), `locale` is what `Intl` understands, `name` is what its speakers call it.
 */
const table = [
  { language: 'pl', locale: 'pl-PL', name: 'Polski' },
  { language: 'en', locale: 'en-GB', name: 'English' },
  { language: 'es', locale: 'es-ES', name: 'Español' },
  { language: 'fr', locale: 'fr-FR', name: 'Français' },
  { language: 'pt', locale: 'pt-PT', name: 'Português' },
  { language: 'de', locale: 'de-DE', name: 'Deutsch' },
  { language: 'it', locale: 'it-IT', name: 'Italiano' },
  { language: 'cz', locale: 'cs-CZ', name: 'Čeština' },
  { language: 'ro', locale: 'ro-RO', name: 'Română' },
  { language: 'vn', locale: 'vi-VN', name: 'Tiếng Việt' },
] as const;

/** One of the product's languages. Beware: `cz` and `vn` are country codes, not ISO 639; see {@link localeOf}. */
export type Language = (typeof table)[number]['language'];

/** A row of {@link languages}. */
export interface LanguageRow {
  readonly language: Language;
  readonly locale: string;
  readonly name: string;
}

/** The languages with their locales and own names, Polish first (panel §1). */
export const languages: readonly LanguageRow[] = table;

/** The language of a visitor who has chosen none (panel §1). */
export const defaultLanguage: Language = 'pl';

/** Tells whether a value (from a path, the wire or storage) is one of the product's languages, in lower case. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((row) => row.language === value);
}

/** The BCP 47 locale of a language, for `Intl` and `<html lang>`: `cz` gives `cs-CZ`. */
export function localeOf(language: Language): string {
  return rowOf(language).locale;
}

/** What the speakers of a language call it: `cz` gives `Čeština`. */
export function languageName(language: Language): string {
  return rowOf(language).name;
}

/**
 * The product's language for a browser's preference list (`navigator.languages` or `Accept-Language` values,
 * best first), or the default when none is ours: `['cs-CZ', 'en']` gives `cz`.
 */
export function languageFor(preferences: readonly string[]): Language {
  for (const preference of preferences) {
    const wanted = primarySubtag(preference);
    const row = languages.find(({ locale }) => primarySubtag(locale) === wanted);
    if (row) return row.language;
  }
  return defaultLanguage;
}

function primarySubtag(locale: string): string {
  return locale.trim().toLowerCase().split(/[-_;]/, 1)[0] ?? '';
}

function rowOf(language: Language): LanguageRow {
  const row = languages.find((candidate) => candidate.language === language);
  if (!row) throw new RangeError(`Not a language: ${language}`);
  return row;
}
