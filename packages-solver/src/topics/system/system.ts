import { evaluate } from '../../expression/evaluate.js';
import { texRational } from '../../expression/tex.js';
import type { Method, Solution } from '../../method.js';
import { Exact } from '../../number/exact.js';
import { Rational } from '../../number/rational.js';
import type { Check, SolverLanguage, Step } from '../../outcome.js';
import { polynomialOf } from '../../polynomial/of-expression.js';
import { Polynomial } from '../../polynomial/polynomial.js';
import { outOfReach } from '../../refusal.js';
import { systemIn, type System } from './reading.js';
import { systemWords } from './words.js';

/** A row: the coefficient of each unknown, and the number on the right. */
interface Row {
  readonly coefficients: readonly Rational[];
  readonly right: Rational;
}

type Found =
  | { readonly kind: 'one'; readonly values: readonly Rational[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'line'; readonly row: Row };

interface SystemSolution extends Solution {
  readonly found: Found;
}

/** Linear systems with two or three unknowns, by elimination. */
export const system: Method<System, SystemSolution> = {
  subject: 'math',
  topic: 'system',
  read: systemIn,

  solve({ relations, unknowns }, language) {
    const words = systemWords[language];
    const rows = rowsOf({ relations, unknowns });
    const steps: Step[] = [{ ...words.order, formula: texRows(rows, unknowns) }];
    const found = eliminate(rows, unknowns, language, steps);
    if (found.kind === 'none')
      return { steps, found, answer: words.none, value: { canonical: `(${unknowns.join(',')})∈∅` } };
    if (found.kind === 'line') {
      const formula = texRow(found.row, unknowns);
      return { steps, found, answer: words.infinite(formula), value: { canonical: 'infinitely many' } };
    }
    const { values } = found;
    return {
      steps,
      found,
      answer: unknowns
        .map((name, index) => `$${name}=${texRational(values[index] ?? Rational.zero)}$`)
        .join(words.and),
      value: {
        canonical: unknowns.map((name, index) => `${name}=${values[index]}`).join(';'),
        approximate: values.map((value) => value.toNumber()),
      },
    };
  },

  check: checkSystem,
};

function rowsOf({ relations, unknowns }: System): readonly Row[] {
  return relations.map(({ left, right }) => {
    const difference = polynomialOf(left).minus(polynomialOf(right));
    if (difference.degree > 1) return outOfReach();
    return {
      coefficients: unknowns.map((name) => difference.linear(name)),
      right: difference.free.negated(),
    };
  });
}

/** Gauss: one unknown after another is taken out of the rows below, then values are put in from the last. */
function eliminate(
  start: readonly Row[],
  unknowns: readonly string[],
  language: SolverLanguage,
  steps: Step[],
): Found {
  const words = systemWords[language];
  const rows = [...start];
  for (let column = 0; column < unknowns.length - 1; column += 1) {
    const pivotIndex = rows.findIndex((row, index) => index >= column && !at(row, column).isZero);
    if (pivotIndex < 0) continue;
    [rows[column], rows[pivotIndex]] = [rows[pivotIndex] as Row, rows[column] as Row];
    const pivot = rows[column] as Row;
    let isChanged = false;
    for (let index = column + 1; index < rows.length; index += 1) {
      const row = rows[index] as Row;
      if (at(row, column).isZero) continue;
      rows[index] = lighter(combined(row, at(pivot, column), pivot, at(row, column)));
      isChanged = true;
    }
    if (isChanged)
      steps.push({ ...words.eliminate(unknowns[column] ?? ''), formula: texRows(rows, unknowns) });
  }
  return backwards(rows, unknowns, language, steps);
}

function backwards(
  rows: readonly Row[],
  unknowns: readonly string[],
  language: SolverLanguage,
  steps: Step[],
): Found {
  const words = systemWords[language];
  const isEmpty = (row: Row): boolean => row.coefficients.every((value) => value.isZero);
  if (rows.some((row) => isEmpty(row) && !row.right.isZero)) {
    steps.push(words.contradiction);
    return { kind: 'none' };
  }
  const empty = rows.filter(isEmpty);
  if (empty.length > 0) {
    const [row, ...more] = rows.filter((other) => !isEmpty(other));
    if (!row || more.length > 0) return outOfReach();
    steps.push(words.dependent);
    return { kind: 'line', row: lighter(row) };
  }
  const values: Rational[] = [];
  for (let index = unknowns.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (!row || at(row, index).isZero || row.coefficients.slice(0, index).some((value) => !value.isZero))
      return unordered(rows, unknowns, steps);
    const known = row.coefficients
      .slice(index + 1)
      .reduce(
        (sum, coefficient, shift) => sum.plus(coefficient.times(values[shift] ?? Rational.zero)),
        Rational.zero,
      );
    const value = row.right.minus(known).over(at(row, index));
    values.unshift(value);
    const name = unknowns[index] ?? '';
    steps.push({
      ...words.back(name),
      formula: [...new Set([texRow(row, unknowns), `${name} = ${texRational(value)}`])].join(
        ' \\;\\Rightarrow\\; ',
      ),
    });
  }
  return { kind: 'one', values };
}

/** A triangle with a hole: the rank is too small; whether there are none or many, the rows say. */
function unordered(rows: readonly Row[], unknowns: readonly string[], steps: Step[]): Found {
  if (unknowns.length !== 2 || steps.length === 0) return outOfReach();
  const [first, second] = rows;
  if (!first || !second) return outOfReach();
  const scale = at(first, 1).isZero ? outOfReach() : at(second, 1).over(at(first, 1));
  const isSame = first.right.times(scale).equals(second.right);
  return isSame ? { kind: 'line', row: first } : { kind: 'none' };
}

function at(row: Row, column: number): Rational {
  return row.coefficients[column] ?? Rational.zero;
}

function combined(row: Row, by: Rational, other: Row, otherBy: Rational): Row {
  return {
    coefficients: row.coefficients.map((value, index) =>
      value.times(by).minus(at(other, index).times(otherBy)),
    ),
    right: row.right.times(by).minus(other.right.times(otherBy)),
  };
}

/** Divided by the first coefficient's magnitude when that leaves whole numbers. */
function lighter(row: Row): Row {
  const lead = row.coefficients.find((value) => !value.isZero);
  if (!lead) return row;
  const coefficients = row.coefficients.map((value) => value.over(lead));
  const right = row.right.over(lead);
  return [...coefficients, right].every((value) => value.isInteger) ? { coefficients, right } : row;
}

function texRow({ coefficients, right }: Row, unknowns: readonly string[]): string {
  const left = coefficients.reduce(
    (sum, value, index) => sum.plus(Polynomial.unknown(unknowns[index] ?? '').scaled(value)),
    Polynomial.zero,
  );
  return `${left.toTex(texRational)} = ${texRational(right)}`;
}

function texRows(rows: readonly Row[], unknowns: readonly string[]): string {
  return `\\begin{cases} ${rows.map((row) => texRow(row, unknowns)).join(' \\\\ ')} \\end{cases}`;
}

function checkSystem(
  problem: System,
  { found }: SystemSolution,
  language: SolverLanguage,
): Check | undefined {
  const { relations, unknowns } = problem;
  const words = systemWords[language];
  const rows = rowsOf(problem);
  const holds = (values: readonly Rational[]): boolean => {
    const map = new Map(unknowns.map((name, index) => [name, Exact.of(values[index] ?? Rational.zero)]));
    return relations.every(({ left, right }) => evaluate(left, map).equals(evaluate(right, map)));
  };
  const main = determinant(rows.map(({ coefficients }) => coefficients));
  if (found.kind === 'one')
    return holds(found.values) && !main.isZero ? { name: words.checkTitle, text: words.check } : undefined;
  if (!main.isZero || unknowns.length !== 2) return undefined;
  if (found.kind === 'none') {
    const others = [0, 1].map((column) =>
      determinant(rows.map(({ coefficients, right }) => coefficients.with(column, right))),
    );
    const hasContradiction = rows.some(
      (row) => row.coefficients.every((value) => value.isZero) && !row.right.isZero,
    );
    return others.some((value) => !value.isZero) || hasContradiction
      ? { name: words.checkTitle, text: words.checkNone }
      : undefined;
  }
  const [a = Rational.zero, b = Rational.zero] = found.row.coefficients;
  const points = [-3, 0, 2, 7].map((n) => {
    const free = Rational.of(n);
    return b.isZero ? [found.row.right.over(a), free] : [free, found.row.right.minus(a.times(free)).over(b)];
  });
  return points.every(holds) ? { name: words.checkTitle, text: words.checkInfinite } : undefined;
}

/** By the first column. */
function determinant(matrix: readonly (readonly Rational[])[]): Rational {
  if (matrix.length === 1) return matrix[0]?.[0] ?? Rational.zero;
  return matrix.reduce((sum, row, index) => {
    const minor = matrix.filter((_, other) => other !== index).map((other) => other.slice(1));
    const term = (row[0] ?? Rational.zero).times(determinant(minor));
    return index % 2 === 0 ? sum.plus(term) : sum.minus(term);
  }, Rational.zero);
}
