import type { Dimension } from './dimension.js';

/** What may stand in front of a unit. */
export const prefixes = [
  { symbol: 'G', power: 9, words: ['giga'] },
  { symbol: 'M', power: 6, words: ['mega'] },
  { symbol: 'k', power: 3, words: ['kilo'] },
  { symbol: 'h', power: 2, words: ['hekto', 'hecto'] },
  { symbol: 'da', power: 1, words: ['deka', 'deca'] },
  { symbol: 'd', power: -1, words: ['decy', 'deci'] },
  { symbol: 'c', power: -2, words: ['centy', 'centi'] },
  { symbol: 'm', power: -3, words: ['mili', 'milli'] },
  { symbol: 'µ', power: -6, words: ['mikro', 'micro'] },
  { symbol: 'n', power: -9, words: ['nano'] },
] as const;

export type PrefixSymbol = (typeof prefixes)[number]['symbol'];

/** A row of the tables of units. */
export interface UnitRow {
  readonly symbol: string;
  readonly tex?: string;
  readonly dimension: Dimension;
  readonly factor: string;
  readonly offset?: string;
  readonly symbols?: readonly string[];
  /** Its symbol is also a common word, so only the words count: `in`, `a`. */
  readonly wordsOnly?: true;
  readonly masculine?: readonly string[];
  readonly feminine?: readonly string[];
  readonly words?: readonly string[];
  /** Symbols of the prefixes that schools use with it. */
  readonly prefixed?: readonly PrefixSymbol[];
}
