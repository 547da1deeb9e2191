import { approximate, isClose } from '../../expression/approximate.js';
import { some, symbolsOf, type Expression } from '../../expression/ast.js';
import { evaluate } from '../../expression/evaluate.js';
import { parseExpression } from '../../expression/parse.js';
import { tex, texDecimal, texExact, texRational } from '../../expression/tex.js';
import type { Method, Solution } from '../../method.js';
import { Exact } from '../../number/exact.js';
import { Rational } from '../../number/rational.js';
import type { SolverLanguage, Step } from '../../outcome.js';
import { notUnderstood, outOfReach } from '../../refusal.js';
import { sentenceOf } from '../../text/sentence.js';
import { computationIn } from './reading.js';
import { numberIn, reduceOnce } from './reduce.js';
import { arithmeticWords } from './words.js';

export interface Computation {
  readonly chunk: string;
  readonly expression: Expression;
}

interface ComputationSolution extends Solution {
  readonly exact: Exact;
}

const maxSteps = 40;
/** `2 + 3!` may be a factorial, or joy. */
const isExclaimed = /^[^!]*[^\d!][^!]*!$/u;

function hasAngles(expression: Expression): boolean {
  return some(expression, (node) => node.kind === 'call' && ['sin', 'cos', 'tan', 'cot'].includes(node.name));
}

const computation: Method<Computation, ComputationSolution> = {
  subject: 'math',
  topic: 'arithmetic',

  read(text) {
    const chunk = computationIn(sentenceOf(text));
    if (chunk === undefined) return undefined;
    if (isExclaimed.test(chunk)) notUnderstood();
    const expression = parseExpression(chunk);
    if (
      symbolsOf(expression).length > 0 ||
      some(expression, (node) => node.kind === 'constant' && node.name === 'e')
    )
      return undefined;
    if (numberIn(expression) || isPercent(expression)) return undefined;
    if (hasUnclearPercent(expression)) notUnderstood();
    return { chunk, expression };
  },

  solve({ expression }, language) {
    const steps: Step[] = [];
    const words = arithmeticWords[language];
    let current = expression;
    for (let reduction = reduceOnce(current); reduction; reduction = reduceOnce(current)) {
      const { operation, next, detail } = reduction;
      const isPlainFraction = operation === 'reduce' && tex(current, language) === tex(next, language);
      if (!isPlainFraction) {
        const { name, text } = words[operation];
        const formula = `${tex(current, language)}=${tex(next, language)}`;
        steps.push({ name, formula, text: detail ? `${text} $${detail}$` : text });
      }
      current = next;
      if (steps.length > maxSteps) outOfReach();
    }
    const exact = numberIn(current) ?? outOfReach();
    if (steps.length === 0) steps.push({ ...words.nothing, formula: tex(expression, language) });
    const isDecimal = current.kind === 'number' && current.style === 'decimal';
    const answer = `$${answerTex(exact, isDecimal, language)}$`;
    return { steps, answer, exact, value: { canonical: `${exact}`, approximate: [exact.toNumber()] } };
  },

  check({ chunk, expression }, { exact }, language) {
    const again = approximate(chunk);
    if (!isClose(again, exact.toNumber()) || !evaluate(expression).equals(exact)) return undefined;
    return arithmeticWords[language].check(texDecimal(roundedDigits(exact), language));
  },
};

/** One expression without unknowns: fractions, decimals, powers, roots, brackets. */
export const arithmetic: Method<Computation, ComputationSolution> = {
  ...computation,
  read(text) {
    const problem = computation.read(text);
    return problem && !hasAngles(problem.expression) ? problem : undefined;
  },
};

/** The same with sines, cosines and tangents of angles that are known exactly. */
export const trigonometry: Method<Computation, ComputationSolution> = {
  ...computation,
  topic: 'trigonometry',
  read(text) {
    const problem = computation.read(text);
    return problem && hasAngles(problem.expression) ? problem : undefined;
  },
};

function isPercent(node: Expression): boolean {
  return node.kind === 'call' && node.name === 'percent';
}

/** Percent outside of a product: `150 + 20%` is read in two ways. */
function hasUnclearPercent(expression: Expression): boolean {
  return some(
    expression,
    (node) =>
      node.kind === 'binary' &&
      (node.operator === 'plus' || node.operator === 'minus') &&
      isPercent(node.left) !== isPercent(node.right),
  );
}

function roundedDigits(value: Exact): string {
  return value.toRational(20).toDecimal(6);
}

/** The exact value, and what it is as a mixed number, a decimal, or rounded. */
export function answerTex(value: Exact, isDecimal: boolean, language: SolverLanguage): string {
  const { rational } = value;
  if (!rational)
    return `${texExact(value)}\\approx ${texDecimal(value.toRational(20).toDecimal(2), language)}`;
  if (rational.isInteger) return texRational(rational);
  if (isDecimal && rational.isDecimal(12)) return texDecimal(rational.toDecimal(12), language);
  const { numerator, denominator } = rational.absolute();
  const whole = numerator / denominator;
  const mixed =
    whole > 0n
      ? `=${rational.sign < 0 ? '-' : ''}${whole}${texRational(rational.absolute().minus(Rational.of(whole)))}`
      : '';
  const decimal = rational.isDecimal(6)
    ? `=${texDecimal(rational.toDecimal(6), language)}`
    : `\\approx ${texDecimal(rational.toDecimal(2), language)}`;
  return texRational(rational) + mixed + decimal;
}
