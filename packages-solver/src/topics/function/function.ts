import { approximate, isClose } from '../../expression/approximate.js';
import { evaluate } from '../../expression/evaluate.js';
import { parseExpression } from '../../expression/parse.js';
import { tex, texExact, texRational, texWithRounded } from '../../expression/tex.js';
import type { Method, Solution } from '../../method.js';
import { Exact } from '../../number/exact.js';
import { distinct } from '../../number/intervals.js';
import { Rational } from '../../number/rational.js';
import type { Check, SolverLanguage, Step } from '../../outcome.js';
import { quotientOf } from '../../polynomial/of-expression.js';
import { Polynomial } from '../../polynomial/polynomial.js';
import { realRoots, valueAt, type Coefficients } from '../../polynomial/roots.js';
import { countRealRoots } from '../../polynomial/sturm.js';
import { outOfReach } from '../../refusal.js';
import { quadraticSteps } from '../equation/polynomial-steps.js';
import { plotOf } from './plot.js';
import { functionIn, questions, type FunctionProblem, type Question } from './reading.js';
import { functionWords } from './words.js';

interface FunctionSolution extends Solution {
  readonly zeros: readonly Exact[];
  readonly vertex?: readonly [Exact, Exact];
  readonly value2?: Exact;
}

interface Shape {
  readonly top: Coefficients;
  readonly excluded: readonly Exact[];
  readonly zeros: readonly Exact[];
  readonly vertex?: readonly [Exact, Exact];
  readonly isPolynomial: boolean;
}

/** Zeros, vertex, axis, range, canonical form, domain and values of polynomial and rational functions, with a plot. */
export const functions: Method<FunctionProblem, FunctionSolution> = {
  subject: 'math',
  topic: 'function',
  read: functionIn,

  solve(problem, language) {
    const { asked, wantsPlot, chunk, variable, expression } = problem;
    const shape = shapeOf(problem);
    const words = functionWords[language];
    const all = new Set<Question>(asked);
    if (wantsPlot) {
      all.add('zeros');
      if (shape.vertex) all.add('vertex');
    }
    const steps: Step[] = [];
    const lines: string[] = [];
    const canonical: string[] = [];
    const approximateValues: number[] = [];
    let found: Exact | undefined;
    for (const question of questions) {
      if (!all.has(question)) continue;
      const part = answer(question, problem, shape, language);
      steps.push(...part.steps);
      lines.push(`${words.labels[question]}: ${part.text}`);
      canonical.push(`${question}=${part.canonical}`);
      if (part.value) {
        found = part.value;
        approximateValues.push(part.value.toNumber());
      }
    }
    const marks = [
      ...shape.zeros.map((x) => ({ x, y: Exact.zero })),
      ...(shape.vertex ? [{ x: shape.vertex[0], y: shape.vertex[1] }] : []),
    ];
    return {
      steps,
      zeros: shape.zeros,
      ...(shape.vertex && { vertex: shape.vertex }),
      ...(found && { value2: found }),
      answer: lines.join('\n\n'),
      value: {
        canonical: canonical.join(';'),
        ...(approximateValues.length > 0 && { approximate: approximateValues }),
      },
      plot: plotOf(chunk, variable, `f(${variable}) = ${tex(expression, language)}`, marks, shape.excluded),
    };
  },

  check: checkFunction,
};

function shapeOf({ expression, variable }: FunctionProblem): Shape {
  const { top, bottom, divisors } = quotientOf(expression);
  const scale = bottom.constant;
  const numerator = scale ? top.scaled(Rational.one.over(scale)) : top;
  const coefficients = numerator.coefficients(variable);
  const excluded = distinct(
    divisors.flatMap((divisor) =>
      divisor.constant ? [] : realRoots(divisor.coefficients(variable)).map(({ value }) => value),
    ),
  );
  const roots = numerator.constant ? [] : realRoots(coefficients).map(({ value }) => value);
  if (numerator.isZero) return outOfReach();
  const zeros = roots.filter((root) => !excluded.some((other) => other.equals(root)));
  const isPolynomial = divisors.length === 0;
  const [, b, a] = coefficients;
  if (!isPolynomial || coefficients.length !== 3 || !a || !b)
    return { top: coefficients, excluded, zeros, isPolynomial };
  const p = Exact.of(b.negated().over(a.times(Rational.of(2))));
  return { top: coefficients, excluded, zeros, isPolynomial, vertex: [p, valueAt(coefficients, p)] };
}

interface Part {
  readonly steps: readonly Step[];
  readonly text: string;
  readonly canonical: string;
  readonly value?: Exact;
}

function answer(question: Question, problem: FunctionProblem, shape: Shape, language: SolverLanguage): Part {
  const words = functionWords[language];
  const { variable, expression } = problem;
  const separator = language === 'pl' ? ';\\,' : ',\\,';
  switch (question) {
    case 'zeros':
      return zerosPart(problem, shape, language);
    case 'domain': {
      if (shape.isPolynomial) return { steps: [words.domainAll], text: '$\\mathbb{R}$', canonical: 'R' };
      const except = shape.excluded.map(texExact).join(separator);
      const steps = [
        {
          ...words.domain,
          formula: shape.excluded.map((x) => `${variable}\\ne ${texExact(x)}`).join(',\\; ') || '\\mathbb{R}',
        },
      ];
      if (shape.excluded.length === 0)
        return { steps: [words.domainAll], text: '$\\mathbb{R}$', canonical: 'R' };
      return {
        steps,
        text: `$\\mathbb{R}\\setminus\\{${except}\\}$`,
        canonical: `R\\{${shape.excluded.join(',')}}`,
      };
    }
    case 'value': {
      const at = evaluate(parseExpression(problem.argument ?? ''));
      const value = evaluate(expression, new Map([[variable, at]]));
      const steps = [{ ...words.value, formula: `f(${texExact(at)}) = ${texExact(value)}` }];
      return {
        steps,
        text: `$f(${texExact(at)})=${texWithRounded(value, language)}$`,
        canonical: `${value}`,
        value,
      };
    }
    case 'slope': {
      if (!shape.isPolynomial || shape.top.length > 2) return outOfReach();
      const sign = shape.top[1]?.sign ?? 0;
      const kind = sign > 0 ? 'rising' : sign < 0 ? 'falling' : 'constant';
      return {
        steps: [{ ...words.slope(kind), formula: `a = ${texRational(shape.top[1] ?? Rational.zero)}` }],
        text: words.slopeText[kind],
        canonical: kind,
      };
    }
    default:
      return parabolaPart(question, shape, variable, language, separator);
  }
}

function zerosPart({ variable }: FunctionProblem, shape: Shape, language: SolverLanguage): Part {
  const words = functionWords[language];
  const equation = `${Polynomial.of(variable, shape.top).toTex(texRational)} = 0`;
  const steps: Step[] = [{ ...words.zeros, formula: equation }];
  if (shape.top.length === 3) quadraticSteps(shape.top, variable, { number: texRational, language }, steps);
  const text =
    shape.zeros.length === 0
      ? words.noZeros
      : shape.zeros.map((x) => `$${variable}=${texWithRounded(x, language)}$`).join(words.or);
  return { steps, text, canonical: shape.zeros.length === 0 ? '∅' : shape.zeros.join(',') };
}

function parabolaPart(
  question: 'vertex' | 'axis' | 'range' | 'canonical',
  { top, vertex }: Shape,
  variable: string,
  language: SolverLanguage,
  separator: string,
): Part {
  if (!vertex) return outOfReach();
  const words = functionWords[language];
  const [c = Rational.zero, b = Rational.zero, a = Rational.one] = top;
  const [p, q] = vertex;
  const steps: Step[] = [
    { ...words.vertex, formula: `p = -\\frac{b}{2a} = ${texExact(p)},\\quad q = f(p) = ${texExact(q)}` },
  ];
  switch (question) {
    case 'vertex':
      return { steps, text: `$(${texExact(p)}${separator}${texExact(q)})$`, canonical: `(${p},${q})` };
    case 'axis':
      return {
        steps: [...steps, { ...words.axis, formula: `${variable} = ${texExact(p)}` }],
        text: `$${variable}=${texExact(p)}$`,
        canonical: `${p}`,
      };
    case 'range': {
      const isUp = a.sign > 0;
      const set = isUp ? `[${texExact(q)};\\,\\infty)` : `(-\\infty;\\,${texExact(q)}]`;
      return {
        steps: [...steps, { ...words.range(isUp), formula: set }],
        text: `$${set}$`,
        canonical: isUp ? `[${q},∞)` : `(-∞,${q}]`,
      };
    }
    case 'canonical': {
      const shift = p.isZero
        ? variable
        : `(${variable}${p.sign > 0 ? '-' : '+'}${texExact(p.sign > 0 ? p : p.negated())})`;
      const lead = a.equals(Rational.one) ? '' : a.equals(Rational.of(-1)) ? '-' : texRational(a);
      const free = q.isZero ? '' : `${q.sign > 0 ? '+' : ''}${texExact(q)}`;
      const form = `${lead}${shift}^{2}${free}`;
      const formula = `${Polynomial.of(variable, [c, b, a]).toTex(texRational)} = ${form}`;
      return {
        steps: [...steps, { ...words.canonical, formula }],
        text: `$${form}$`,
        canonical: `a=${a},p=${p},q=${q}`,
      };
    }
  }
}

function checkFunction(
  { chunk, variable, argument }: FunctionProblem,
  { zeros, vertex, value2 }: FunctionSolution,
  language: SolverLanguage,
): Check | undefined {
  const words = functionWords[language];
  const f = (x: number): number => approximate(chunk, { [variable]: x });
  if (!zeros.every((zero) => isClose(f(zero.toNumber()), 0, 1e-7))) return undefined;
  const { top, divisors } = quotientOf(parseExpression(chunk));
  const dropped =
    divisors.length > 0
      ? realRoots(top.coefficients(variable)).filter(({ value }) => !zeros.some((zero) => zero.equals(value)))
      : [];
  if (!top.constant && countRealRoots(top.coefficients(variable)) !== zeros.length + dropped.length)
    return undefined;
  if (
    !dropped.every(
      ({ value }) => !Number.isFinite(f(value.toNumber())) || Math.abs(f(value.toNumber())) > 1e-9,
    )
  )
    return undefined;
  if (vertex) {
    const [p, q] = vertex.map((part) => part.toNumber()) as [number, number];
    const isSymmetric = [0.5, 1, 3].every(
      (shift) => isClose(f(p - shift), f(p + shift), 1e-8) && !isClose(f(p + shift), q, 1e-9),
    );
    if (!isSymmetric || !isClose(f(p), q)) return undefined;
  }
  if (value2 && argument !== undefined && !isClose(f(approximate(argument)), value2.toNumber()))
    return undefined;
  return { name: words.checkTitle, text: words.checkText };
}
