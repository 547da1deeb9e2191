import { Exact } from './exact.js';
import { Rational } from './rational.js';

/** A piece of the number line; without an end it goes on for ever. One point has both ends equal and closed. */
export interface Interval {
  readonly from?: Exact;
  readonly to?: Exact;
  readonly isFromClosed: boolean;
  readonly isToClosed: boolean;
}

/** The whole line. */
export const everything: readonly Interval[] = [{ isFromClosed: false, isToClosed: false }];

/**
 * The set where `holds`, when that can change only at the points: between two of them one number is tried, and each of
 * them by itself.
 */
export function setWhere(
  points: readonly Exact[],
  holdsBetween: (sample: Rational) => boolean,
  holdsAt: (point: Exact) => boolean,
): readonly Interval[] {
  const sorted = distinct(points);
  const intervals: Interval[] = [];
  let open: Interval | undefined = holdsBetween(sampleBetween(undefined, sorted[0]))
    ? { isFromClosed: false, isToClosed: false }
    : undefined;
  sorted.forEach((point, index) => {
    const isIn = holdsAt(point);
    const goesOn = holdsBetween(sampleBetween(point, sorted[index + 1]));
    if (open && isIn && goesOn) return;
    if (open) intervals.push({ ...open, to: point, isToClosed: isIn });
    else if (isIn && !goesOn)
      intervals.push({ from: point, to: point, isFromClosed: true, isToClosed: true });
    open = goesOn ? { from: point, isFromClosed: isIn, isToClosed: false } : undefined;
  });
  return open ? [...intervals, open] : intervals;
}

/** Ascending, each once. */
export function distinct(points: readonly Exact[]): readonly Exact[] {
  const sorted = points.toSorted((a, b) => a.compare(b));
  return sorted.filter((point, index) => index === 0 || !sorted[index - 1]?.equals(point));
}

/** A fraction strictly between two numbers; without one of them, beyond the other. */
export function sampleBetween(from: Exact | undefined, to: Exact | undefined): Rational {
  if (!from) return to ? floor(to.toRational(6)).minus(Rational.one) : Rational.zero;
  if (!to) return floor(from.toRational(6)).plus(Rational.of(2));
  return from.toRational(30).plus(to.toRational(30)).over(Rational.of(2));
}

function floor(value: Rational): Rational {
  const quotient = value.numerator / value.denominator;
  return Rational.of(value.sign < 0 && !value.isInteger ? quotient - 1n : quotient);
}

/** Whether a number is in the set. */
export function contains(set: readonly Interval[], value: Exact): boolean {
  return set.some(({ from, to, isFromClosed, isToClosed }) => {
    const above = from ? value.compare(from) : 1;
    const below = to ? to.compare(value) : 1;
    return (above > 0 || (above === 0 && isFromClosed)) && (below > 0 || (below === 0 && isToClosed));
  });
}

/** The numbers that are in both sets. */
export function intersect(a: readonly Interval[], b: readonly Interval[]): readonly Interval[] {
  const ends = [...a, ...b].flatMap(({ from, to }) => [from, to]).filter((end) => end !== undefined);
  const isInBoth = (value: Exact): boolean => contains(a, value) && contains(b, value);
  return setWhere(ends, (sample) => isInBoth(Exact.of(sample)), isInBoth);
}
