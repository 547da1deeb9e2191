import { outOfReach } from '../../refusal.js';
import { greatestCommonDivisor, Rational } from '../../number/rational.js';
import type { Formula } from './formula.js';

/** A reaction before it is balanced; what stands on the right counts as negative. */
export interface Reaction {
  readonly left: readonly Formula[];
  readonly right: readonly Formula[];
  /** The numbers that the pupil wrote in front; undefined where there was none. */
  readonly given: readonly (number | undefined)[];
}

/** What must be the same on both sides: every element, and the charge where there is one. */
export function conserved({ left, right }: Reaction): readonly string[] {
  const all = [...left, ...right];
  const symbols = new Set(all.flatMap((formula) => [...formula.atoms.keys()]));
  return all.some((formula) => formula.charge !== 0) ? [...symbols, 'charge'] : [...symbols];
}

/** How much of an element, or of charge, a particle has. */
export function contentOf(formula: Formula, what: string): number {
  return what === 'charge' ? formula.charge : (formula.atoms.get(what) ?? 0);
}

/** Gauss-Jordan elimination; gives the column of the leading one of each row. */
function reduce(matrix: Rational[][], columns: number): number[] {
  const pivots: number[] = [];
  for (let column = 0; column < columns; column += 1) {
    const at = pivots.length;
    const found = matrix.findIndex((row, index) => index >= at && !(row[column] ?? Rational.zero).isZero);
    const pivotRow = matrix[found];
    const swapped = matrix[at];
    if (!pivotRow || !swapped) continue;
    matrix[found] = swapped;
    const lead = pivotRow[column] ?? Rational.one;
    const unit = pivotRow.map((entry) => entry.over(lead));
    matrix[at] = unit;
    for (const [index, row] of matrix.entries()) {
      const factor = row[column] ?? Rational.zero;
      if (index === at || factor.isZero) continue;
      matrix[index] = row.map((entry, place) => entry.minus(factor.times(unit[place] ?? Rational.zero)));
    }
    pivots.push(column);
  }
  return pivots;
}

/** The smallest whole coefficients. Throws a Refusal when there are none, or more than one way. */
export function balance(reaction: Reaction): readonly bigint[] {
  const { left, right } = reaction;
  const all = [...left, ...right];
  const matrix = conserved(reaction).map((what) =>
    all.map((formula, index) => Rational.of(contentOf(formula, what) * (index < left.length ? 1 : -1))),
  );
  const pivots = reduce(matrix, all.length);
  const free = all.map((_, index) => index).filter((index) => !pivots.includes(index));
  const [only] = free;
  if (free.length !== 1 || only === undefined) return outOfReach();
  const values = all.map((_, index) => {
    const row = matrix[pivots.indexOf(index)];
    return index === only ? Rational.one : (row?.[only] ?? Rational.zero).negated();
  });
  if (values.some((value) => value.sign <= 0)) return outOfReach();
  let common = 1n;
  for (const { denominator } of values)
    common = (common * denominator) / greatestCommonDivisor(common, denominator);
  const whole = values.map((value) => value.times(Rational.of(common)).numerator);
  let divisor = 0n;
  for (const value of whole) divisor = greatestCommonDivisor(divisor, value);
  return whole.map((value) => value / divisor);
}
