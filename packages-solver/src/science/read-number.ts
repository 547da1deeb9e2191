import type { SolverLanguage } from '../outcome.js';
import { notUnderstood } from '../refusal.js';
import { Rational } from '../number/rational.js';
import { match } from './match.js';

/** A number and where it ends in the text. */
export interface FoundNumber {
  readonly value: Rational;
  readonly end: number;
}

const vulgar: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅛': [1, 8],
};

/** Digits with groups of thousands and decimals, as the language writes them. Refuses what can be read in two ways. */
function readDecimal(text: string, at: number, language: SolverLanguage): FoundNumber | undefined {
  const first = match(/\d+/u, text, at);
  if (!first) return undefined;
  let digits = first[0];
  let end = at + digits.length;
  const thousands = language === 'en' ? /[ ,](\d{3})/u : / (\d{3})/u;
  if (digits.length <= 3 && !digits.startsWith('0')) {
    for (let group = match(thousands, text, end); group; group = match(thousands, text, end)) {
      if (match(/\d/u, text, end + group[0].length)) break;
      digits += group[1] ?? '';
      end += group[0].length;
    }
  }
  const fraction = match(/[.,](\d+)/u, text, end);
  if (!fraction) return { value: Rational.parse(digits), end };
  const places = fraction[1] ?? '';
  end += fraction[0].length;
  if (match(/[.,]\d/u, text, end)) notUnderstood();
  const likeThousands = places.length === 3 && digits !== '0' && digits.length <= 3;
  if (likeThousands && language === 'pl' && fraction[0].startsWith('.')) notUnderstood();
  return { value: Rational.parse(`${digits}.${places}`), end };
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** `·10^3`, `* 10³`, `x 10^-6` behind a number. */
function readPowerOfTen(text: string, at: number): FoundNumber | undefined {
  const sign = match(/ ?[·*×x⋅∙] ?10 ?(?:\^ ?[({]?([-−+]?\d+)[)}]?|([⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))/u, text, at);
  if (!sign) return undefined;
  const raised = [...(sign[2] ?? '')]
    .map((ch) => (ch === '⁻' ? '-' : String(superscripts.indexOf(ch))))
    .join('');
  const exponent = Number((sign[1] ?? raised).replace('−', '-'));
  if (Math.abs(exponent) > 60) notUnderstood();
  return { value: Rational.of(10n).power(exponent), end: at + sign[0].length };
}

/**
 * Reads the number written in digits that begins at a place: `1 250`, `2,5`, `3/4`, `2 1/2`, `½`, `3·10^8`, `-4`. In an
 * English text a comma before three digits groups thousands; in a Polish text such a point is refused.
 */
export function readNumber(text: string, at: number, language: SolverLanguage): FoundNumber | undefined {
  const minus = match(/[-−–]/u, text, at) ? 1 : 0;
  const sign = Rational.of(minus === 1 ? -1 : 1);
  const start = at + minus;
  const alone = vulgar[text[start] ?? ''];
  if (alone) return { value: Rational.of(...alone).times(sign), end: start + 1 };
  const fraction = match(/(\d+)\/(\d+)/u, text, start);
  if (fraction) {
    const end = start + fraction[0].length;
    if (match(/[\d.,/]\d|\//u, text, end)) notUnderstood();
    return { value: Rational.of(BigInt(fraction[1] ?? ''), BigInt(fraction[2] ?? '')).times(sign), end };
  }
  const mixed = match(/(\d+) (\d+)\/(\d+)/u, text, start);
  if (mixed) {
    const part = Rational.of(BigInt(mixed[2] ?? ''), BigInt(mixed[3] ?? ''));
    const value = Rational.of(BigInt(mixed[1] ?? '')).plus(part);
    return { value: value.times(sign), end: start + mixed[0].length };
  }
  const decimal = readDecimal(text, start, language);
  if (!decimal) return undefined;
  const half = vulgar[text[text[decimal.end] === ' ' ? decimal.end + 1 : decimal.end] ?? ''];
  if (half && decimal.value.isInteger) {
    const end = decimal.end + (text[decimal.end] === ' ' ? 2 : 1);
    return { value: decimal.value.plus(Rational.of(...half)).times(sign), end };
  }
  const power = readPowerOfTen(text, decimal.end);
  return power
    ? { value: decimal.value.times(power.value).times(sign), end: power.end }
    : { value: decimal.value.times(sign), end: decimal.end };
}
