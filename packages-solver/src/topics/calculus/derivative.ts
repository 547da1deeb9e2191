import { approximation, isClose } from '../../expression/approximate.js';
import { some, symbolsOf, type Expression } from '../../expression/ast.js';
import { evaluate } from '../../expression/evaluate.js';
import { parseExpression } from '../../expression/parse.js';
import { plain } from '../../expression/plain.js';
import { tex, texExact, texRational, texWithRounded } from '../../expression/tex.js';
import type { Method, Solution } from '../../method.js';
import type { Step } from '../../outcome.js';
import { polynomialOf } from '../../polynomial/of-expression.js';
import { Refusal } from '../../refusal.js';
import { harmlessAnd } from '../../text/harmless.js';
import { hasOnly, sentenceOf } from '../../text/sentence.js';
import { differentiate, type Rule } from './differentiate.js';
import { calculusWords } from './words.js';

interface DerivativeProblem {
  readonly chunk: string;
  readonly variable: string;
  readonly expression: Expression;
  readonly at?: string;
}

interface DerivativeSolution extends Solution {
  /** The derivative as text that the second reading understands. */
  readonly text: string;
}

const derivativeWords = harmlessAnd(
  'pochodna pochodną pochodnej funkcji funkcja funkcję wzorem dana punkcie punktu dla argumentu f pierwszą',
  'derivative of function differentiate at point with respect when f first',
);
const verb = /\bpochodn[aae]j?\b|\bderivative\b|\bdifferentiate\b/u;
const definition = /^(?:[fgh]\s*\(\s*([a-z])\s*\)|y)\s*=\s*([^=<>]+)$/iu;

/** First derivatives, as functions or at a point. */
export const derivative: Method<DerivativeProblem, DerivativeSolution> = {
  subject: 'math',
  topic: 'derivative',

  read(text) {
    const { template, chunks } = sentenceOf(text);
    if (!verb.test(template) || !hasOnly(template, derivativeWords)) return undefined;
    const [first, second, ...more] =
      chunks.length > 1 ? chunks.filter((chunk) => !/^[fxt]$/u.test(chunk)) : chunks;
    if (first === undefined || more.length > 0) return undefined;
    const [, letter, body = first] = definition.exec(first) ?? [];
    if (/[=<>]/u.test(body)) return undefined;
    const expression = parseExpression(body);
    const [variable = letter?.toLowerCase() ?? 'x', ...others] = symbolsOf(expression);
    if (others.length > 0 || (letter && letter.toLowerCase() !== variable)) return undefined;
    if (
      some(
        expression,
        (node) =>
          node.kind === 'call' &&
          ['abs', 'degrees', 'factorial', 'percent', 'log', 'cbrt', 'cot'].includes(node.name),
      )
    )
      return undefined;
    const at =
      second === undefined
        ? undefined
        : new RegExp(`^${variable}(?:_?0)?\\s*=\\s*([^=<>a-z]+)$`, 'u').exec(second)?.[1];
    if (second !== undefined && at === undefined) return undefined;
    return { chunk: body, variable, expression, ...(at !== undefined && { at }) };
  },

  solve({ variable, expression, at }, language) {
    const words = calculusWords[language];
    const rules = new Set<Rule>();
    const raw = differentiate(expression, rules);
    const { texText, text } = tidied(raw, (node) => tex(node, language));
    const steps: Step[] = [...rules].map((rule) => words.rules[rule]);
    steps.push({ ...words.simplify, formula: `f'(${variable}) = ${texText}` });
    if (at === undefined)
      return { steps, text, answer: `$f'(${variable}) = ${texText}$`, value: { canonical: text } };
    const point = evaluate(parseExpression(at));
    const value = evaluate(raw, new Map([[variable, point]]));
    const name = `f'(${texExact(point)})`;
    steps.push({ ...words.atPoint, formula: `${name} = ${texExact(value)}` });
    return {
      steps,
      text,
      answer: `$${name} = ${texWithRounded(value, language)}$`,
      value: { canonical: `${value}`, approximate: [value.toNumber()] },
    };
  },

  check({ chunk, variable, at }, { text, value }, language) {
    const words = calculusWords[language];
    if (!agreesWithSlope(chunk, text, variable)) return undefined;
    if (at !== undefined) {
      const f = approximation(chunk);
      const x = approximation(at)({});
      const slope = (f({ [variable]: x + 1e-5 }) - f({ [variable]: x - 1e-5 })) / 2e-5;
      if (!isClose(slope, value.approximate?.[0] ?? Number.NaN, 1e-5)) return undefined;
    }
    return { name: words.checkTitle, text: words.derivativeCheck };
  },
};

/** Expanded when it is a polynomial, else as the rules gave it. */
function tidied(node: Expression, write: (node: Expression) => string): { texText: string; text: string } {
  try {
    const polynomial = polynomialOf(node);
    return { texText: polynomial.toTex(texRational), text: polynomial.toString() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const short =
      node.kind === 'binary' && node.operator === 'over' ? { ...node, left: expanded(node.left) } : node;
    return { texText: write(short), text: plain(short) };
  }
}

/** A numerator without brackets, where it is a polynomial. */
function expanded(node: Expression): Expression {
  try {
    return parseExpression(polynomialOf(node).toString());
  } catch (error) {
    if (error instanceof Refusal) return node;
    throw error;
  }
}

const points = [0.37, 1.21, 2.53, 3.9, 0.81, -0.63, -1.87];

/** Whether one text is the slope of the other, at all points where both have values; at least three. */
export function agreesWithSlope(chunk: string, slopeText: string, variable: string): boolean {
  const f = approximation(chunk);
  const slope = approximation(slopeText);
  const h = 1e-5;
  const compared = points.flatMap((x) => {
    const wanted = (f({ [variable]: x + h }) - f({ [variable]: x - h })) / (2 * h);
    const found = slope({ [variable]: x });
    return Number.isFinite(wanted) ? [isClose(wanted, found, 1e-5)] : [];
  });
  return compared.length >= 3 && compared.every(Boolean);
}
