import type { SolverLanguage } from '../../outcome.js';
import { Rational } from '../../number/rational.js';
import { dimensions, sameDimension, type Dimension } from '../../science/dimension.js';
import { readItems, type Item } from '../../science/items.js';
import type { Unit } from '../../science/unit.js';
import type { TaskText } from '../../text/task-text.js';
import { findNouns, isMark, nounOf, wordAt, type Noun } from './nouns.js';
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

const marks = new Set(['.', '?', '!', ',', ':', ';', '(', ')', '=']);
const asks = {
  pl: /\b(?:jak|jaka|jaki|jakie|jakim|jakiej|jakiego|ile|oblicz|wyznacz|podaj|znajdz|policz|ustal)\b/u,
  en: /\b(?:what|how|calculate|find|determine|work out|compute|which)\b/u,
};

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
    const names: readonly QuantityName[] = isWarming ? ['warming'] : ['speedChange'];
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

/** What phrases such as `jak daleko` and `ile czasu` ask for. */
function askedByPhrase(folded: string): readonly QuantityName[] {
  if (/\bjak daleko\b|\bhow far\b/u.test(folded)) return ['distance'];
  if (/\bjak dlugo\b|\bhow long\b|\bhow much time\b/u.test(folded)) return ['time'];
  if (/\bjak szybko\b|\bhow fast\b/u.test(folded)) return ['speed'];
  if (/\bjaki prad (?:plynie|przeplywa)\b/u.test(folded)) return ['current'];
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
    const isGain =
      ['o', 'by'].includes(wordAt(items, index - 1)) &&
      sameDimension(item.unit.dimension, dimensions.speed) &&
      /wzros|zwieksz|increas/u.test(folded);
    const names = isRise
      ? (['warming'] as const)
      : isGain
        ? (['speedChange'] as const)
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

const vehicles = [
  /\bsamoch|\bauto\b|\bcar\b|\bcars\b/u,
  /\brower|\bbike|\bbicycl|\bcyclist/u,
  /\bpociag|\btrain/u,
  /\bautobus|\bbus\b/u,
  /\btramwaj|\btram\b/u,
  /\bmotocykl|\bmotor(?:cycl|bik)/u,
  /\bsamolot|\b(?:aero|air)?plane/u,
  /\bciezarow|\btruck|\blorry/u,
  /\bpiesz|\bpedestrian/u,
];

/** Two that move, or a boat in a current, are two motions: it is not known which values belong to which. */
function hasTwoVehicles(folded: string): boolean {
  const onWater =
    /\blod|\bstatek|\bstatk|\bkajak|\bboat|\bship/u.test(folded) && /\bprad|\bcurrent/u.test(folded);
  return onWater || vehicles.filter((vehicle) => vehicle.test(folded)).length > 1;
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
  if (!isAsked || names.size > 1 || hasTwoVehicles(folded)) return undefined;
  if (names.has('energy') && /ogrz|podgrz|\bheat(?:s|ed|ing)?\b/u.test(folded)) return ['heat'];
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
