import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { localeOf, type Language } from '@ostoja/domain';
import type { ReactNode } from 'react';
import { loaders, type MessagePart } from 'virtual:messages';

/** The id of a text; every language has every one. */
export type MessageId = keyof typeof import('../messages/en.json', { with: { type: 'json' } });

/** What a text's placeholders may be filled with. */
export type MessageValues = Record<string, string | number | Date>;

/** Fills a placeholder with an element, or wraps what stands between a text's tags. */
export type RichValues = Record<
  string,
  string | number | Date | ReactNode | ((words: ReactNode) => ReactNode)
>;

/** The texts and formats of one language, loaded and ready. */
export interface Texts {
  readonly language: Language;
  /** The language's locale for `Intl`, such as `cs-CZ`. */
  readonly locale: string;
  /** The text of an id. */
  readonly t: (id: MessageId, values?: MessageValues) => string;
  /** The parts of a text with tags or elements in it; screens use `<T>`. */
  readonly parts: (id: MessageId, values: RichValues) => ReactNode;
}

/** Loads the texts that every page may need: those of the pages before the panel. */
export function loadFirstTexts(language: Language): Promise<Texts> {
  return loadParts(language, ['first']);
}

const whole = new Map<string, Promise<Texts>>();

/** Loads all texts of a language that the panel shows, once. */
export function loadAllTexts(language: Language): Promise<Texts> {
  return loadOnce(language, ['first', 'panel']);
}

/** Loads the texts of the purchase pages beside all others of a language, once. */
export function loadPaymentTexts(language: Language): Promise<Texts> {
  return loadOnce(language, ['first', 'panel', 'payments']);
}

function loadOnce(language: Language, parts: readonly MessagePart[]): Promise<Texts> {
  const key = [language, ...parts].join();
  const kept = whole.get(key);
  if (kept) return kept;
  const loading = loadParts(language, parts);
  whole.set(key, loading);
  // What could not be loaded is tried again the next time
  loading.catch(() => whole.delete(key));
  return loading;
}

async function loadParts(language: Language, parts: readonly MessagePart[]): Promise<Texts> {
  const load = loaders[language];
  if (!load) throw new Error(`No messages for language ${language}`);
  const loaded = await Promise.all(parts.map((part) => load[part]()));
  const messages = Object.assign({}, ...loaded.map((module) => module.default));
  const locale = localeOf(language);
  const intl: IntlShape<ReactNode> = createIntl(
    { locale, defaultLocale: locale, messages },
    createIntlCache(),
  );
  return {
    language,
    locale,
    t: (id: string, values) => intl.formatMessage({ id }, values),
    parts: (id: string, values) => intl.formatMessage({ id }, values),
  };
}
