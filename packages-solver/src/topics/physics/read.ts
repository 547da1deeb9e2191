import type { SolverLanguage } from '../../outcome.js';
import { Rational } from '../../number/rational.js';
import { dimensions, sameDimension, type Dimension } from '../../science/dimension.js';
import { readItems, type Item, type QuantityItem } from '../../science/items.js';
import type { Unit } from '../../science/unit.js';
import type { TaskText } from '../../text/task-text.js';
import { quantities, quantityNames, type QuantityName } from './quantities.js';
import { isDecisive, isScenery } from './scenery.js';

/** A quantity that the task gives, and what it can be. */
export interface Given {
  readonly value: Rational;
  readonly unit: Unit;
  readonly names: readonly QuantityName[];
  /** It is the change between these two. */
  readonly change?: readonly [from: Rational, to: Rational];
}

/** What a sentence says before a formula is chosen. */
export interface Story {
  readonly language: SolverLanguage;
  readonly folded: string;
  readonly given: readonly Given[];
  readonly asked: readonly QuantityName[];
  /** The unit that the answer is wanted in. */
  readonly wanted?: Unit;
}

interface Noun {
  readonly name: QuantityName;
  readonly from: number;
  readonly to: number;
}

const marks = new Set(['.', '?', '!', ',', ':', ';', '(', ')', '=']);
const asks = {
  pl: /\b(?:jak|jaka|jaki|jakie|jakim|jakiej|jakiego|ile|oblicz|wyznacz|podaj|znajdz|policz|ustal)\b/u,
  en: /\b(?:what|how|calculate|find|determine|work out|compute|which)\b/u,
};

function isMark(item: Item | undefined, ...wanted: readonly string[]): boolean {
  return item?.kind === 'mark' && wanted.includes(item.mark);
}

function wordAt(items: readonly Item[], index: number): string {
  const item = items[index];
  return item?.kind === 'word' ? item.word : '';
}

/** The names of quantities in the text, by their words or by a letter before `=`. */
function findNouns(items: readonly Item[], folded: string): readonly Noun[] {
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
    if (name === undefined) continue;
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

/** What a quantity can be when no word names it. */
function namesByDimension(dimension: Dimension, unit: Unit): readonly QuantityName[] {
  if (unit.symbol === 'N/kg') return ['gravity'];
  const hidden: readonly QuantityName[] = [
    'speedChange',
    'period',
    'wavelength',
    'weight',
    'warming',
    'gravity',
  ];
  return quantityNames.filter(
    (name) => !hidden.includes(name) && sameDimension(quantities[name].dimension, dimension),
  );
}

/** The place where a change begins: `od 20 do`, `from 20 to`, or an earlier temperature (`o temperaturze 20°C … do`). */
function startOf(items: readonly Item[], index: number, isWarming: boolean): number | undefined {
  const next = items[index - 2];
  const isNear =
    ['od', 'z', 'from'].includes(wordAt(items, index - 3)) &&
    (next?.kind === 'number' || next?.kind === 'quantity');
  if (isNear) return index - 2;
  if (!isWarming) return undefined;
  const earlier = items.findIndex((item) => item.kind === 'quantity' && item.unit.offset !== undefined);
  return earlier !== -1 && earlier < index ? earlier : undefined;
}

/** Joins `od 20°C do 80°C` and `from 0 to 20 m/s` to one change. */
function findChanges(items: readonly Item[]): Map<number, { at: number; given: Given }> {
  const changes = new Map<number, { at: number; given: Given }>();
  items.forEach((item, index) => {
    const toward = [wordAt(items, index - 1), wordAt(items, index - 2)];
    const isToward = ['do', 'to'].some(
      (word) => toward[0] === word || (toward[1] === word && toward[0]?.startsWith('temperatur')),
    );
    if (item.kind !== 'quantity' || !isToward) return;
    const isWarming = sameDimension(item.unit.dimension, dimensions.temperature);
    if (!isWarming && !sameDimension(item.unit.dimension, dimensions.speed)) return;
    const at = startOf(items, index, isWarming);
    const start = at === undefined ? undefined : items[at];
    if (at === undefined || (start?.kind !== 'quantity' && start?.kind !== 'number')) return;
    if (start.kind === 'quantity' && start.unit.symbol !== item.unit.symbol) return;
    const difference = item.value.minus(start.value);
    const names: readonly QuantityName[] = isWarming
      ? ['warming']
      : start.value.isZero
        ? ['speed']
        : ['speedChange'];
    changes.set(index, {
      at,
      given: { value: difference, unit: withoutOffset(item.unit), names, change: [start.value, item.value] },
    });
  });
  return changes;
}

/** A difference of temperatures has no zero to move. */
function withoutOffset(unit: Unit): Unit {
  const { offset: _, ...rest } = unit;
  return rest;
}

/** The noun that names the quantity at a place: `masa ciała wynosi 5 kg`, `siłą 10 N`, `a 5 kg mass`. */
function nounOf(
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

/** What phrases such as `jak daleko` and `ile czasu` ask for. */
function askedByPhrase(folded: string): readonly QuantityName[] {
  if (/\bjak daleko\b|\bhow far\b/u.test(folded)) return ['distance'];
  if (/\bjak dlugo\b|\bhow long\b|\bhow much time\b/u.test(folded)) return ['time'];
  if (/\bjak szybko\b|\bhow fast\b/u.test(folded)) return ['speed'];
  if (/\bile wazy\b|\bhow heavy\b/u.test(folded)) return ['mass'];
  return [];
}

function sentenceOf(items: readonly Item[], index: number): string {
  let from = index;
  while (from > 0 && !isMark(items[from - 1], '.', '?', '!')) from -= 1;
  return items
    .slice(from, index)
    .map((item) => (item.kind === 'word' ? item.word : '#'))
    .join(' ');
}

/** Reads a story into what is given and what is asked; undefined when a word or a number of it is not understood. */
export function readStory(text: TaskText): Story | undefined {
  const { language } = text;
  const items = readItems(text);
  const folded = text.folded;
  const nouns = findNouns(items, folded);
  const changes = findChanges(items);
  const used = new Set<number>(
    nouns.flatMap((noun) => Array.from({ length: noun.to - noun.from }, (_, step) => noun.from + step)),
  );
  const given: Given[] = [];
  const attached = new Set<Noun>();
  for (const { at, given: change } of changes.values()) {
    const noun = nouns.findLast(
      (other) => other.to <= at && sameDimension(quantities[other.name].dimension, change.unit.dimension),
    );
    if (noun) attached.add(noun);
    used.add(at);
    given.push(change);
  }
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'quantity' || used.has(index)) continue;
    used.add(index);
    if (changes.has(index)) continue;
    const noun = nounOf(
      items,
      index,
      item,
      nouns.filter((other) => !attached.has(other)),
    );
    if (noun) attached.add(noun);
    const isRise =
      ['o', 'by'].includes(wordAt(items, index - 1)) &&
      sameDimension(item.unit.dimension, dimensions.temperature);
    const names = isRise
      ? (['warming'] as const)
      : noun
        ? [noun.name]
        : namesByDimension(item.unit.dimension, item.unit);
    if (item.unit.offset && !isRise && noun?.name !== 'warming') return undefined;
    given.push({ value: item.value, unit: withoutOffset(item.unit), names });
  }
  const wantedUnits = items.filter((item) => item.kind === 'unit');
  const [wanted] = wantedUnits;
  if (wantedUnits.length > 1) return undefined;
  const asked = askedNames(
    items,
    nouns.filter((noun) => !attached.has(noun)),
    folded,
    language,
    wanted?.unit,
  );
  if (!asked || !everythingKnown(items, used, language)) return undefined;
  return { language, folded, given, asked, ...(wanted ? { wanted: wanted.unit } : {}) };
}

function askedNames(
  items: readonly Item[],
  nouns: readonly Noun[],
  folded: string,
  language: SolverLanguage,
  wanted: Unit | undefined,
): readonly QuantityName[] | undefined {
  const names = new Set<QuantityName>([...nouns.map((noun) => noun.name), ...askedByPhrase(folded)]);
  const isAsked = nouns.every((noun) => {
    const question = isMark(items[noun.to], '=') && isMark(items[noun.to + 1], '?');
    return question || asks[language].test(sentenceOf(items, noun.from));
  });
  if (!isAsked || names.size > 1) return undefined;
  if (names.size === 0) return wanted && namesByDimension(wanted.dimension, wanted);
  const [name] = names;
  return name && wanted && !sameDimension(quantities[name].dimension, wanted.dimension)
    ? undefined
    : [...names];
}

/** A name: a capital letter inside of a sentence, or at its beginning before a plain word (`Ania jechała`). */
function isName(items: readonly Item[], index: number, language: SolverLanguage): boolean {
  const item = items[index];
  if (item?.kind !== 'word' || isDecisive(item.word, language) || !/^\p{Lu}\p{Ll}{2,}$/u.test(item.raw))
    return false;
  const isFirst = index === 0 || isMark(items[index - 1], '.', '?', '!');
  const next = wordAt(items, index + 1);
  return !isFirst || (next.length > 3 && isScenery(next, language));
}

/** Every word is part of the story that changes nothing. */
function everythingKnown(
  items: readonly Item[],
  used: ReadonlySet<number>,
  language: SolverLanguage,
): boolean {
  return items.every((item, index) => {
    if (used.has(index) || item.kind === 'unit') return true;
    if (item.kind === 'mark') return marks.has(item.mark);
    if (item.kind !== 'word') return false;
    return isScenery(item.word, language) || isName(items, index, language);
  });
}
