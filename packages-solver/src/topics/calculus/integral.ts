import { approximation, isClose } from '../../expression/approximate.js';
import { symbolsOf, type Expression } from '../../expression/ast.js';
import { evaluate } from '../../expression/evaluate.js';
import { parseExpression } from '../../expression/parse.js';
import { plain } from '../../expression/plain.js';
import { tex, texExact, texRational, texWithRounded } from '../../expression/tex.js';
import type { Method, Solution } from '../../method.js';
import { Exact } from '../../number/exact.js';
import { Rational } from '../../number/rational.js';
import type { Step } from '../../outcome.js';
import { polynomialOf } from '../../polynomial/of-expression.js';
import { Polynomial } from '../../polynomial/polynomial.js';
import { valueAt } from '../../polynomial/roots.js';
import { outOfReach, Refusal } from '../../refusal.js';
import { harmlessAnd } from '../../text/harmless.js';
import { hasOnly, sentenceOf } from '../../text/sentence.js';
import { call, negated, number, power, product, quotient, sum, difference, valueOf } from './build.js';
import { agreesWithSlope } from './derivative.js';
import { calculusWords } from './words.js';

interface IntegralProblem {
  readonly chunk: string;
  readonly variable: string;
  readonly expression: Expression;
  readonly bounds?: readonly [from: Rational, to: Rational];
}

interface IntegralSolution extends Solution {
  /** The antiderivative, or the number, as text that the second reading understands. */
  readonly text: string;
}

const integralWords = harmlessAnd(
  'całka całkę całki nieoznaczoną nieoznaczona oznaczoną oznaczona funkcji z od do dx dt granicach w przedziale ∫',
  'integral integrate of the from to indefinite definite function dx dt with respect',
);
const verb = /\bcalk[aei]\b|\bintegral\b|\bintegrate\b|∫/u;

/** Integrals of polynomials, powers, and the simplest sines, cosines and exponentials; with bounds for polynomials. */
export const integral: Method<IntegralProblem, IntegralSolution> = {
  subject: 'math',
  topic: 'integral',

  read(text) {
    const { template, chunks } = sentenceOf(text);
    if (!verb.test(template) || !hasOnly(template, integralWords)) return undefined;
    const attached = /^_\s*\(?(-?\d+)\)?\s*\^\s*\(?(-?\d+)\)?\s+(.+)$/u.exec(chunks[0] ?? '');
    const [first, from, to, ...more] = attached
      ? [attached[3], attached[1], attached[2], ...chunks.slice(1)]
      : withoutNames(chunks);
    if (first === undefined || more.length > 0 || (from === undefined) !== (to === undefined))
      return undefined;
    if (
      !attached &&
      from !== undefined &&
      !/# (?:dx |dt )?(?:od|from|w przedziale od) # (?:do|to) #/u.test(template)
    )
      return undefined;
    const body = first.replace(/\s*d[xt]$/u, '').replace(/^[fgh]\s*\(\s*[xt]\s*\)\s*=\s*/u, '');
    if (/[=<>]/u.test(body)) return undefined;
    const expression = parseExpression(body);
    const [variable = 'x', ...others] = symbolsOf(expression);
    if (others.length > 0) return undefined;
    if (from === undefined || to === undefined) return { chunk: body, variable, expression };
    const bounds = [from, to].map((bound) => evaluate(parseExpression(bound)).rational ?? outOfReach());
    const [low, high] = bounds;
    return low && high ? { chunk: body, variable, expression, bounds: [low, high] } : undefined;
  },

  solve({ variable, expression, bounds }, language) {
    const words = calculusWords[language];
    const polynomial = asPolynomial(expression);
    const steps: Step[] = [];
    const written = tex(expression, language);
    if (polynomial && polynomial.toTex(texRational) !== written)
      steps.push({ ...words.expand, formula: `${written} = ${polynomial.toTex(texRational)}` });
    const primitive = polynomial ? primitiveOf(polynomial, variable) : undefined;
    const general = primitive ? undefined : antiderivative(expression, variable);
    const text = primitive ? primitive.toString() : plain(general ?? outOfReach());
    const texText = primitive ? primitive.toTex(texRational) : tex(general ?? outOfReach(), language);
    steps.push({ ...words.antiderivative, formula: `\\int ${written}\\,d${variable} = ${texText}+C` });
    if (!bounds) return { steps, text, answer: `$${texText}+C$`, value: { canonical: `${text}+C` } };
    if (!primitive) return outOfReach();
    const [from, to] = bounds;
    const at = (x: Rational): Exact => valueAt(primitive.coefficients(variable), Exact.of(x));
    const value = at(to).minus(at(from));
    steps.push({
      ...words.bounds,
      formula: `F(${texRational(to)})-F(${texRational(from)}) = ${texExact(at(to))}-(${texExact(at(from))}) = ${texExact(value)}`,
    });
    return {
      steps,
      text,
      answer: `$${texWithRounded(value, language)}$`,
      value: { canonical: `${value}`, approximate: [value.toNumber()] },
    };
  },

  check({ chunk, variable, bounds }, { text, value }, language) {
    const words = calculusWords[language];
    if (!agreesWithSlope(text, chunk, variable)) return undefined;
    if (!bounds) return { name: words.checkTitle, text: words.integralCheck };
    const strips = simpson(chunk, variable, bounds[0].toNumber(), bounds[1].toNumber());
    return isClose(strips, value.approximate?.[0] ?? Number.NaN, 1e-6)
      ? { name: words.checkTitle, text: words.definiteCheck }
      : undefined;
  },
};

/** "… with respect to x": a name alone, behind the function. */
function withoutNames(chunks: readonly string[]): readonly string[] {
  return chunks.filter((chunk, index) => index === 0 || !/^[xt]$/u.test(chunk));
}

function asPolynomial(expression: Expression): Polynomial | undefined {
  try {
    return polynomialOf(expression);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function primitiveOf(polynomial: Polynomial, variable: string): Polynomial {
  const coefficients = polynomial.constant ? [polynomial.constant] : polynomial.coefficients(variable);
  return Polynomial.of(variable, [
    Rational.zero,
    ...coefficients.map((value, exponent) => value.over(Rational.of(exponent + 1))),
  ]);
}

/** Sums of multiples of powers, sines, cosines and exponentials of the variable alone. */
function antiderivative(node: Expression, variable: string): Expression {
  const x: Expression = { kind: 'symbol', name: variable };
  if (symbolsOf(node).length === 0) return product(node, x);
  switch (node.kind) {
    case 'symbol':
      return product(number(Rational.of(1, 2)), power(x, Rational.of(2)));
    case 'negate':
      return negated(antiderivative(node.of, variable));
    case 'call':
      return ofCall(node, x);
    case 'binary':
      return ofBinary(node, x, variable);
    default:
      return outOfReach();
  }
}

function ofCall({ name, of }: Expression & { kind: 'call' }, x: Expression): Expression {
  if (of.kind !== 'symbol') return outOfReach();
  if (name === 'sin') return negated(call('cos', x));
  if (name === 'cos') return call('sin', x);
  return name === 'sqrt' ? powerOf(x, Rational.of(1, 2)) : outOfReach();
}

function ofBinary(
  { operator, left, right }: Expression & { kind: 'binary' },
  x: Expression,
  variable: string,
): Expression {
  switch (operator) {
    case 'plus':
      return sum(antiderivative(left, variable), antiderivative(right, variable));
    case 'minus':
      return difference(antiderivative(left, variable), antiderivative(right, variable));
    case 'times':
      if (symbolsOf(left).length === 0) return product(left, antiderivative(right, variable));
      return symbolsOf(right).length === 0 ? product(right, antiderivative(left, variable)) : outOfReach();
    case 'power': {
      const exponent = valueOf(right);
      if (left.kind === 'symbol' && exponent) return powerOf(x, exponent);
      return left.kind === 'constant' && left.name === 'e' && right.kind === 'symbol'
        ? { kind: 'binary', operator, left, right }
        : outOfReach();
    }
    default:
      return ofQuotient(left, right, x, variable);
  }
}

function ofQuotient(left: Expression, right: Expression, x: Expression, variable: string): Expression {
  if (symbolsOf(right).length === 0) return quotient(antiderivative(left, variable), right);
  if (symbolsOf(left).length > 0) return outOfReach();
  if (right.kind === 'symbol') return product(left, powerOf(x, Rational.of(-1)));
  const exponent =
    right.kind === 'binary' && right.operator === 'power' && right.left.kind === 'symbol'
      ? valueOf(right.right)
      : undefined;
  return exponent ? product(left, powerOf(x, exponent.negated())) : outOfReach();
}

function powerOf(x: Expression, exponent: Rational): Expression {
  if (exponent.equals(Rational.of(-1))) return call('ln', call('abs', x));
  const next = exponent.plus(Rational.one);
  return product(number(Rational.one.over(next)), power(x, next));
}

function simpson(chunk: string, variable: string, from: number, to: number): number {
  const f = approximation(chunk);
  const count = 400;
  const step = (to - from) / count;
  let total = f({ [variable]: from }) + f({ [variable]: to });
  for (let i = 1; i < count; i += 1) total += f({ [variable]: from + i * step }) * (i % 2 === 1 ? 4 : 2);
  return (total * step) / 3;
}
