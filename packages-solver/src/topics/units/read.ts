import { notUnderstood } from '../../refusal.js';
import { dimensions, sameDimension } from '../../science/dimension.js';
import { readItems, type Item, type QuantityItem } from '../../science/items.js';
import { readUnit } from '../../science/read-unit.js';
import { asking, wordSet } from '../../science/words.js';
import type { Unit } from '../../science/unit.js';
import { Rational } from '../../number/rational.js';
import type { TaskText } from '../../text/task-text.js';

/** So many of one unit, wanted in another. */
export interface Conversion {
  readonly value: Rational;
  readonly from: Unit;
  readonly to: Unit;
}

const harmless = {
  pl: wordSet(`zamien zamienic zamiana przelicz przeliczyc wyraz wyrazic wyrazone wyrazona zapisz jednostke jednostki
    jednostkach przedstaw predkosc dlugosc czas mase masa temperature temperatura pole objetosc cisnienie energie ma trwa maja mieszcza
    wazy zawiera miesci sie rowna rowne czyli odpowiada stopni stopnie dane wartosc`),
  en: wordSet(`convert change express write turn into equal equals as unit units that speed length time mass temperature
    area volume pressure energy make makes conversion from value have has contain contains per`),
};

const marks = new Set(['.', '?', '!', ':', ',', '=', '(', ')']);

/** What is mixed up outside of school: 1000 or 1024 bytes, long and short tons. */
function refuseAmbiguous(text: TaskText, units: readonly Unit[]): void {
  if (text.language !== 'en') return;
  if (units.some((unit) => ['kB', 'MB', 'GB', 'TB'].some((symbol) => unit.symbol.startsWith(symbol))))
    notUnderstood();
  if (/\b(?:long|short)?\s?tons?\b/u.test(text.folded)) notUnderstood();
}

const singular =
  wordSet(`godzina godzinie minuta minucie sekunda doba dobie tona tonie metr kilometr centymetr decymetr kilogram gram
  litr hektar ar kwadrans tydzien`);

/** `Ile sekund ma godzina?`: a unit in the singular is one of it. */
function oneOf(items: readonly Item[]): QuantityItem | undefined {
  const [word, ...more] = items.filter((item) => item.kind === 'word' && singular.has(item.word));
  const unit = word?.kind === 'word' && more.length === 0 ? readUnit(word.word, 0) : undefined;
  return (
    word &&
    unit && { kind: 'quantity', value: Rational.one, unit: unit.value, start: word.start, end: word.end }
  );
}

/** Reads "Zamień 72 km/h na m/s", "How many metres are there in 5 km?", "3 h = ? min". */
export function readConversion(text: TaskText): Conversion | undefined {
  const original = text.original.replace(/= ?(?:\.{2,}|…+|_+|[xX?]) ?/u, '= ? ');
  const items = readItems({ ...text, original });
  const quantity = items.find((item) => item.kind === 'quantity') ?? oneOf(items);
  const quantities = items.filter((item) => item.kind === 'quantity');
  const units = items.filter((item) => item.kind === 'unit');
  const [unit] = units;
  if (!quantity || !unit || quantities.length > 1 || units.length > 1) return undefined;
  const known = items.every((item) => {
    if (item.start === quantity.start) return true;
    if (item.kind === 'word')
      return asking[text.language].has(item.word) || harmless[text.language].has(item.word);
    return item.kind === 'mark' ? marks.has(item.mark) : item === quantity || item === unit;
  });
  if (!known || !sameDimension(quantity.unit.dimension, unit.unit.dimension)) return undefined;
  if (quantity.unit.symbol === unit.unit.symbol) return undefined;
  if (sameDimension(unit.unit.dimension, dimensions.money)) {
    const symbols = [quantity.unit.symbol, unit.unit.symbol];
    if (!symbols.every((symbol) => symbol === 'zł' || symbol === 'gr')) return undefined;
  }
  refuseAmbiguous(text, [quantity.unit, unit.unit]);
  return { value: quantity.value, from: quantity.unit, to: unit.unit };
}
