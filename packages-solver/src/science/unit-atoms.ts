import { basicUnits } from './basic-units.js';
import { byteUnits, derivedUnits, moneyUnits, quarterOfAnHour } from './derived-units.js';
import type { Dimension } from './dimension.js';
import { prefixes, type UnitRow } from './unit-row.js';

/** One unit without power or quotient: what a pupil calls "km" or "godzina". */
export interface UnitAtom {
  readonly symbol: string;
  readonly tex: string;
  readonly dimension: Dimension;
  /** How many SI units (m, kg, s, A, K, mol, bit) it is, as an exact fraction or decimal. */
  readonly factor: string;
  /** What is added, in SI units, after the factor: only scales of temperature have it. */
  readonly offset?: string;
  /** Spellings that count as the symbol itself; upper and lower case matter. */
  readonly symbols: readonly string[];
  /** Every grammatical form, in lower case and without Polish marks. */
  readonly words: readonly string[];
}

/** Endings of Polish nouns such as metr (and its English plural), and such as godzina. */
const masculine = ['', 'a', 'u', 'y', 'i', 'ow', 'om', 'ami', 'ach', 'em', 'ie', 's'];
const feminine = ['a', 'y', 'e', 'o', '', 'ie', 'om', 'ami', 'ach'];

function stems(row: UnitRow): string[] {
  return [
    ...(row.masculine ?? []).flatMap((stem) => masculine.map((ending) => stem + ending)),
    ...(row.feminine ?? []).flatMap((stem) => feminine.map((ending) => stem + ending)),
    ...(row.words ?? []),
  ];
}

function scale(factor: string, power: number): string {
  return power < 0 ? `${factor}/1${'0'.repeat(-power)}` : `${factor}*1${'0'.repeat(power)}`;
}

function atomsOf(row: UnitRow): UnitAtom[] {
  const words = stems(row);
  const plain: UnitAtom = {
    symbol: row.symbol,
    tex: row.tex ?? `\\text{${row.symbol}}`,
    dimension: row.dimension,
    factor: row.factor,
    ...(row.offset === undefined ? {} : { offset: row.offset }),
    symbols: [...(row.wordsOnly ? [] : [row.symbol]), ...(row.symbols ?? [])],
    words,
  };
  const prefixed = prefixes
    .filter((prefix) => row.prefixed?.includes(prefix.symbol))
    .map((prefix): UnitAtom => {
      const spellings = prefix.symbol === 'µ' ? ['µ', 'μ', 'u'] : [prefix.symbol];
      return {
        symbol: prefix.symbol + row.symbol,
        tex:
          row.tex === undefined
            ? `\\text{${prefix.symbol}${row.symbol}}`
            : `\\text{${prefix.symbol}}${row.tex}`,
        dimension: row.dimension,
        factor: scale(row.factor, prefix.power),
        symbols: spellings.flatMap((start) =>
          [row.symbol, ...(row.symbols ?? [])].map((symbol) => start + symbol),
        ),
        words: prefix.words.flatMap((start) => words.map((word) => start + word)),
      };
    });
  return [plain, ...prefixed];
}

/** Every unit that the solver reads. */
export const unitAtoms: readonly UnitAtom[] = [
  ...basicUnits,
  ...derivedUnits,
  ...byteUnits,
  ...moneyUnits,
  quarterOfAnHour,
].flatMap(atomsOf);

const bySymbol = new Map<string, UnitAtom>();
const byWord = new Map<string, UnitAtom>();
for (const atom of unitAtoms) {
  for (const symbol of atom.symbols) {
    if (!bySymbol.has(symbol)) bySymbol.set(symbol, atom);
  }
  for (const word of atom.words) {
    if (!byWord.has(word)) byWord.set(word, atom);
  }
}

/** The unit of a symbol as written: upper and lower case matter. */
export function unitOfSymbol(symbol: string): UnitAtom | undefined {
  return bySymbol.get(symbol);
}

/** The unit of a word in lower case without Polish marks. */
export function unitOfWord(word: string): UnitAtom | undefined {
  return byWord.get(word);
}
