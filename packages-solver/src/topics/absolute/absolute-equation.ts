import { some, type Expression } from '../../expression/ast.js';
import { hasNoOtherRoot } from '../../expression/scan.js';
import { evaluate } from '../../expression/evaluate.js';
import { texExact, texRelation } from '../../expression/tex.js';
import type { Method } from '../../method.js';
import { Exact } from '../../number/exact.js';
import { distinct } from '../../number/intervals.js';
import type { Step } from '../../outcome.js';
import { polynomialOf } from '../../polynomial/of-expression.js';
import { realRoots } from '../../polynomial/roots.js';
import { outOfReach } from '../../refusal.js';
import type { EquationSolution } from '../equation/equation.js';
import { equationIn, type Equation } from '../equation/reading.js';
import { solutionsText, solutionsValue } from '../equation/solutions.js';
import { equationWords } from '../equation/words.js';
import { hasBars, withoutBars, type Piece } from './pieces.js';
import { absoluteWords } from './words.js';

/** Equations with bars around polynomials in one unknown, also several bars, and bars in bars. */
export const absoluteEquation: Method<Equation, EquationSolution> = {
  subject: 'math',
  topic: 'equation',

  read(text) {
    const found = equationIn(text);
    return found && isOfBars(differenceOf(found)) ? found : undefined;
  },

  solve(problem, language) {
    const { relation, unknown } = problem;
    const words = absoluteWords[language];
    const pieces = withoutBars(differenceOf(problem), unknown);
    const points = pieces.flatMap(({ to }) => (to ? [to] : []));
    const steps: Step[] = [
      {
        ...words.points,
        formula: `${texRelation(relation, language)},\\quad ${points.map((point) => `${unknown}=${texExact(point)}`).join(',\\; ') || unknown}`,
      },
    ];
    const values: Exact[] = [];
    for (const piece of pieces) {
      const found = rootsIn(piece, unknown);
      const range = texRange(piece, unknown);
      const equation = `${polynomialOf(piece.expression).toTex(texNumber)} = 0`;
      const list = found.map((value) => `$${unknown}=${texExact(value)}$`).join(', ');
      steps.push({
        name: words.piece,
        formula: `${range}:\\quad ${equation}`,
        text: found.length > 0 ? words.fits(list) : words.nothingFits,
      });
      values.push(...found);
    }
    const solutions = { kind: 'some', values: distinct(values) } as const;
    return {
      steps,
      solutions,
      answer: solutionsText(unknown, solutions, language),
      value: solutionsValue(unknown, solutions),
    };
  },

  check(problem, { solutions }, language) {
    if (solutions.kind === 'all') return undefined;
    const words = equationWords[language];
    const { relation, unknown, sides } = problem;
    const lines: string[] = [];
    for (const value of solutions.values) {
      const left = evaluate(relation.left, new Map([[unknown, value]]));
      if (!left.equals(evaluate(relation.right, new Map([[unknown, value]])))) return undefined;
      lines.push(words.checkRoot(`${unknown}=${texExact(value)}`, texExact(left)));
    }
    if (!hasNoOtherRoot(sides, unknown, solutions.values)) return undefined;
    const text = `${lines.join(' ')} ${absoluteWords[language].scanned}`.trim();
    return { name: words.checkTitle, text };
  },
};

function differenceOf({ relation: { left, right } }: Equation): Expression {
  return { kind: 'binary', operator: 'minus', left, right };
}

/** Bars, and nothing else that is no polynomial. */
export function isOfBars(expression: Expression): boolean {
  return (
    hasBars(expression) &&
    !some(expression, (node) => node.kind === 'constant' || (node.kind === 'call' && node.name !== 'abs'))
  );
}

function rootsIn({ from, to, expression }: Piece, unknown: string): readonly Exact[] {
  const polynomial = polynomialOf(expression);
  if (polynomial.isZero) return outOfReach();
  if (polynomial.constant) return [];
  return realRoots(polynomial.coefficients(unknown))
    .map(({ value }) => value)
    .filter((value) => (!from || value.compare(from) >= 0) && (!to || value.compare(to) <= 0));
}

function texNumber(value: { toString(): string }): string {
  return `${value}`.replace(/^(-?)(\d+)\/(\d+)$/u, '$1\\frac{$2}{$3}');
}

/** `x \le 2`, `2 \le x \le 5` */
export function texRange({ from, to }: Piece, unknown: string): string {
  return `${from ? `${texExact(from)} \\le ` : ''}${unknown}${to ? ` \\le ${texExact(to)}` : ''}`;
}
