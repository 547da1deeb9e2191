import type { AnswerValue, SolverLanguage } from '../outcome.js';
import { Rational } from '../number/rational.js';
import type { Unit } from './unit.js';

/** A number as it is written for a pupil: TeX, and whether it had to be rounded. */
export interface Shown {
  readonly tex: string;
  readonly exact: boolean;
}

/** The power of ten of the first digit: 0 for 5, 3 for 4200, −2 for 0.03. */
function magnitude(value: Rational): number {
  let size = 0;
  for (let rest = value.absolute(); rest.compare(Rational.of(10)) >= 0; rest = rest.over(Rational.of(10)))
    size += 1;
  for (
    let rest = value.absolute();
    !rest.isZero && rest.compare(Rational.one) < 0;
    rest = rest.times(Rational.of(10))
  ) {
    size -= 1;
  }
  return size;
}

function grouped(decimal: string, language: SolverLanguage): string {
  const [whole = '', fraction] = decimal.split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.replace('-', '');
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  const spaced = digits.length > 4 ? groups.join('\\,') : digits;
  const point = language === 'pl' ? '{,}' : '.';
  return fraction === undefined ? sign + spaced : `${sign}${spaced}${point}${fraction}`;
}

/** A number for a pupil: exact where it ends within six significant places, else rounded to four digits. */
export function showNumber(value: Rational, language: SolverLanguage): Shown {
  const size = magnitude(value);
  if (!value.isZero && (size >= 9 || size <= -5)) {
    const scaled = value.over(Rational.of(10).power(size));
    const exact = scaled.isDecimal(8);
    return { tex: `${grouped(scaled.toDecimal(exact ? 8 : 3), language)}\\cdot 10^{${size}}`, exact };
  }
  const places = size < 0 ? 6 - size : 6;
  const exact = value.isDecimal(places);
  const rounded = Math.max(size >= 0 ? 2 : 0, 3 - size);
  return { tex: grouped(value.toDecimal(exact ? places : rounded), language), exact };
}

/** `=` or `≈` before a shown number. */
export function equalsSign(shown: Shown): string {
  return shown.exact ? '=' : '\\approx';
}

/** A quantity in TeX, without dollars. */
export function showQuantity(value: Rational, unit: Unit, language: SolverLanguage): string {
  return unit.symbol === '1'
    ? showNumber(value, language).tex
    : `${showNumber(value, language).tex}\\ ${unit.tex}`;
}

function plain(value: Rational): string {
  const isIrrational = value.denominator > 1_000_000_000n;
  return value.isDecimal(9) || isIrrational ? value.toDecimal(9) : value.toString();
}

/** A quantity for machines: `20 m/s`, `2.5 h`, `25/3 m/s`; a name in front where an answer has parts. */
export function quantityValue(value: Rational, unit: Unit): AnswerValue {
  return {
    canonical: `${plain(value)} ${unit.symbol}`,
    approximate: [value.toNumber()],
    unit: unit.symbol,
  };
}

/** A number without unit for machines. */
export function numberValue(value: Rational): AnswerValue {
  return { canonical: value.toString(), approximate: [value.toNumber()] };
}
