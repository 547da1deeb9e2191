import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { localeOf, type Language } from '@ostoja/domain';
import type { ReactNode } from 'react';
import { loaders } from 'virtual:messages';

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

/** Loads the texts of a language. */
export async function loadTexts(language: Language): Promise<Texts> {
  const load = loaders[language];
  if (!load) throw new Error(`No messages for language ${language}`);
  const { default: messages } = await load();
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
