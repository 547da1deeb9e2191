import { approximation, isClose } from '../../expression/approximate.js';
import { symbolsOf } from '../../expression/ast.js';
import { evaluate } from '../../expression/evaluate.js';
import { parseExpression } from '../../expression/parse.js';
import { tex, texExact, texRational, texWithRounded } from '../../expression/tex.js';
import type { Method, Solution } from '../../method.js';
import { Exact } from '../../number/exact.js';
import { Rational } from '../../number/rational.js';
import type { SolverLanguage, Step } from '../../outcome.js';
import { quotientOf } from '../../polynomial/of-expression.js';
import { Polynomial } from '../../polynomial/polynomial.js';
import { trimmed, valueAt, type Coefficients } from '../../polynomial/roots.js';
import { fold } from '../../text/fold.js';
import { harmlessAnd } from '../../text/harmless.js';
import { plainNotation } from '../../text/notation.js';
import { hasOnly } from '../../text/sentence.js';
import type { TaskText } from '../../text/task-text.js';
import { calculusWords } from './words.js';

interface LimitProblem {
  readonly chunk: string;
  readonly variable: string;
  /** Where to: a number, or one of the infinities. */
  readonly towards: Rational | '∞' | '-∞';
}

type LimitValue = Exact | '∞' | '-∞' | 'none';

interface LimitSolution extends Solution {
  readonly limit: LimitValue;
}

const limitWords = harmlessAnd('granicę granica granice funkcji ciągu', 'limit of function sequence');
const arrowForm =
  /^(.*?)\b(?:lim|limes)\s*_?\s*[({]?\s*([a-z])\s*(?:->|→|\\to)\s*([^\s(){}]+)\s*[)}]?[\s:,]+(.+)$/iu;

/** Limits of polynomials and their quotients, at a number and at infinity. */
export const limit: Method<LimitProblem, LimitSolution> = {
  subject: 'math',
  topic: 'limit',
  read: limitIn,

  solve({ chunk, variable, towards }, language) {
    const words = calculusWords[language];
    const expression = parseExpression(chunk);
    const { top, bottom } = quotientOf(expression);
    const steps: Step[] = [];
    const target = towards instanceof Rational ? texRational(towards) : texInfinity(towards);
    const name = `\\lim_{${variable} \\to ${target}} ${/[+-]/u.test(chunk) ? `\\left(${tex(expression, language)}\\right)` : tex(expression, language)}`;
    const [above, below] = [coefficientsOf(top, variable), coefficientsOf(bottom, variable)];
    const found =
      towards instanceof Rational
        ? atPoint(above, below, towards, language, steps, variable)
        : atInfinity(above, below, towards, language, steps, variable);
    const result =
      found instanceof Exact ? texWithRounded(found, language) : found === 'none' ? '' : texInfinity(found);
    const answer = found === 'none' ? words.noLimit : `$${name} = ${result}$`;
    return {
      steps,
      limit: found,
      answer,
      value: { canonical: `${found}`, ...(found instanceof Exact && { approximate: [found.toNumber()] }) },
    };
  },

  check({ chunk, variable, towards }, { limit: found }, language) {
    const words = calculusWords[language];
    const f = approximation(chunk);
    const near = (side: number): readonly number[] =>
      [1e-3, 1e-4, 1e-5].map((h) =>
        f({
          [variable]:
            towards instanceof Rational ? towards.toNumber() + side * h : (towards === '∞' ? 1 : -1) / h,
        }),
      );
    const sides = towards instanceof Rational ? [near(-1), near(1)] : [near(1)];
    const behave = sides.map((values) => behaviour(values, found));
    const isRight =
      found === 'none'
        ? sides.length === 2 && behave[0] !== behave[1] && behave.every((side) => side !== 'unclear')
        : behave.every((side) => side === 'agrees');
    return isRight ? { name: words.checkTitle, text: words.limitCheck } : undefined;
  },
};

function limitIn(text: TaskText): LimitProblem | undefined {
  const match = arrowForm.exec(plainNotation(text.original).replaceAll('\n', ' '));
  if (!match) return undefined;
  const [, before = '', letter = '', target = '', body = ''] = match;
  if (!hasOnly(fold(before).replaceAll(/[:.,]/gu, ' ').trim(), limitWords)) return undefined;
  const variable = letter.toLowerCase();
  const chunk = body
    .replace(/[\s=.?]+$/u, '')
    .replace(/^=\s*/u, '')
    .trim();
  if (!/^[-+*/^()[\]\d\s.,a-z]+$/iu.test(chunk)) return undefined;
  const expression = parseExpression(chunk);
  const names = symbolsOf(expression);
  if (names.length > 1 || (names[0] !== undefined && names[0] !== variable)) return undefined;
  const towards = targetOf(target);
  return towards ? { chunk, variable, towards } : undefined;
}

function targetOf(text: string): LimitProblem['towards'] | undefined {
  const plain = text
    .replace(/^\+/u, '')
    .replace('\\infty', '∞')
    .replace(/\binf(?:inity)?\b|\boo\b|nieskonczonosc/iu, '∞');
  if (plain === '∞' || plain === '-∞') return plain;
  if (!/^-?\d+(?:[.,]\d+)?(?:\/\d+)?$/u.test(plain)) return undefined;
  return evaluate(parseExpression(plain)).rational;
}

function coefficientsOf(polynomial: Polynomial, variable: string): Coefficients {
  return trimmed(polynomial.constant ? [polynomial.constant] : polynomial.coefficients(variable));
}

function atInfinity(
  above: Coefficients,
  below: Coefficients,
  towards: '∞' | '-∞',
  language: SolverLanguage,
  steps: Step[],
  variable: string,
): LimitValue {
  const words = calculusWords[language];
  const [a, b] = [lead(above), lead(below)];
  const degree = above.length - below.length;
  const highest = (coefficients: Coefficients): string =>
    Polynomial.of(
      variable,
      coefficients.map((value, index) => (index === coefficients.length - 1 ? value : Rational.zero)),
    ).toTex(texRational);
  steps.push({
    ...words.limitHighest,
    formula: below.length === 1 ? highest(above) : `\\frac{${highest(above)}}{${highest(below)}}`,
  });
  if (a.isZero || degree < 0) return Exact.zero;
  if (degree === 0) return Exact.of(a.over(b));
  const sign = a.sign * b.sign * (towards === '-∞' && degree % 2 === 1 ? -1 : 1);
  steps.push({ ...words.limitInfinite, formula: sign > 0 ? '\\infty' : '-\\infty' });
  return sign > 0 ? '∞' : '-∞';
}

function atPoint(
  above: Coefficients,
  below: Coefficients,
  point: Rational,
  language: SolverLanguage,
  steps: Step[],
  variable: string,
): LimitValue {
  const words = calculusWords[language];
  const x = Exact.of(point);
  const top = withoutRoot(above, point);
  const bottom = withoutRoot(below, point);
  const ratio = valueAt(top.rest, x).over(valueAt(bottom.rest, x));
  const at = `${variable} = ${texRational(point)}`;
  if (top.times === 0 && bottom.times === 0) {
    steps.push({ ...words.limitPut, formula: `${at}:\\quad ${texExact(ratio)}` });
    return ratio;
  }
  if (top.times > 0 && bottom.times > 0) {
    steps.push({ ...words.limitIndeterminate, formula: '\\frac{0}{0}' });
    const left = Polynomial.of(variable, top.rest).toTex(texRational);
    const right = Polynomial.of(variable, bottom.rest).toTex(texRational);
    steps.push({ ...words.limitCancel, formula: right === '1' ? left : `\\frac{${left}}{${right}}` });
  }
  const order = top.times - bottom.times;
  if (order > 0) {
    if (steps.length === 0) steps.push({ ...words.limitPut, formula: `${at}:\\quad 0` });
    return Exact.zero;
  }
  if (order === 0) return ratio;
  if (order % 2 !== 0) {
    steps.push({
      ...words.limitNone,
      formula: `${ratio.sign > 0 ? '-\\infty' : '\\infty'} \\ne ${ratio.sign > 0 ? '\\infty' : '-\\infty'}`,
    });
    return 'none';
  }
  steps.push({ ...words.limitInfinite, formula: ratio.sign > 0 ? '\\infty' : '-\\infty' });
  return ratio.sign > 0 ? '∞' : '-∞';
}

function lead(coefficients: Coefficients): Rational {
  return coefficients.at(-1) ?? Rational.zero;
}

/** The polynomial with all factors x - a taken out, and how many there were. */
function withoutRoot(coefficients: Coefficients, point: Rational): { rest: Coefficients; times: number } {
  let rest = coefficients;
  let times = 0;
  while (rest.length > 1 && valueAt(rest, Exact.of(point)).isZero) {
    const quotient: Rational[] = [];
    let carry = Rational.zero;
    for (const coefficient of rest.toReversed()) {
      carry = carry.times(point).plus(coefficient);
      quotient.unshift(carry);
    }
    rest = quotient.slice(1);
    times += 1;
  }
  return { rest, times };
}

/** How values ever closer to the place behave, held against a limit; for `none` only where they go. */
function behaviour(values: readonly number[], found: LimitValue): string {
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = values;
  const grows =
    Math.abs(c) > 3 * Math.abs(b) && Math.abs(b) > 3 * Math.abs(a) && Math.sign(a) === Math.sign(c);
  if (found === 'none') return grows ? `${Math.sign(c)}` : 'unclear';
  if (found === '∞' || found === '-∞') return grows && c > 0 === (found === '∞') ? 'agrees' : 'unclear';
  const wanted = found.toNumber();
  const isNear = isClose(c, wanted, 1e-3) && Math.abs(c - wanted) <= Math.abs(a - wanted) + 1e-6;
  return isNear ? 'agrees' : 'unclear';
}

function texInfinity(value: '∞' | '-∞'): string {
  return value === '∞' ? '\\infty' : '-\\infty';
}
