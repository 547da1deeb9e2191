import { symbolsOf, type Expression } from '../../expression/ast.js';
import { applyFunction, evaluate } from '../../expression/evaluate.js';
import { hasNoOtherRoot } from '../../expression/scan.js';
import { tex, texExact, texRational } from '../../expression/tex.js';
import type { Method } from '../../method.js';
import { Exact } from '../../number/exact.js';
import { Rational } from '../../number/rational.js';
import type { SolverLanguage, Step } from '../../outcome.js';
import { polynomialOf } from '../../polynomial/of-expression.js';
import type { Polynomial } from '../../polynomial/polynomial.js';
import { realRoots } from '../../polynomial/roots.js';
import { outOfReach, Refusal } from '../../refusal.js';
import type { EquationSolution } from '../equation/equation.js';
import { equationIn, type Equation } from '../equation/reading.js';
import { solutionsText, solutionsValue } from '../equation/solutions.js';
import { equationWords } from '../equation/words.js';
import { absoluteWords } from '../absolute/words.js';
import { powerWords } from './words.js';

/** `√P = Q`, `a^U = b`, `a^U = a^V`, `log_a P = c`, with polynomials P, Q, U and V. */
type Shape =
  | { readonly kind: 'root'; readonly inside: Expression; readonly other: Expression }
  | {
      readonly kind: 'power';
      readonly base: Exact;
      readonly exponent: Expression;
      readonly other: Expression;
    }
  | {
      readonly kind: 'logarithm';
      readonly base: Exact;
      readonly inside: Expression;
      readonly value: Expression;
    };

interface PowerProblem extends Equation {
  readonly shape: Shape;
}

/** The simplest equations with the unknown under a root, in an exponent, or in a logarithm. */
export const powerEquation: Method<PowerProblem, EquationSolution> = {
  subject: 'math',
  topic: 'equation',

  read(text) {
    const found = equationIn(text);
    if (!found) return undefined;
    const { left, right } = found.relation;
    const shape = shapeOf(left, right) ?? shapeOf(right, left);
    return shape && { ...found, shape };
  },

  solve({ shape, unknown, relation }, language) {
    const steps: Step[] = [];
    const candidates = candidatesOf(shape, unknown, language, steps);
    const fits = (value: Exact): boolean => isSolution(relation.left, relation.right, unknown, value);
    const values = candidates.filter(fits);
    const dropped = candidates.filter((value) => !fits(value));
    if (dropped.length > 0)
      steps.push(
        powerWords[language].drop(dropped.map((value) => `$${unknown}=${texExact(value)}$`).join(', ')),
      );
    const solutions = { kind: 'some', values } as const;
    return {
      steps,
      solutions,
      answer: solutionsText(unknown, solutions, language),
      value: solutionsValue(unknown, solutions),
    };
  },

  check({ relation, unknown, sides }, { solutions }, language) {
    if (solutions.kind === 'all' || !hasNoOtherRoot(sides, unknown, solutions.values)) return undefined;
    const words = equationWords[language];
    const lines = solutions.values.map((value) =>
      words.checkRoot(
        `${unknown}=${texExact(value)}`,
        texExact(evaluate(relation.left, new Map([[unknown, value]]))),
      ),
    );
    return { name: words.checkTitle, text: [...lines, absoluteWords[language].scanned].join(' ') };
  },
};

function shapeOf(side: Expression, other: Expression): Shape | undefined {
  if (side.kind === 'call' && side.name === 'sqrt' && isPolynomial(side.of) && isPolynomial(other))
    return { kind: 'root', inside: side.of, other };
  if (side.kind === 'call' && side.name === 'log' && isPolynomial(side.of) && symbolsOf(other).length === 0) {
    const base = side.base ? constantOf(side.base) : Exact.of(10);
    return base && base.sign > 0 && !base.equals(Exact.one)
      ? { kind: 'logarithm', base, inside: side.of, value: other }
      : undefined;
  }
  if (side.kind !== 'binary' || side.operator !== 'power' || symbolsOf(side.right).length === 0)
    return undefined;
  const base = constantOf(side.left);
  return base && base.sign > 0 && !base.equals(Exact.one) && isPolynomial(side.right)
    ? { kind: 'power', base, exponent: side.right, other }
    : undefined;
}

function isPolynomial(node: Expression): boolean {
  return attempt(() => polynomialOf(node)) !== undefined;
}

function constantOf(node: Expression): Exact | undefined {
  return symbolsOf(node).length === 0 ? attempt(() => evaluate(node)) : undefined;
}

/** The result, or undefined where there is none. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function candidatesOf(
  shape: Shape,
  unknown: string,
  language: SolverLanguage,
  steps: Step[],
): readonly Exact[] {
  const words = powerWords[language];
  const solved = (difference: Polynomial, line: Step, formula: string): readonly Exact[] => {
    steps.push({ ...line, formula });
    if (difference.isZero) return outOfReach();
    const roots = difference.constant
      ? []
      : realRoots(difference.coefficients(unknown)).map(({ value }) => value);
    steps.push({
      ...words.candidates,
      formula: `${difference.toTex(texRational)} = 0 \\;\\Rightarrow\\; ${roots.map((root) => `${unknown}=${texExact(root)}`).join(',\\; ') || '\\emptyset'}`,
    });
    return roots;
  };
  switch (shape.kind) {
    case 'root': {
      const [inside, other] = [polynomialOf(shape.inside), polynomialOf(shape.other)];
      steps.push({
        ...words.radicalDomain,
        formula: `${inside.toTex(texRational)} \\ge 0,\\quad ${other.toTex(texRational)} \\ge 0`,
      });
      return solved(
        inside.minus(other.times(other)),
        words.square,
        `${inside.toTex(texRational)} = \\left(${other.toTex(texRational)}\\right)^2`,
      );
    }
    case 'logarithm': {
      const inside = polynomialOf(shape.inside);
      steps.push({ ...words.logarithmDomain, formula: `${inside.toTex(texRational)} > 0` });
      const value = evaluate(shape.value).rational;
      const power = value?.isInteger ? shape.base.power(Number(value.numerator)).rational : undefined;
      if (!value || !power) return outOfReach();
      return solved(
        inside.minus(inside.power(0).scaled(power)),
        words.definition,
        `${inside.toTex(texRational)} = ${texExact(shape.base)}^{${texRational(value)}} = ${texRational(power)}`,
      );
    }
    case 'power':
      return ofExponents(shape, language, steps, solved);
  }
}

function ofExponents(
  { base, exponent, other }: Shape & { kind: 'power' },
  language: SolverLanguage,
  steps: Step[],
  solved: (difference: Polynomial, line: Step, formula: string) => readonly Exact[],
): readonly Exact[] {
  const words = powerWords[language];
  const left = polynomialOf(exponent);
  const value = constantOf(other);
  if (value && value.sign <= 0) {
    steps.push({ ...words.never, formula: `${texExact(base)}^{${tex(exponent, language)}} > 0` });
    return [];
  }
  const factor = value ? applyFunction('log', value, base) : exponentFactor(base, other);
  const right = value
    ? left.power(0).scaled(factor.rational ?? outOfReach())
    : polynomialOf((other as Expression & { kind: 'binary' }).right).scaled(factor.rational ?? Rational.zero);
  const power = (polynomial: Polynomial): string => `${texExact(base)}^{${polynomial.toTex(texRational)}}`;
  steps.push({ ...words.sameBase, formula: `${power(left)} = ${power(right)}` });
  return solved(
    left.minus(right),
    words.exponents,
    `${left.toTex(texRational)} = ${right.toTex(texRational)}`,
  );
}

/** The other side as a power of the same base: the exponent of its base. */
function exponentFactor(base: Exact, other: Expression): Exact {
  const isPower = other.kind === 'binary' && other.operator === 'power';
  const otherBase = isPower ? constantOf(other.left) : undefined;
  return otherBase && otherBase.sign > 0 ? applyFunction('log', otherBase, base) : outOfReach();
}

/** Exactly, in the equation as it was written; where a side has no value it is none. */
function isSolution(left: Expression, right: Expression, unknown: string, value: Exact): boolean {
  const at = new Map([[unknown, value]]);
  const [a, b] = [attempt(() => evaluate(left, at)), attempt(() => evaluate(right, at))];
  if (a && b) return a.equals(b);
  return value.rational ? false : outOfReach();
}
