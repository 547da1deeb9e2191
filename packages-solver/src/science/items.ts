import type { SolverLanguage } from '../outcome.js';
import { notUnderstood } from '../refusal.js';
import { fold as foldAnew } from '../text/fold.js';
import type { TaskText } from '../text/task-text.js';
import { Rational } from '../number/rational.js';
import { match } from './match.js';
import { dimensions, sameDimension } from './dimension.js';
import { joinNumberWords, numberWord } from './number-words.js';
import { readNumber, type FoundNumber } from './read-number.js';
import { readUnit } from './read-unit.js';
import type { Unit } from './unit.js';

let lastText = '';
let lastFolded = '';

/** Reading looks at the same text again and again. */
function fold(text: string): string {
  if (text !== lastText) {
    lastText = text;
    lastFolded = foldAnew(text);
  }
  return lastFolded;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** What a text is made of, for tasks told in words. */
export type Item = Place &
  (
    | { readonly kind: 'quantity'; readonly value: Rational; readonly unit: Unit }
    | { readonly kind: 'percent'; readonly value: Rational }
    | { readonly kind: 'number'; readonly value: Rational }
    /** A unit without a number: `w km/h`, `ile metrów`. */
    | { readonly kind: 'unit'; readonly unit: Unit; readonly word: string }
    /** `word` in lower case without Polish marks, `raw` as written. */
    | { readonly kind: 'word'; readonly word: string; readonly raw: string }
    | { readonly kind: 'mark'; readonly mark: string }
  );

/** An item with a number and a unit. */
export type QuantityItem = Extract<Item, { kind: 'quantity' }>;

/** Behind these a unit may stand without a number. */
const beforeUnit: Record<SolverLanguage, ReadonlySet<string>> = {
  pl: new Set(['w', 'we', 'na', 'ile', 'ilu', 'to', 'jest', '=', '?', '(', '[']),
  en: new Set(['in', 'into', 'to', 'many', 'of', 'are', 'is', '=', '?', '(', '[']),
};

const halves: Record<SolverLanguage, Readonly<Record<string, readonly [number, number]>>> = {
  pl: { pol: [1, 2], poltora: [3, 2], poltorej: [3, 2], cwierc: [1, 4] },
  en: {},
};

/** The number that words say: `dwadzieścia pięć`, `półtorej`, `three quarters of`, `half`. */
function readSpoken(text: string, at: number, language: SolverLanguage): FoundNumber | undefined {
  const lower = fold(text);
  if (language === 'en') {
    const part = match(/(half an?|half a|half|(?:a )?quarter|three quarters) (?:of (?:an? )?)?/u, lower, at);
    if (part && !match(/half (?:as|the|of the)\b/u, lower, at)) {
      const [top, bottom] = part[0].startsWith('half')
        ? [1, 2]
        : part[0].startsWith('three')
          ? [3, 4]
          : [1, 4];
      const end = at + part[0].trimEnd().length;
      return readUnit(text, end + 1) ? { value: Rational.of(top, bottom), end } : undefined;
    }
    const one = match(/an? /u, lower, at);
    const unit = one && readUnit(text, at + one[0].length);
    const named = one && match(/\p{L}{3,}/u, text, at + one[0].length);
    if (unit && named) return { value: Rational.one, end: at + one[0].length - 1 };
  }
  const word = match(/\p{L}+/u, lower, at)?.[0] ?? '';
  const part = Object.hasOwn(halves[language], word) ? halves[language][word] : undefined;
  if (part) return { value: Rational.of(...part), end: at + word.length };
  const first = numberWord(word, language);
  if (first === undefined) return undefined;
  let value: number = first;
  let end = at + word.length;
  for (;;) {
    const next: RegExpExecArray | undefined = match(/[ -](?:and )?(\p{L}+)/u, lower, end);
    const more = numberWord(next?.[1] ?? '', language);
    const together = more === undefined ? undefined : joinNumberWords(value, more);
    if (!next || together === undefined) break;
    value = together;
    end += next[0].length;
  }
  return { value: Rational.of(value), end };
}

/** `i pół`, `and a half` behind a number or its unit. */
function readHalf(text: string, at: number, language: SolverLanguage): number | undefined {
  const pattern = language === 'pl' ? / i pol(?: |$|[.,?])/u : / and a half(?: of)?(?: |$|[.,?])/u;
  const found = match(pattern, fold(text), at);
  if (found?.[0].includes(' of')) return undefined;
  return found && at + found[0].replace(/[ .,?]$/u, '').length;
}

function readAmount(text: string, at: number, language: SolverLanguage): Item | undefined {
  const money = match(/[$€£] ?/u, text, at);
  const from = money ? at + money[0].length : at;
  const found = readNumber(text, from, language) ?? (money ? undefined : readSpoken(text, from, language));
  if (!found) return undefined;
  let { value, end } = found;
  const half = readHalf(text, end, language);
  if (half !== undefined && value.isInteger) {
    value = value.plus(Rational.of(1, 2));
    end = half;
  }
  if (money) {
    const unit = readUnit(text[at] ?? '', 0);
    if (!unit) return undefined;
    return { kind: 'quantity', value, unit: unit.value, start: at, end };
  }
  const percent = match(
    / ?%|-?procentow\p{L}*| (?:procent(?:y|u|a|ach|ami|om|ow)?|proc\.|percent|per cent)(?:$|[ .,?!;)])/u,
    fold(text),
    end,
  );
  if (percent) {
    return { kind: 'percent', value, start: at, end: end + percent[0].replace(/[ .,?!;)]$/u, '').length };
  }
  const space = match(/ *-?/u, text, end)?.[0] ?? '';
  const unit = space.endsWith('-') ? undefined : readUnit(text, end + space.length);
  if (!unit) return { kind: 'number', value, start: at, end };
  const after = readHalf(text, unit.end, language);
  if (after !== undefined && language === 'en' && value.isInteger) {
    return {
      kind: 'quantity',
      value: value.plus(Rational.of(1, 2)),
      unit: unit.value,
      start: at,
      end: after,
    };
  }
  return { kind: 'quantity', value, unit: unit.value, start: at, end: unit.end };
}

/** `godzinę`, `kwadrans` without a number are one of them, behind words such as `przez` and `w ciągu`. */
function readOne(text: TaskText, at: number, before: Item | undefined): Item | undefined {
  if (text.language !== 'pl' || before?.kind !== 'word') return undefined;
  const word = match(/\p{L}+/u, fold(text.original), at)?.[0] ?? '';
  const one =
    (['przez', 'w', 'po', 'trwa', 'trwal', 'trwala', 'zajmuje', 'zajelo'].includes(before.word) &&
      ['godzine', 'minute', 'sekunde', 'dobe', 'kwadrans', 'godzinie', 'minucie', 'sekundzie'].includes(
        word,
      )) ||
    (before.word === 'ciagu' && ['godziny', 'minuty', 'sekundy', 'doby', 'kwadransa'].includes(word));
  const unit = one ? readUnit(text.original, at) : undefined;
  return unit && { kind: 'quantity', value: Rational.one, unit: unit.value, start: at, end: unit.end };
}

function readItem(text: TaskText, at: number, before: Item | undefined): Item {
  const { original, language } = text;
  const sign = match(/[-−–]\d/u, original, at);
  const negative =
    sign !== undefined &&
    (before === undefined || before.kind === 'word' || before.kind === 'mark' || before.kind === 'unit');
  const digit = match(/[\d½¼¾⅓⅔⅕⅖⅛$€£]/u, original, at) ?? (negative ? sign : undefined);
  const letter = match(/\p{L}/u, original, at);
  if (digit || letter) {
    const amount = readAmount(original, at, language);
    if (amount) return amount;
    const one = readOne(text, at, before);
    if (one) return one;
  }
  const link = before?.kind === 'word' ? before.word : before?.kind === 'mark' ? before.mark : '';
  const unit = beforeUnit[language].has(link) ? readUnit(original, at) : undefined;
  if (unit)
    return {
      kind: 'unit',
      unit: unit.value,
      word: foldAnew(original.slice(at, unit.end)),
      start: at,
      end: unit.end,
    };
  const run = match(/[\p{L}Ωµ∆]+(?:[_]?[\d₀₁₂₃₄₅₆₇₈₉]+)?(?:['’]\p{L}+)?/u, original, at)?.[0];
  if (run) return { kind: 'word', word: foldAnew(run), raw: run, start: at, end: at + run.length };
  const mark = String.fromCodePoint(original.codePointAt(at) ?? 32);
  return { kind: 'mark', mark, start: at, end: at + mark.length };
}

/** Times and weights said in parts, `2 h 30 min`, `1 kg 200 g`, are one quantity. */
function joined(before: Item, next: Item, between: string): Item | undefined {
  if (before.kind !== 'quantity' || next.kind !== 'quantity') return undefined;
  const { dimension } = before.unit;
  const parts = [dimensions.time, dimensions.mass, dimensions.length, dimensions.money];
  if (!parts.some((part) => sameDimension(part, dimension)) || !sameDimension(dimension, next.unit.dimension))
    return undefined;
  const isTime = sameDimension(dimension, dimensions.time) || sameDimension(dimension, dimensions.money);
  if (between.trim() !== '' && !(isTime && /^ (?:i|and) $/u.test(between))) return undefined;
  const ratio = before.unit.factor.over(next.unit.factor);
  if (ratio.compare(Rational.one) <= 0 || next.value.compare(ratio) >= 0) return undefined;
  const value = before.value.plus(next.value.over(ratio));
  return { ...before, value, end: next.end };
}

/** Reads a text into items; joins times said in parts. Refuses numbers that can be read in two ways. */
export function readItems(text: TaskText): readonly Item[] {
  const items: Item[] = [];
  let at = 0;
  while (at < text.original.length) {
    if (/\s/u.test(text.original[at] ?? '')) {
      at += 1;
      continue;
    }
    const item = readItem(text, at, items.at(-1));
    if (item.end <= at) notUnderstood();
    items.push(item);
    at = item.end;
  }
  return items.reduce<Item[]>((found, item) => {
    const before = found.at(-1);
    const link = found.at(-2);
    const both = before && joined(before, item, text.original.slice(before.end, item.start));
    if (both) return [...found.slice(0, -1), both];
    if (before?.kind === 'word' && (before.word === 'i' || before.word === 'and') && link) {
      const across = joined(link, item, text.original.slice(link.end, item.start));
      if (across) return [...found.slice(0, -2), across];
    }
    return [...found, item];
  }, []);
}
