import { outOfReach } from '../refusal.js';
import { Exact } from '../number/exact.js';
import { factorise } from '../number/integers.js';
import { greatestCommonDivisor, Rational } from '../number/rational.js';

/** Coefficients of a polynomial in one unknown, the constant first; the last is not 0, except for the polynomial 0. */
export type Coefficients = readonly Rational[];

export interface Root {
  readonly value: Exact;
  readonly multiplicity: number;
}

/** A polynomial as a number times factors with whole coefficients; each factor is linear, or has no fraction as a root. */
export interface Factorisation {
  readonly lead: Rational;
  readonly factors: readonly { readonly coefficients: Coefficients; readonly multiplicity: number }[];
}

const maxCandidates = 4000;

/** Without zeros at the end. */
export function trimmed(coefficients: Coefficients): Coefficients {
  let length = coefficients.length;
  while (length > 1 && coefficients[length - 1]?.isZero) length -= 1;
  return coefficients.slice(0, length);
}

/** The value at a point, by Horner. */
export function valueAt(coefficients: Coefficients, x: Exact): Exact {
  return coefficients.reduceRight((sum, coefficient) => sum.times(x).plus(Exact.of(coefficient)), Exact.zero);
}

/** The same polynomial with whole coefficients without a common divisor, the first positive, and what was taken out. */
export function primitive(coefficients: Coefficients): { lead: Rational; coefficients: Coefficients } {
  let denominators = 1n;
  let numerators = 0n;
  for (const { numerator, denominator } of coefficients) {
    denominators = (denominators * denominator) / greatestCommonDivisor(denominators, denominator);
    numerators = greatestCommonDivisor(numerators, numerator);
  }
  for (const { numerator, denominator } of coefficients)
    numerators = greatestCommonDivisor(numerators, (numerator * denominators) / denominator);
  const isNegative = (coefficients.at(-1)?.sign ?? 1) < 0;
  const common = coefficients
    .map((value) => value.times(Rational.of(denominators)).numerator)
    .reduce(greatestCommonDivisor, 0n);
  const lead = Rational.of(isNegative ? -common : common, denominators);
  return { lead, coefficients: coefficients.map((value) => value.over(lead)) };
}

/** Takes out every linear factor with fractions as coefficients. The polynomial must not be 0. */
export function factorRational(polynomial: Coefficients): Factorisation {
  const { lead, coefficients } = primitive(trimmed(polynomial));
  const factors: { coefficients: Coefficients; multiplicity: number }[] = [];
  let rest = coefficients;
  const take = (root: Rational): void => {
    let multiplicity = 0;
    while (rest.length > 1 && valueAt(rest, Exact.of(root)).isZero) {
      rest = primitive(divideByRoot(rest, root)).coefficients;
      multiplicity += 1;
    }
    if (multiplicity > 0)
      factors.push({
        coefficients: [Rational.of(-root.numerator), Rational.of(root.denominator)],
        multiplicity,
      });
  };
  take(Rational.zero);
  if (rest.length === 2 && rest[0] && rest[1]) take(rest[0].over(rest[1]).negated());
  if (rest.length > 2) for (const candidate of candidates(rest)) take(candidate);
  if (rest.length > 1) factors.push({ coefficients: rest, multiplicity: 1 });
  return { lead, factors };
}

/** All real roots, ascending. The polynomial must not be 0. Throws a Refusal when some can't be had exactly. */
export function realRoots(polynomial: Coefficients): readonly Root[] {
  const roots: Root[] = [];
  for (const { coefficients, multiplicity } of factorRational(polynomial).factors)
    for (const value of rootsOfFactor(coefficients)) roots.push({ value, multiplicity });
  return roots.toSorted((a, b) => a.value.compare(b.value));
}

function rootsOfFactor(coefficients: Coefficients): readonly Exact[] {
  const [c = Rational.zero, b = Rational.zero, a = Rational.zero] = coefficients;
  if (coefficients.length === 2) return [Exact.of(c.over(b).negated())];
  if (coefficients.length === 3) return quadraticRoots(a, b, c);
  if (coefficients.every((value, exponent) => exponent % 2 === 0 || value.isZero))
    return evenRoots(coefficients);
  return outOfReach();
}

/** The roots of ax² + bx + c, ascending; the double one once. */
export function quadraticRoots(a: Rational, b: Rational, c: Rational): readonly Exact[] {
  const discriminant = b.times(b).minus(Rational.of(4).times(a).times(c));
  if (discriminant.sign < 0) return [];
  const root = Exact.sqrt(discriminant);
  const divisor = Exact.of(a.times(Rational.of(2)));
  const middle = Exact.of(b.negated());
  if (discriminant.isZero) return [middle.over(divisor)];
  return [middle.minus(root).over(divisor), middle.plus(root).over(divisor)].toSorted((x, y) => x.compare(y));
}

/** Roots by t = x²; those of t have to be fractions. */
function evenRoots(coefficients: Coefficients): readonly Exact[] {
  const inSquares = coefficients.filter((_, exponent) => exponent % 2 === 0);
  return realRoots(inSquares).flatMap(({ value }) => {
    if (value.sign < 0) return [];
    const { rational } = value;
    if (!rational) return outOfReach();
    const root = Exact.sqrt(rational);
    return root.isZero ? [root] : [root.negated(), root];
  });
}

/** p/q with p a divisor of the constant and q of the first coefficient. */
function candidates(coefficients: Coefficients): readonly Rational[] {
  const tops = divisors(coefficients[0]?.numerator ?? 0n);
  const bottoms = divisors(coefficients.at(-1)?.numerator ?? 1n);
  if (tops.length * bottoms.length > maxCandidates) outOfReach();
  const found = new Map<string, Rational>();
  for (const top of tops) {
    for (const bottom of bottoms) {
      for (const sign of [1n, -1n]) {
        const candidate = Rational.of(sign * top, bottom);
        found.set(`${candidate}`, candidate);
      }
    }
  }
  return [...found.values()].toSorted((a, b) => a.compare(b));
}

function divisors(value: bigint): readonly bigint[] {
  let found = [1n];
  for (const { prime, exponent } of factorise(value < 0n ? -value : value)) {
    const powers = Array.from({ length: exponent + 1 }, (_, i) => prime ** BigInt(i));
    found = found.flatMap((divisor) => powers.map((power) => divisor * power));
  }
  return found;
}

function divideByRoot(coefficients: Coefficients, root: Rational): Coefficients {
  const quotient: Rational[] = [];
  let carry = Rational.zero;
  for (const coefficient of coefficients.toReversed()) {
    carry = carry.times(root).plus(coefficient);
    quotient.unshift(carry);
  }
  return quotient.slice(1);
}
