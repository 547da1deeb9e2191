import { approximate } from '../../expression/approximate.js';
import type { Expression, Relation, RelationSign } from '../../expression/ast.js';
import { evaluate } from '../../expression/evaluate.js';
import { texDecimal, texExact, texRational, texRelation, texSign } from '../../expression/tex.js';
import type { Method, Solution } from '../../method.js';
import { Exact } from '../../number/exact.js';
import { canonicalSet, texSet } from '../../number/interval-text.js';
import { contains, intersect, sampleBetween, setWhere, type Interval } from '../../number/intervals.js';
import { Rational } from '../../number/rational.js';
import type { SolverLanguage, Step } from '../../outcome.js';
import { quotientOf } from '../../polynomial/of-expression.js';
import { Polynomial } from '../../polynomial/polynomial.js';
import { Refusal } from '../../refusal.js';
import { realRoots, valueAt } from '../../polynomial/roots.js';
import { withoutBars } from '../absolute/pieces.js';
import { texRange } from '../absolute/absolute-equation.js';
import { quadraticSteps } from '../equation/polynomial-steps.js';
import { inequalityIn, type Inequality } from './reading.js';
import { inequalityWords } from './words.js';

interface InequalitySolution extends Solution {
  readonly set: readonly Interval[];
}

/** Linear, quadratic, polynomial and rational inequalities, with bars too, and chains of two. */
export const inequality: Method<Inequality, InequalitySolution> = {
  subject: 'math',
  topic: 'inequality',

  read: inequalityIn,

  solve({ chain, unknown }, language) {
    const steps: Step[] = [];
    const sets = chain.map((relation) => setOf(relation, unknown, language, steps));
    const [first = [], second] = sets;
    const set = second ? intersect(first, second) : first;
    const words = inequalityWords[language];
    const text = `$${unknown}\\in ${texSet(set)}$`;
    if (second)
      steps.push({ ...words.both, formula: `${texSet(first)} \\cap ${texSet(second)} = ${texSet(set)}` });
    const isAll = set.length === 1 && !set[0]?.from && !set[0]?.to;
    const before = set.length === 0 ? `${words.none} ` : isAll ? `${words.all} ` : '';
    return { steps, set, answer: before + text, value: { canonical: canonicalSet(unknown, set) } };
  },

  check({ chain, unknown, sides }, { set }, language) {
    const ends = set.flatMap(({ from, to }) => [from, to]).filter((end) => end !== undefined);
    const tried = trialPoints(ends);
    for (const x of tried) {
      const isTrue = chain.every(({ sign }, index) =>
        holdsNumerically(sides[index] ?? '', sign, sides[index + 1] ?? '', unknown, x),
      );
      if (isTrue !== contains(set, Exact.of(x))) return undefined;
    }
    for (const end of ends) {
      const isTrue = chain.every((relation) => holdsExactly(relation, unknown, end));
      if (isTrue !== contains(set, end)) return undefined;
    }
    const inside = tried.find((x) => contains(set, Exact.of(x)));
    const outside = tried.find((x) => !contains(set, Exact.of(x)));
    const write = (x: Rational | undefined): string => (x ? texDecimal(x.toDecimal(3), language) : '');
    const words = inequalityWords[language];
    return { name: words.checkTitle, text: words.check(write(inside), write(outside)) };
  },
};

/** The set of one inequality, by pieces without bars. */
function setOf(
  relation: Relation,
  unknown: string,
  language: SolverLanguage,
  steps: Step[],
): readonly Interval[] {
  const difference: Expression = {
    kind: 'binary',
    operator: 'minus',
    left: relation.left,
    right: relation.right,
  };
  const pieces = withoutBars(difference, unknown);
  return pieces
    .flatMap((piece) => {
      const { from, to, expression } = piece;
      const inside: Step[] = [];
      const set = plainSet(expression, relation, unknown, language, inside);
      if (pieces.length === 1) {
        steps.push(...inside);
        return set;
      }
      const range: Interval = {
        isFromClosed: from !== undefined,
        isToClosed: to !== undefined,
        ...(from && { from }),
        ...(to && { to }),
      };
      const part = intersect(set, [range]);
      steps.push(...inside.map((step) => within(texRange(piece, unknown), step)));
      steps.push({ ...inequalityWords[language].both, formula: texSet(part) });
      return part;
    })
    .reduce<readonly Interval[]>(joined, []);
}

/** A step that is about a part of the line only. */
function within(range: string, step: Step): Step {
  return { ...step, formula: step.formula ? `${range}:\\quad ${step.formula}` : range };
}

/** Neighbours that share an end become one. */
function joined(set: readonly Interval[], next: Interval): readonly Interval[] {
  const last = set.at(-1);
  if (!last?.to || !next.from?.equals(last.to) || !(last.isToClosed || next.isFromClosed))
    return [...set, next];
  const { from, isFromClosed } = last;
  const { to, isToClosed } = next;
  return [...set.slice(0, -1), { isFromClosed, isToClosed, ...(from && { from }), ...(to && { to }) }];
}

function plainSet(
  expression: Expression,
  relation: Relation,
  unknown: string,
  language: SolverLanguage,
  steps: Step[],
): readonly Interval[] {
  const { sign } = relation;
  const words = inequalityWords[language];
  const { top, bottom, divisors } = quotientOf(expression);
  const scale = bottom.constant;
  const numerator = scale ? top.scaled(Rational.one.over(scale)) : top;
  const text = numerator.toTex(texRational);
  const fraction = scale ? text : `\\frac{${text}}{${bottom.toTex(texRational)}}`;
  const asWritten = texRelation(relation, language);
  const onOneSide = `${fraction} ${texSign(sign)} 0`;
  if (asWritten !== onOneSide)
    steps.push({ ...words.oneSide, formula: `${asWritten} \\;\\Rightarrow\\; ${onOneSide}` });
  const excluded = divisors.flatMap((divisor) => rootsOf(divisor, unknown));
  if (divisors.length > 0) {
    const list = excluded.map((value) => `$${unknown}\\ne ${texExact(value)}$`).join(', ');
    if (excluded.length > 0) steps.push(words.domain(list));
  }
  const zeros = numerator.isZero ? [] : rootsOf(numerator, unknown);
  const signAt = (x: Exact): number =>
    valueSign(numerator, unknown, x) * (scale ? 1 : valueSign(bottom, unknown, x));
  const set = setWhere(
    [...zeros, ...excluded],
    (sample) => compares(signAt(Exact.of(sample)), sign),
    (point) => !excluded.some((other) => other.equals(point)) && compares(signAt(point), sign),
  );
  writeSteps(
    numerator,
    { zeros, excluded, signAt, unknown, sign, set, language, isWhole: scale !== undefined },
    steps,
  );
  return set;
}

interface SignTable {
  readonly zeros: readonly Exact[];
  readonly excluded: readonly Exact[];
  readonly signAt: (x: Exact) => number;
  readonly unknown: string;
  readonly sign: RelationSign;
  readonly set: readonly Interval[];
  readonly language: SolverLanguage;
  readonly isWhole: boolean;
}

function writeSteps(numerator: Polynomial, table: SignTable, steps: Step[]): void {
  const { zeros, excluded, signAt, unknown, sign, set, language, isWhole } = table;
  const words = inequalityWords[language];
  if (isWhole && numerator.constant) {
    steps.push({
      ...words.constant(set.length > 0),
      formula: `${texRational(numerator.constant)} ${texSign(sign)} 0`,
    });
    return;
  }
  if (isWhole && numerator.degree === 1 && excluded.length === 0) {
    const slope = numerator.linear(unknown);
    const line = slope.sign > 0 ? words.divide(texRational(slope)) : words.divideNegative(texRational(slope));
    const moved = `${numerator.minus(Polynomial.constant(numerator.free)).toTex(texRational)} ${texSign(sign)} ${texRational(numerator.free.negated())}`;
    steps.push({ ...line, formula: `${moved} \\;\\Rightarrow\\; ${unknown}\\in ${texSet(set)}` });
    return;
  }
  if (numerator.degree === 2)
    quadraticSteps(numerator.coefficients(unknown), unknown, { number: texRational, language }, steps);
  else
    steps.push(
      zeros.length > 0
        ? { ...words.zeros, formula: zeros.map((zero) => `${unknown}=${texExact(zero)}`).join(',\\; ') }
        : words.noZeros,
    );
  const points = [...zeros, ...excluded].toSorted((a, b) => a.compare(b));
  const starts = [undefined, ...points];
  const rows = starts
    .map((start, index) => {
      const end = points[index];
      if (start && end?.equals(start)) return '';
      const interval: Interval = {
        isFromClosed: false,
        isToClosed: false,
        ...(start && { from: start }),
        ...(end && { to: end }),
      };
      return `- $${texSet([interval])}$: $${signAt(Exact.of(sampleBetween(start, end))) > 0 ? '+' : '-'}$`;
    })
    .filter(Boolean);
  steps.push(words.signs(rows.join('\n')));
  steps.push({ ...words.choose, formula: `${unknown}\\in ${texSet(set)}` });
}

function rootsOf(polynomial: Polynomial, unknown: string): readonly Exact[] {
  return polynomial.constant ? [] : realRoots(polynomial.coefficients(unknown)).map(({ value }) => value);
}

function valueSign(polynomial: Polynomial, unknown: string, x: Exact): number {
  return valueAt(polynomial.coefficients(unknown), x).sign;
}

function compares(difference: number, sign: RelationSign): boolean {
  if (difference === 0) return sign === '<=' || sign === '>=';
  return difference > 0 === sign.startsWith('>');
}

/** Fractions around the ends, between them and far away, none of them an end. */
function trialPoints(ends: readonly Exact[]): readonly Rational[] {
  const near = ends.flatMap((end) =>
    [-0.03, 0.03].map((shift) => end.toRational(6).plus(Rational.of(Math.round(shift * 100), 100))),
  );
  const far = [-1009, -103, -17, -5, -2, -1, 0, 1, 2, 5, 17, 103, 1009].map((n) =>
    Rational.of(n * 100 + 7, 100),
  );
  return [...near, ...far].filter((point) => !ends.some((end) => end.equals(Exact.of(point))));
}

function holdsNumerically(
  left: string,
  sign: RelationSign,
  right: string,
  unknown: string,
  x: Rational,
): boolean {
  const values = { [unknown]: x.toNumber() };
  const difference = approximate(left, values) - approximate(right, values);
  return (
    Number.isFinite(difference) && compares(Math.abs(difference) < 1e-12 ? 0 : Math.sign(difference), sign)
  );
}

/** With the exact numbers themselves; where a side has no value it does not hold. */
function holdsExactly({ left, sign, right }: Relation, unknown: string, x: Exact): boolean {
  const values = new Map([[unknown, x]]);
  try {
    return compares(evaluate(left, values).compare(evaluate(right, values)), sign);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
