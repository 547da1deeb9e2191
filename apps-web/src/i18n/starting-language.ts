import { isLanguage, languageFor, type Language } from '@ostoja/domain';

/** The language prefix of a path and the path without it; only the root, sign-in and registration honour one (panel spec §1). */
export function splitLanguagePrefix(path: string): { language: Language | null; rest: string } {
  const match = /^\/([a-z]{2})(\/login|\/register|\/)?\/?$/.exec(path);
  const language = match?.[1];
  if (!isLanguage(language)) return { language: null, rest: path };
  return { language, rest: match?.[2] ?? '/' };
}

/** The language to start in: the path's prefix, else the stored choice, else the first of the browser's that we have. */
export function startingLanguage(path: string, stored: string | null, browser: readonly string[]): Language {
  const { language } = splitLanguagePrefix(path);
  return language ?? (isLanguage(stored) ? stored : languageFor(browser));
}
