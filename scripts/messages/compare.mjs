import { needsOf, pluralFormsOf } from './placeholders.mjs';

/**
 * Compares one language's messages with the English ones.
 * @param {Record<string, string>} english
 * @param {Record<string, string>} messages
 * @param {{ locale: string, maySame: (key: string) => boolean }} language maySame: the text may equal the English one
 * @returns {string[]} what is wrong, one line each
 */
export function compareWithEnglish(english, messages, { locale, maySame }) {
  const missing = Object.keys(english).filter((key) => !(key in messages));
  const extra = Object.keys(messages).filter((key) => !(key in english));
  const shared = Object.keys(english).filter((key) => key in messages);
  return [
    ...missing.map((key) => `${key}: missing`),
    ...extra.map((key) => `${key}: not in en.json`),
    ...shared.flatMap((key) => problemsOf(key, english[key], messages[key], { locale, maySame })),
  ];
}

function problemsOf(key, englishText, text, { locale, maySame }) {
  if (typeof text !== 'string' || text.trim() === '') return [`${key}: empty`];
  const wanted = tryNeedsOf(englishText);
  const needs = tryNeedsOf(text);
  if (needs instanceof Error) return [`${key}: not valid ICU (${needs.message})`];
  if (wanted instanceof Error) return [];
  const problems = [];
  const [has, should] = [needs.placeholders.join(', '), wanted.placeholders.join(', ')];
  if (has !== should) problems.push(`${key}: has placeholders [${has}], English has [${should}]`);
  for (const { name, kind, forms } of needs.plurals) {
    const lacking = pluralFormsOf(locale, kind).filter((form) => !forms.includes(form));
    if (lacking.length > 0) problems.push(`${key}: plural of ${name} lacks ${lacking.join(', ')}`);
  }
  if (text === englishText && saysWords(text) && !maySame(key)) problems.push(`${key}: same as English`);
  return problems;
}

function tryNeedsOf(text) {
  try {
    return needsOf(text);
  } catch (error) {
    return error;
  }
}

/** A text of placeholders, digits and signs alone is the same in every language. */
function saysWords(text) {
  return /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''));
}
