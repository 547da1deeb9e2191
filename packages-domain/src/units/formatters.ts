import { localeOf, type Language } from '../languages/languages.js';

type Make<Options, Formatter> = (locale: string, options: Options) => Formatter;

/** Making an Intl formatter is slow, so each is made once a language and set of options. */
export function cachedFormatter<Options, Formatter>(
  make: Make<Options, Formatter>,
): (language: Language, options: Options) => Formatter {
  const made = new Map<string, Formatter>();
  return (language, options) => {
    const key = `${language} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known) return known;
    const formatter = make(localeOf(language), options);
    made.set(key, formatter);
    return formatter;
  };
}

/** The number formatter of a language. */
export const numberFormatter = cachedFormatter(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** The date and time formatter of a language. */
export const dateFormatter = cachedFormatter(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** The "ago" formatter of a language. */
export const relativeFormatter = cachedFormatter(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
