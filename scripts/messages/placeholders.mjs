import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * What a message needs from its caller, and which plural forms it has.
 * @typedef {object} Needs
 * @property {string[]} placeholders sorted, for example `count plural`, `name argument`, `link tag`, `who select f m other`
 * @property {{ name: string, kind: 'cardinal' | 'ordinal', forms: string[] }[]} plurals
 */

/**
 * Reads an ICU message.
 * @param {string} message
 * @returns {Needs}
 * @throws {SyntaxError} when it is not valid ICU
 */
export function needsOf(message) {
  const found = { placeholders: new Set(), plurals: [] };
  walk(parse(message), found);
  return { placeholders: [...found.placeholders].toSorted(), plurals: found.plurals };
}

function walk(elements, found) {
  for (const element of elements) {
    const { type, value } = element;
    if (type === TYPE.literal || type === TYPE.pound) continue;
    found.placeholders.add(describe(element));
    if (type === TYPE.plural) {
      found.plurals.push({ name: value, kind: element.pluralType, forms: Object.keys(element.options) });
    }
    if (type === TYPE.tag) walk(element.children, found);
    for (const option of Object.values(element.options ?? {})) walk(option.value, found);
  }
}

function describe({ type, value, options }) {
  // Plural forms differ from language to language; the choices of a select are the caller's and must not.
  const choices = type === TYPE.select ? ` ${Object.keys(options).toSorted().join(' ')}` : '';
  return `${value} ${TYPE[type]}${choices}`;
}

/**
 * The plural forms that whole numbers use in a language. (Some languages have a further form for millions written in
 * a compact way, which we never do.)
 * @param {string} locale
 * @param {'cardinal' | 'ordinal'} kind
 * @returns {string[]}
 */
export function pluralFormsOf(locale, kind) {
  const rules = new Intl.PluralRules(locale, { type: kind });
  return [...new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)))];
}
