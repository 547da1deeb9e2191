import { noDimension, overDimension, powerDimension, timesDimension, type Dimension } from './dimension.js';
import { Rational } from '../number/rational.js';
import type { UnitAtom } from './unit-atoms.js';

/** A unit with its powers and quotient: `km/h`, `kg/m^3`. */
export interface Unit {
  /** In one notation: `m^2`, `J/(kg*K)`. */
  readonly symbol: string;
  readonly tex: string;
  /** What it is made of. */
  readonly factors: readonly UnitFactor[];
  readonly dimension: Dimension;
  /** How many SI units it is. */
  readonly factor: Rational;
  /** What a scale of temperature adds, in kelvin. */
  readonly offset?: Rational;
}

/** An atom with its exponent. */
export interface UnitFactor {
  readonly atom: UnitAtom;
  readonly power: number;
}

function written(
  factors: readonly UnitFactor[],
  join: string,
  write: (factor: UnitFactor) => string,
): string {
  return factors.map(write).join(join);
}

function symbolOf({ atom, power }: UnitFactor): string {
  return Math.abs(power) === 1 ? atom.symbol : `${atom.symbol}^${Math.abs(power)}`;
}

function texOf({ atom, power }: UnitFactor): string {
  return Math.abs(power) === 1 ? atom.tex : `${atom.tex}^{${Math.abs(power)}}`;
}

/** Reads decimals with a point, joined by `*` and `/` from left to right: `0.3048`, `5/9`, `1/1000*60`. */
export function exactFactor(text: string): Rational {
  let value = Rational.one;
  for (const part of text.replaceAll(/[*/]/gu, ' $&').split(' ')) {
    const factor = Rational.parse(part.replace(/[*/]/u, ''));
    value = part.startsWith('/') ? value.over(factor) : value.times(factor);
  }
  return value;
}

/** Puts a unit together; factors with a negative power go under the line. */
export function unitOf(factors: readonly UnitFactor[]): Unit {
  const above = factors.filter((factor) => factor.power > 0);
  const below = factors.filter((factor) => factor.power < 0);
  let factor = Rational.one;
  let dimension = noDimension;
  for (const { atom, power } of factors) {
    factor = factor.times(exactFactor(atom.factor).power(power));
    const part = powerDimension(atom.dimension, Math.abs(power));
    dimension = power > 0 ? timesDimension(dimension, part) : overDimension(dimension, part);
  }
  const [only] = factors;
  const offset = factors.length === 1 && only?.power === 1 ? only.atom.offset : undefined;
  const top = written(above, '*', symbolOf) || '1';
  const bottom = written(below, '*', symbolOf);
  const topTex = written(above, '\\cdot ', texOf) || '1';
  return {
    symbol: below.length === 0 ? top : `${top}/${below.length > 1 ? `(${bottom})` : bottom}`,
    tex: below.length === 0 ? topTex : `\\frac{${topTex}}{${written(below, '\\cdot ', texOf)}}`,
    factors,
    dimension,
    factor,
    ...(offset === undefined ? {} : { offset: exactFactor(offset) }),
  };
}

/** So many of a unit, in SI units; scales of temperature are moved to kelvin. */
export function toSi(value: Rational, unit: Unit): Rational {
  return value.times(unit.factor).plus(unit.offset ?? Rational.zero);
}

/** So many SI units, in a unit. */
export function fromSi(value: Rational, unit: Unit): Rational {
  return value.minus(unit.offset ?? Rational.zero).over(unit.factor);
}
