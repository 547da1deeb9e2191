import { readFileSync } from 'node:fs';
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { defaultLanguage, isLanguage, localeOf } from '@ostoja/domain';

const cache = createIntlCache();
const made = new Map<string, IntlShape<string>>();

/** The texts of mail in a language; an unknown language falls back to the default one. */
export function messagesIn(language: string): IntlShape<string> {
  const known = isLanguage(language) ? language : defaultLanguage;
  const intl = made.get(known) ?? createIntl({ locale: localeOf(known), messages: read(known) }, cache);
  made.set(known, intl);
  return intl;
}

function read(language: string): Record<string, string> {
  const file = new URL(`messages/${language}.json`, import.meta.url);
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return texts as Record<string, string>;
}
