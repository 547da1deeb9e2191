import type { SolverLanguage } from '../../outcome.js';
import { Rational } from '../../number/rational.js';
import { dimensions, sameDimension } from '../../science/dimension.js';
import { readItems, type Item } from '../../science/items.js';
import type { Unit } from '../../science/unit.js';
import type { TaskText } from '../../text/task-text.js';
import { classOf, isPlain, isThing } from './classes.js';

/** A word or number that counts. `code` is a class of words, or N number, M money, P percent, Q other quantity, G thing, X name. */
export interface Token {
  readonly code: string;
  readonly value: Rational;
  readonly unit?: Unit;
  /** A thing or a name as written, folded. */
  readonly word: string;
}

/** A task told in words, as what counts in it. */
export interface Reading {
  readonly language: SolverLanguage;
  readonly folded: string;
  readonly tokens: readonly Token[];
  /** The codes with spaces between: `G COST M ASK COST N G`. */
  readonly signature: string;
}

const people =
  /^(?:ojciec|ojca|ojcem|syn|syna|synem|matk\p{L}*|corka|corki|brat|brata|siostr\p{L}*|tata|taty|mama|mamy|dziad\p{L}*|wnuk\p{L}*|father|mother|son|daughter|brother|sister|dad|mum|mom)$/u;

function codeOfUnit(unit: Unit): string {
  return sameDimension(unit.dimension, dimensions.money) ? 'M' : 'Q';
}

/** Whether two words are forms of one: `zeszyt` and `zeszytów`, `Ola` and `Oli`. */
export function sameWord(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  const common = Math.max(2, Math.min(shorter - (shorter > 4 ? 2 : 1), 6));
  return a.slice(0, common) === b.slice(0, common) && Math.abs(a.length - b.length) <= 4;
}

function tokenOf(
  item: Item,
  before: Item | undefined,
  known: readonly string[],
  language: SolverLanguage,
): Token | 'plain' | undefined {
  const base = { value: Rational.zero, word: '' };
  if (item.kind === 'mark') return ['.', ',', '?', '!', ':', ';'].includes(item.mark) ? 'plain' : undefined;
  if (item.kind === 'number' && before?.kind === 'word' && before.word === 'a')
    return language === 'en' ? undefined : { ...base, code: 'N', value: item.value };
  if (item.kind === 'number') return { ...base, code: 'N', value: item.value };
  if (item.kind === 'percent') return { ...base, code: 'P', value: item.value };
  if (item.kind === 'quantity')
    return { ...base, code: codeOfUnit(item.unit), value: item.value, unit: item.unit };
  if (item.kind === 'unit') return { ...base, code: 'UNIT', unit: item.unit };
  const { word, raw } = item;
  if (/^procent|^percent/u.test(word)) return { ...base, code: 'PERCENT' };
  if (people.test(word)) return { ...base, code: 'X', word };
  const found = classOf(word, language);
  if (found) return { ...base, code: found, word };
  if (isPlain(word, language)) return 'plain';
  if (isThing(word, language)) return { ...base, code: 'G', word };
  if (known.some((other) => sameWord(other, word))) return { ...base, code: 'G', word };
  return /^\p{Lu}\p{Ll}{1,}$/u.test(raw) && word.length > 2 ? { ...base, code: 'X', word } : undefined;
}

/** Whether a word may name a thing that the tables do not have. */
function isOpen(word: string, language: SolverLanguage): boolean {
  return word.length > 3 && classOf(word, language) === undefined && !isPlain(word, language);
}

/** Reads a task to its signature; a thing that no table has must be named twice; undefined when a word of it is not known. */
export function readSignature(text: TaskText): Reading | undefined {
  const { language, folded } = text;
  const items = readItems(text);
  const words = items.flatMap((item) => (item.kind === 'word' ? [item.word] : []));
  const unknown = items.flatMap((item, index) =>
    item.kind === 'word' && items[index - 1]?.kind === 'number' && isOpen(item.word, language)
      ? [item.word]
      : [],
  );
  const counted = unknown.filter((word) => words.filter((other) => sameWord(other, word)).length > 1);
  const tokens: Token[] = [];
  for (const [index, item] of items.entries()) {
    const token = tokenOf(item, items[index - 1], counted, language);
    if (token === undefined) return undefined;
    if (token !== 'plain') tokens.push(token);
  }
  if (tokens.length === 0 || tokens.length > 60) return undefined;
  return { language, folded, tokens, signature: tokens.map((token) => token.code).join(' ') };
}
