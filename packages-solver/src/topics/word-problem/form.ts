import type { Solution } from '../../method.js';
import type { Check, SolverLanguage, Step } from '../../outcome.js';
import type { Rational } from '../../number/rational.js';
import { equalsSign, showNumber, showQuantity } from '../../science/show.js';
import type { Unit } from '../../science/unit.js';
import type { Reading, Token } from './reading.js';

/** What a form finds; `proved` is the outcome of a computation that goes another way than the steps. */
export interface FormSolution extends Solution {
  readonly proved: boolean;
  readonly check: Check;
}

/** A kind of task that is recognised by the order of its words. */
export interface Form {
  /** Codes that are left out of the signature before it is compared; things must then all be the same. */
  readonly ignored?: RegExp;
  /** The whole signature. */
  readonly pattern: RegExp;
  /** The solution; undefined when the words do not fit together after all. */
  build(reading: Reading): FormSolution | undefined;
}

/** Tokens of a code, in order. */
export function tokensOf(reading: Reading, ...codes: readonly string[]): readonly Token[] {
  return reading.tokens.filter((token) => codes.includes(token.code));
}

/** The text of a language. */
export function said(language: SolverLanguage, pl: string, en: string): string {
  return language === 'pl' ? pl : en;
}

/** A step. */
export function step(name: string, formula: string, text: string): Step {
  return { name, formula, text };
}

/** A number in TeX. */
export function tex(value: Rational, language: SolverLanguage): string {
  return showNumber(value, language).tex;
}

/** A quantity in TeX, behind `=` or `≈`. */
export function equalTo(value: Rational, unit: Unit | undefined, language: SolverLanguage): string {
  const sign = equalsSign(showNumber(value, language));
  return `${sign} ${unit ? showQuantity(value, unit, language) : tex(value, language)}`;
}

/** An amount for machines, as a decimal where it ends. */
export function canonical(value: Rational, unit?: string): string {
  const number = value.isDecimal(6) ? value.toDecimal(6) : value.toString();
  return unit === undefined ? number : `${number} ${unit}`;
}

/** One currency only, with its small coin; the big unit of it. */
export function commonCurrency(tokens: readonly Token[]): Unit | undefined {
  const units = tokens.flatMap((token) => (token.unit ? [token.unit] : []));
  const symbols = new Set(units.map((unit) => (unit.symbol === 'gr' ? 'zł' : unit.symbol)));
  return symbols.size === 1 ? (units.find((unit) => unit.symbol !== 'gr') ?? units[0]) : undefined;
}

/** Money in the big unit of its currency. */
export function inUnit(token: Token, unit: Unit): Rational {
  return token.unit ? token.value.times(token.unit.factor).over(unit.factor) : token.value;
}
