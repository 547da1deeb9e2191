import { isLanguage, languageFor, readLanguagePrefix, type Language } from '@ostoja/domain';

/** The language to start in: the path's prefix, else the stored choice, else the first of the browser's that we have. */
export function startingLanguage(path: string, stored: string | null, browser: readonly string[]): Language {
  const { language } = readLanguagePrefix(path);
  return language ?? (isLanguage(stored) ? stored : languageFor(browser));
}
