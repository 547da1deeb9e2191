import type { Relation } from '../../expression/ast.js';
import { evaluate } from '../../expression/evaluate.js';
import { texDecimal, texExact, texRational } from '../../expression/tex.js';
import type { Method, Solution } from '../../method.js';
import { Exact } from '../../number/exact.js';
import { Rational } from '../../number/rational.js';
import type { Check, SolverLanguage, Step } from '../../outcome.js';
import { quotientOf } from '../../polynomial/of-expression.js';
import { Polynomial } from '../../polynomial/polynomial.js';
import { realRoots, type Coefficients } from '../../polynomial/roots.js';
import { countRealRoots } from '../../polynomial/sturm.js';
import { approximate, isClose } from '../../expression/approximate.js';
import { isWithoutFunctions } from './kind.js';
import { linearSteps } from './linear.js';
import { polynomialSteps } from './polynomial-steps.js';
import { equationIn, usesDecimals, type Equation } from './reading.js';
import { solutionsText, solutionsValue, type Solutions } from './solutions.js';
import { equationWords } from './words.js';

export interface EquationSolution extends Solution {
  readonly solutions: Solutions;
}

/** Equations in one unknown between polynomials, or with the unknown in a denominator. */
export const equation: Method<Equation, EquationSolution> = {
  subject: 'math',
  topic: 'equation',

  read(text) {
    const found = equationIn(text);
    return found && isWithoutFunctions(found.relation) ? found : undefined;
  },

  solve(problem, language) {
    const { relation, unknown } = problem;
    const number = coefficientWriter(usesDecimals(problem), language);
    const steps: Step[] = [];
    const words = equationWords[language];
    const { difference, divisors } = differenceOf(relation);
    const excluded = excludedBy(divisors, unknown);
    if (divisors.length > 0) {
      steps.push(domainStep(excluded, unknown, language));
      steps.push({ ...words.commonDenominator, formula: `${difference.toTex(number)}=0` });
    }
    const found =
      difference.degree > 1 || divisors.length > 0
        ? polynomialSteps(
            difference,
            unknown,
            { number, language, from: divisors.length > 0 ? undefined : relation },
            steps,
          )
        : linearSteps(relation, unknown, { number, language }, steps);
    const solutions = withoutExcluded(found, excluded);
    const dropped =
      found.kind === 'some'
        ? found.values.filter((value) => excluded.some((other) => other.equals(value)))
        : [];
    if (dropped.length > 0) {
      const list = dropped.map((value) => `$${unknown}=${texExact(value)}$`).join(', ');
      steps.push(words.extraneous(list));
    }
    return {
      steps,
      solutions,
      answer: solutionsText(unknown, solutions, language),
      value: solutionsValue(unknown, solutions),
    };
  },

  check: checkEquation,
};

/** How coefficients are written: with decimals where the task has them. */
export function coefficientWriter(
  hasDecimals: boolean,
  language: SolverLanguage,
): (value: Rational) => string {
  return (value) =>
    hasDecimals && value.isDecimal(6) ? texDecimal(value.toDecimal(6), language) : texRational(value);
}

/** Left minus right over one denominator: its numerator, and all that may not be 0. */
function differenceOf({ left, right }: Relation): {
  difference: Polynomial;
  divisors: readonly Polynomial[];
} {
  const { top, bottom, divisors } = quotientOf({ kind: 'binary', operator: 'minus', left, right });
  const divisor = bottom.constant;
  return { difference: divisor ? top.scaled(Rational.one.over(divisor)) : top, divisors };
}

function excludedBy(divisors: readonly Polynomial[], unknown: string): readonly Exact[] {
  const values: Exact[] = [];
  for (const divisor of divisors)
    for (const { value } of realRoots(divisor.coefficients(unknown)))
      if (!values.some((other) => other.equals(value))) values.push(value);
  return values.toSorted((a, b) => a.compare(b));
}

function domainStep(excluded: readonly Exact[], unknown: string, language: SolverLanguage): Step {
  const words = equationWords[language];
  if (excluded.length === 0) return words.domainAll;
  return words.domain(excluded.map((value) => `$${unknown}\\ne ${texExact(value)}$`).join(', '));
}

function withoutExcluded(found: Solutions, excluded: readonly Exact[]): Solutions {
  if (found.kind === 'all') return { kind: 'all', except: excluded };
  return {
    kind: 'some',
    values: found.values.filter((value) => !excluded.some((other) => other.equals(value))),
  };
}

const trialValues = [0.37, -1.71, 2.93, 11.3, -7.19];

function checkEquation(
  problem: Equation,
  { solutions }: EquationSolution,
  language: SolverLanguage,
): Check | undefined {
  const { relation, unknown, sides } = problem;
  const words = equationWords[language];
  const name = words.checkTitle;
  const sideAt = (side: string, x: number): number => approximate(side, { [unknown]: x });
  if (solutions.kind === 'all') {
    const holds = trialValues.every((x) => isClose(sideAt(sides[0], x), sideAt(sides[1], x)));
    return holds ? { name, text: words.checkAll } : undefined;
  }
  const lines: string[] = [];
  for (const value of solutions.values) {
    const at = new Map([[unknown, value]]);
    const left = evaluate(relation.left, at);
    if (!left.equals(evaluate(relation.right, at))) return undefined;
    if (!isClose(sideAt(sides[0], value.toNumber()), sideAt(sides[1], value.toNumber()), 1e-7))
      return undefined;
    lines.push(words.checkRoot(`${unknown}=${texExact(value)}`, texExact(left)));
  }
  const { difference, divisors } = differenceOf(relation);
  if (!isComplete(difference.coefficients(unknown), divisors, unknown, solutions.values)) return undefined;
  return { name, text: lines.length > 0 ? `${lines.join(' ')} ${words.checkOnly}` : words.checkNone };
}

/** Sturm counts the roots of the numerator; each must be a solution, or make a divisor 0. */
function isComplete(
  difference: Coefficients,
  divisors: readonly Polynomial[],
  unknown: string,
  values: readonly Exact[],
): boolean {
  if (difference.every((value) => value.isZero)) return false;
  const forbidden = divisors.reduce((product, divisor) => product.times(divisor), Polynomial.constant(1));
  const shared = countShared(difference, forbidden, unknown);
  return countRealRoots(difference) === values.length + shared;
}

/** How many different real roots of the numerator are excluded: roots of it, plus roots of the divisors, less roots of both. */
function countShared(difference: Coefficients, forbidden: Polynomial, unknown: string): number {
  if (forbidden.constant) return 0;
  const both = Polynomial.of(unknown, difference).times(forbidden).coefficients(unknown);
  return countRealRoots(difference) + countRealRoots(forbidden.coefficients(unknown)) - countRealRoots(both);
}
