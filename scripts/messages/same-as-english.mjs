import { readFileSync } from 'node:fs';

/**
 * The messages that rightly equal their English text, with the reason:
 * `{ "apps-web": { "nav.internet": { "languages": ["pl", "cz"], "reason": "the word is the same" } } }`.
 * @typedef {Record<string, Record<string, { languages: string[], reason: string }>>} Allowed
 */

/** @returns {Allowed} */
export const readAllowed = () =>
  JSON.parse(readFileSync(new URL('same-as-english.json', import.meta.url), 'utf8'));

/**
 * The entries that allow nothing any more, or give no reason, and so must go.
 * @param {Allowed[string]} allowed of one catalogue
 * @param {Record<string, Record<string, string>>} catalogue language → key → text
 * @returns {string[]} one line each
 */
export function staleEntries(allowed, catalogue) {
  return Object.entries(allowed).flatMap(([key, { languages, reason }]) => [
    ...(reason ? [] : [`${key}: no reason is given`]),
    ...languages
      .filter((language) => catalogue[language]?.[key] !== catalogue.en[key])
      .map((language) => `${key}: is not the same as English in ${language}`),
  ]);
}
