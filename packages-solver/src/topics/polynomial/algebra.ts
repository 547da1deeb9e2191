import { approximate, isClose } from '../../expression/approximate.js';
import { some, symbolsOf, type Expression } from '../../expression/ast.js';
import { evaluate } from '../../expression/evaluate.js';
import { parseExpression } from '../../expression/parse.js';
import { tex, texExact, texRational } from '../../expression/tex.js';
import type { Method, Solution } from '../../method.js';
import { Exact } from '../../number/exact.js';
import type { Check, SolverLanguage } from '../../outcome.js';
import { polynomialOf } from '../../polynomial/of-expression.js';
import { outOfReach, notUnderstood } from '../../refusal.js';
import { answerTex } from '../arithmetic/arithmetic.js';
import { factored } from './factor.js';
import { cancelled } from './cancel.js';
import { algebraIn, type AlgebraProblem } from './reading.js';
import { algebraWords } from './words.js';

export interface AlgebraSolution extends Solution {
  /** The result as text that the second reading understands. */
  readonly result: string;
}

/** Expanding, collecting, factoring, cancelling, and the value for given numbers. */
export const algebra: Method<AlgebraProblem, AlgebraSolution> = {
  subject: 'math',
  topic: 'polynomial',
  read: algebraIn,
  solve(problem, language) {
    switch (problem.kind) {
      case 'value':
        return valueOf(problem, language);
      case 'factor':
        return factored(problem.expression, language);
      case 'simplify':
        return hasUnknownDivisor(problem.expression)
          ? cancelled(problem.expression, language)
          : expanded(problem, language);
    }
  },
  check: checkAlgebra,
};

function hasUnknownDivisor(expression: Expression): boolean {
  return some(
    expression,
    (node) =>
      node.kind === 'binary' &&
      (node.operator === 'over' || node.operator === 'ratio') &&
      symbolsOf(node.right).length > 0,
  );
}

function expanded({ expression }: AlgebraProblem, language: SolverLanguage): AlgebraSolution {
  const words = algebraWords[language];
  const polynomial = polynomialOf(expression);
  const result = polynomial.toString();
  const before = tex(expression, language);
  const after = polynomial.toTex(texRational);
  if (before === after) notUnderstood();
  const hasBrackets = some(
    expression,
    (node) =>
      node.kind === 'binary' &&
      (node.operator === 'times' || node.operator === 'power') &&
      symbolsOf(node.left, node.right).length > 0 &&
      before.includes('('),
  );
  const steps = [{ ...(hasBrackets ? words.expand : words.result), formula: `${before} = ${after}` }];
  return { steps, result, answer: `$${after}$`, value: { canonical: result } };
}

function valueOf({ expression, values }: AlgebraProblem, language: SolverLanguage): AlgebraSolution {
  const words = algebraWords[language];
  const exact = new Map([...values].map(([name, text]) => [name, evaluate(parseExpression(text))]));
  const value = evaluate(expression, exact);
  const substituted = tex(substitute(expression, exact), language);
  return {
    steps: [
      {
        ...words.substitute,
        formula: [...exact].map(([name, number]) => `${name}=${texExact(number)}`).join(',\\; '),
      },
      { ...words.compute, formula: `${tex(expression, language)} = ${substituted} = ${texExact(value)}` },
    ],
    result: '',
    answer: `$${answerTex(value, false, language)}$`,
    value: { canonical: `${value}`, approximate: [value.toNumber()] },
  };
}

/** The expression with numbers in it; only for showing. */
function substitute(node: Expression, values: ReadonlyMap<string, Exact>): Expression {
  switch (node.kind) {
    case 'symbol': {
      const value = values.get(node.name) ?? outOfReach();
      const { rational } = value;
      return rational ? { kind: 'number', value: rational, style: 'integer' } : { kind: 'surd', value };
    }
    case 'negate':
      return { ...node, of: substitute(node.of, values) };
    case 'call':
      return { ...node, of: substitute(node.of, values) };
    case 'binary':
      return { ...node, left: substitute(node.left, values), right: substitute(node.right, values) };
    default:
      return node;
  }
}

const trials = [0.7, -1.3, 2.9, 0.21, -0.57, 1.9, 3.3];

function checkAlgebra(
  problem: AlgebraProblem,
  { result, value }: AlgebraSolution,
  language: SolverLanguage,
): Check | undefined {
  const { kind, chunk, expression, values } = problem;
  const words = algebraWords[language];
  if (kind === 'value') {
    const numbers = Object.fromEntries([...values].map(([name, text]) => [name, approximate(text)]));
    const again = approximate(chunk, numbers);
    return isClose(again, value.approximate?.[0] ?? Number.NaN)
      ? { name: words.checkTitle, text: words.checkValue }
      : undefined;
  }
  const names = symbolsOf(expression);
  const isSame = trials.every((_, shift) => {
    const at = Object.fromEntries(
      names.map((name, index) => [name, trials[(shift + index * 2) % trials.length] ?? 1]),
    );
    return isClose(approximate(chunk, at), approximate(result, at), 1e-8);
  });
  if (!isSame) return undefined;
  return {
    name: words.checkTitle,
    text: kind === 'factor' ? words.checkProduct : words.checkPoints(trials.length),
  };
}
