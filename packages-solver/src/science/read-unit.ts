import { fold } from '../text/fold.js';
import { sameDimension } from './dimension.js';
import { match } from './match.js';
import { unitOfSymbol, unitOfWord } from './unit-atoms.js';
import { wordSet } from './words.js';
import { unitOf, type Unit, type UnitFactor } from './unit.js';

interface Found<Value> {
  readonly value: Value;
  readonly end: number;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The number in `²`, `⁻¹`, `-1` or `2`. */
function exponentOf(written: string): number {
  const plain = [...written.replace('⁻', '-').replace('−', '-')]
    .map((sign) => (superscripts.includes(sign) ? String(superscripts.indexOf(sign)) : sign))
    .join('');
  return Number(plain);
}

/** A power behind a unit: `²`, `^2`, `2` right behind a symbol, `kwadratowych`, `squared`. */
function readPower(text: string, at: number, bySymbol: boolean): Found<number> {
  const sign = match(/ ?\^ ?\{?([-−]?\d)\}?|([⁻]?[¹²³⁴])/u, text, at);
  if (sign) return { value: exponentOf(sign[1] ?? sign[2] ?? ''), end: at + sign[0].length };
  const digit = bySymbol ? match(/[-−]?[1234]/u, text, at) : undefined;
  const next = digit && match(/[\d.,]?\d/u, text, at + digit[0].length);
  if (digit && !next) return { value: exponentOf(digit[0]), end: at + digit[0].length };
  const rest = fold(text.slice(at, at + 24));
  const word =
    /^ ?(?:(kwadratow(?:y|e|ych|ego|ym|ymi|a|ej)|kw\.?|squared|kwadrat|do kwadratu)|(szescienn(?:y|e|ych|ego|ym|ymi|a|ej)|szesc\.|cubed))(?:$|[^\p{L}])/u.exec(
      rest,
    );
  const length = word ? (word[0].match(/^ ?(?:do kwadratu|[\p{L}]+\.?)/u)?.[0].length ?? 0) : 0;
  return word ? { value: word[1] ? 2 : 3, end: at + length } : { value: 1, end: at };
}

const abbreviations = new Set(['godz', 'min', 'sek', 'tyg']);

/** One unit with its power: `m2`, `cm³`, `metrów kwadratowych`, `square feet`, `stopni Celsjusza`. */
function readFactor(text: string, at: number): Found<UnitFactor> | undefined {
  const before = match(/(?:(square|sq\.?)|(cubic|cu\.?)) /u, fold(text.slice(at, at + 8)), 0);
  const start = before ? at + before[0].length : at;
  const degrees =
    /^(?:stopni(?:e|a|ach|owi|em)?|stopien|degrees?|deg|°|˚|º|st\.?)? ?(celsjusza?|celsius|c|fahrenheita?|f)(?:$|[^\p{L}])/u.exec(
      fold(text.slice(start, start + 30)),
    );
  if (degrees && !/^[cf](?:$|[^\p{L}])/u.test(degrees[0])) {
    const atom = unitOfSymbol((degrees[1] ?? '').startsWith('c') ? '°C' : '°F');
    const length = /^.*?[\p{L}]$/u.test(degrees[0]) ? degrees[0].length : degrees[0].length - 1;
    return atom && { value: { atom, power: 1 }, end: start + length };
  }
  const run = match(/[°˚º]?[\p{L}Ωµ℃℉ℓ%€$£]+/u, text, start)?.[0];
  if (!run) return undefined;
  const bySymbol = unitOfSymbol(run);
  const atom = bySymbol ?? (run.length > 2 || run === 'om' ? unitOfWord(fold(run)) : undefined);
  if (!atom) return undefined;
  const dot =
    abbreviations.has(fold(run)) && match(/\.(?: ?[\p{Ll}\d/,;]|$)/u, text, start + run.length) ? 1 : 0;
  if (before) return { value: { atom, power: before[1] ? 2 : 3 }, end: start + run.length };
  const power = readPower(text, start + run.length + dot, bySymbol !== undefined);
  return { value: { atom, power: power.value }, end: power.end };
}

/** Units under a line stand in the accusative in Polish: `na godzinę` is a quotient, `na godziny` is not. */
const underTheLine = wordSet(`godzine godz h minute min sekunde s sek metr centymetr milimetr
  decymetr litr kilogram gram mol dzien dobe cm dm m kg l`);

/** Finds where the units under the line begin; a word makes no second line: `km/h na m/s` are two units. */
function readLine(text: string, at: number, quotient: boolean): number | undefined {
  const slash = match(/ ?\/ ?/u, text, at);
  if (slash) return at + slash[0].length;
  const word = quotient ? undefined : (match(/ (?:na|per) /u, text, at) ?? match(/ an? /u, text, at));
  if (!word) return undefined;
  const start = at + word[0].length;
  const run = fold(match(/\p{L}+/u, text, start)?.[0] ?? '');
  if (word[0] === ' na ') return underTheLine.has(run) ? start : undefined;
  if (word[0] === ' per ') return start;
  return ['hour', 'second', 'minute', 'day'].includes(run) ? start : undefined;
}

function readProduct(text: string, at: number): Found<UnitFactor[]> | undefined {
  const first = readFactor(text, at);
  if (!first) return undefined;
  const factors = [first.value];
  let end = first.end;
  for (;;) {
    const dot = match(/ ?[·*⋅∙] ?/u, text, end);
    const space = dot ? undefined : match(/ /u, text, end);
    const sign = dot ?? space;
    const next = sign && readFactor(text, end + sign[0].length);
    if (!next || (space && next.value.power >= 0)) return { value: factors, end };
    factors.push(next.value);
    end = next.end;
  }
}

function readBelow(text: string, at: number): Found<UnitFactor[]> | undefined {
  const bracket = text[at] === '(' ? 1 : 0;
  const product = readProduct(text, at + bracket);
  if (!product || (bracket === 1 && text[product.end] !== ')')) return undefined;
  return { value: product.value, end: product.end + bracket };
}

/**
 * Reads the unit that begins at a place of a text: `km/h`, `kilometrów na godzinę`, `J/(kg·K)`, `square metres`. Undefined
 * where no unit begins there.
 */
export function readUnit(text: string, at: number): Found<Unit> | undefined {
  const top = readProduct(text, at);
  if (!top) return undefined;
  const factors = [...top.value];
  let { end } = top;
  const quotient = (): boolean => factors.some((factor) => factor.power < 0);
  for (
    let line = readLine(text, end, quotient());
    line !== undefined;
    line = readLine(text, end, quotient())
  ) {
    const below = readBelow(text, line);
    if (!below) break;
    const under = unitOf(below.value);
    if (sameDimension(under.dimension, unitOf(factors).dimension)) break;
    factors.push(...below.value.map(({ atom, power }) => ({ atom, power: -power })));
    ({ end } = below);
  }
  return { value: unitOf(factors), end };
}
