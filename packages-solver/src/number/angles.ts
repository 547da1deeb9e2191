import { outOfReach } from '../refusal.js';
import { Exact } from './exact.js';
import { Rational } from './rational.js';

const half = Rational.of(1, 2);
const quarter = Rational.of(1, 4);

/** Sines of the angles of the first quarter that schools know exactly, by degrees. */
const sines: ReadonlyMap<number, Exact> = new Map([
  [0, Exact.zero],
  [15, rooted(6, quarter).minus(rooted(2, quarter))],
  [30, Exact.of(half)],
  [45, rooted(2, half)],
  [60, rooted(3, half)],
  [75, rooted(6, quarter).plus(rooted(2, quarter))],
  [90, Exact.one],
]);

function rooted(radicand: number, coefficient: Rational): Exact {
  return Exact.sqrt(Rational.of(radicand)).times(Exact.of(coefficient));
}

/** The sine of degrees. Throws a Refusal for an angle whose sine is no school number. */
export function sine(degrees: Rational): Exact {
  const angle = Number(whole(degrees) % 360n);
  const positive = angle < 0 ? angle + 360 : angle;
  const inHalf = positive >= 180 ? positive - 180 : positive;
  const value = sines.get(inHalf > 90 ? 180 - inHalf : inHalf) ?? outOfReach();
  return positive >= 180 ? value.negated() : value;
}

/** The cosine of degrees. Throws a Refusal for an angle whose cosine is no school number. */
export function cosine(degrees: Rational): Exact {
  return sine(degrees.plus(Rational.of(90)));
}

function whole(degrees: Rational): bigint {
  return degrees.isInteger ? degrees.numerator : outOfReach();
}
