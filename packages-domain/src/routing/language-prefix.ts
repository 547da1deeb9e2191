import { isLanguage, type Language } from '../languages/languages.js';

/** A path without its language, and the language that it asked for. */
export interface LocalisedPath {
  readonly language: Language | null;
  readonly path: string;
}

const honouredOn: ReadonlySet<string> = new Set(['/', '/login', '/register']);

/**
 * Reads the two-letter language that may start a path. It is honoured on login, register and the root only
 * (panel §1): `/en/login` gives `en` and `/login`; `/en/panel` is left whole, as an unknown path.
 */
export function readLanguagePrefix(path: string): LocalisedPath {
  const [, first = '', rest = ''] = /^\/([a-z]{2})(\/.*)?$/i.exec(path) ?? [];
  const language = first.toLowerCase();
  const bare = rest === '' ? '/' : rest.replace(/(.)\/$/, '$1');
  return isLanguage(language) && honouredOn.has(bare) ? { language, path: bare } : { language: null, path };
}

/** The same page in another language: `/login` in Czech is `/cz/login`. Null where a prefix is not honoured. */
export function withLanguagePrefix(path: string, language: Language): string | null {
  const { path: bare } = readLanguagePrefix(path);
  if (!honouredOn.has(bare)) return null;
  return bare === '/' ? `/${language}` : `/${language}${bare}`;
}
