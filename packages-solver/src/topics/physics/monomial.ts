import { Rational } from '../../number/rational.js';
import { integerSquareRoot } from '../../number/integers.js';
import { exactFactor } from '../../science/unit.js';
import type { Formula } from './formula.js';
import type { QuantityName } from './quantities.js';

/** A number times powers of quantities, perhaps under a square root: what a formula says of one of its quantities. */
export interface Monomial {
  readonly factor: Rational;
  readonly powers: readonly (readonly [name: QuantityName, power: number])[];
  readonly root: boolean;
}

/** Turns a formula to one of its quantities. */
export function solvedFor({ left, factor, right }: Formula, asked: QuantityName): Monomial {
  const number = exactFactor(factor);
  const powers = Object.entries(right) as [QuantityName, number][];
  if (asked === left) return { factor: number, powers, root: false };
  const power = right[asked] ?? 1;
  const sign = power < 0 ? -1 : 1;
  const others = powers
    .filter(([name]) => name !== asked)
    .map(([name, own]): [QuantityName, number] => [name, -own * sign]);
  return {
    factor: sign > 0 ? Rational.one.over(number) : number,
    powers: [[left, sign], ...others],
    root: Math.abs(power) === 2,
  };
}

/** Writes it in TeX; `write` writes one quantity, with its power. */
export function monomialTex(
  { factor, powers, root }: Monomial,
  write: (name: QuantityName, power: number) => string,
): string {
  const above = powers.filter(([, power]) => power > 0).map(([name, power]) => write(name, power));
  const below = powers.filter(([, power]) => power < 0).map(([name, power]) => write(name, -power));
  if (factor.numerator !== 1n) above.unshift(String(factor.numerator));
  if (factor.denominator !== 1n) below.unshift(String(factor.denominator));
  const top = above.join('\\cdot ') || '1';
  const tex = below.length === 0 ? top : `\\frac{${top}}{${below.join('\\cdot ')}}`;
  return root ? `\\sqrt{${tex}}` : tex;
}

/** A square root, exact where it is a fraction, else to 15 places. */
function squareRoot(value: Rational): Rational {
  const top = integerSquareRoot(value.numerator);
  const bottom = integerSquareRoot(value.denominator);
  if (top * top === value.numerator && bottom * bottom === value.denominator) return Rational.of(top, bottom);
  const scale = 10n ** 15n;
  return Rational.of(integerSquareRoot((value.numerator * scale * scale) / value.denominator), scale);
}

/** Its value. */
export function monomialValue(
  { factor, powers, root }: Monomial,
  valueOf: (name: QuantityName) => Rational,
): Rational {
  let product = factor;
  for (const [name, power] of powers) product = product.times(valueOf(name).power(power));
  return root ? squareRoot(product) : product;
}
