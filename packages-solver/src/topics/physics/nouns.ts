import { sameDimension } from '../../science/dimension.js';
import type { Item, QuantityItem } from '../../science/items.js';
import { quantities, quantityNames, type QuantityName } from './quantities.js';

/** The name of a quantity in a text: which, and the items that it takes. */
export interface Noun {
  readonly name: QuantityName;
  readonly from: number;
  readonly to: number;
}

/** Whether an item is one of some marks. */
export function isMark(item: Item | undefined, ...wanted: readonly string[]): boolean {
  return item?.kind === 'mark' && wanted.includes(item.mark);
}

/** The word at a place, or nothing. */
export function wordAt(items: readonly Item[], index: number): string {
  const item = items[index];
  return item?.kind === 'word' ? item.word : '';
}

/** The names of quantities in the text, by their words or by a letter before `=`. */
export function findNouns(items: readonly Item[], folded: string): readonly Noun[] {
  const nouns: Noun[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (item?.kind !== 'word') continue;
    const phrase = [0, 1, 2]
      .map((step) => wordAt(items, index + step))
      .join(' ')
      .trim();
    const letter =
      isMark(items[index + 1], '=') || /^(?:oblicz|wyznacz|calculate|find)$/u.test(wordAt(items, index - 1));
    const byLetter = letter
      ? quantityNames.filter((name) => (quantities[name].letters as readonly string[]).includes(item.raw))
      : [];
    const waveLength = /\bfal|\bwave/u.test(folded) && /^(?:dlugosc(?:i|ia)?|length)$/u.test(item.word);
    const found = waveLength ? 'wavelength' : longestNoun(phrase);
    const name = byLetter[0] ?? found;
    const isPlace = name === 'area' && ['pod', 'nad'].includes(wordAt(items, index - 1));
    if (name === undefined || isPlace) continue;
    const length =
      byLetter[0] || waveLength ? 1 : (quantities[name].nouns.exec(phrase)?.[0].split(' ').length ?? 1);
    nouns.push({ name, from: index, to: index + length });
    index += length - 1;
  }
  return nouns;
}

function longestNoun(phrase: string): QuantityName | undefined {
  const matches = quantityNames
    .map((name) => ({ name, length: quantities[name].nouns.exec(phrase)?.[0].length ?? 0 }))
    .filter((candidate) => candidate.length > 0)
    .toSorted((a, b) => b.length - a.length);
  return matches[0]?.name;
}

/** The noun that names the quantity at a place: `masa ciała wynosi 5 kg`, `siłą 10 N`, `a 5 kg mass`. */
export function nounOf(
  items: readonly Item[],
  index: number,
  quantity: QuantityItem,
  nouns: readonly Noun[],
): Noun | undefined {
  const next = wordAt(items, index + 1) === 'of' ? index + 2 : index + 1;
  const after = nouns.find((noun) => noun.from === next);
  const before = nouns.findLast((noun) => noun.to <= index);
  const fits = (noun: Noun): boolean =>
    sameDimension(quantities[noun.name].dimension, quantity.unit.dimension);
  if (before && fits(before)) {
    const between = items.slice(before.to, index);
    const isPlain = between.every((item) => item.kind === 'word' || isMark(item, '=', ':'));
    if (isPlain && between.length <= 6) return before;
  }
  return after && fits(after) ? after : undefined;
}
