import type { Relation } from '../../expression/ast.js';
import { bracketed, texExact, texRelation } from '../../expression/tex.js';
import { Exact } from '../../number/exact.js';
import { Rational } from '../../number/rational.js';
import type { Step } from '../../outcome.js';
import { Polynomial } from '../../polynomial/polynomial.js';
import { factorRational, quadraticRoots, realRoots, type Coefficients } from '../../polynomial/roots.js';
import type { Writing } from './linear.js';
import type { Solutions } from './solutions.js';
import { equationWords } from './words.js';

interface PolynomialWriting extends Writing {
  /** The equation as it was written, when it is still that one. */
  readonly from: Relation | undefined;
}

/** Solves `difference` = 0 and writes the steps: by Δ, by factors, or by t = x². */
export function polynomialSteps(
  difference: Polynomial,
  unknown: string,
  writing: PolynomialWriting,
  steps: Step[],
): Solutions {
  const { number, language, from } = writing;
  const words = equationWords[language];
  const standard = `${difference.toTex(number)} = 0`;
  if (from && texRelation(from, language).replaceAll(' ', '') !== standard.replaceAll(' ', ''))
    steps.push({
      ...words.standardForm,
      formula: `${texRelation(from, language)} \\;\\Rightarrow\\; ${standard}`,
    });
  const constant = difference.constant;
  if (constant) {
    steps.push({
      ...(constant.isZero ? words.identity : words.contradiction),
      formula: `${number(constant)} = 0`,
    });
    return constant.isZero ? { kind: 'all', except: [] } : { kind: 'some', values: [] };
  }
  const coefficients = difference.coefficients(unknown);
  if (coefficients.length === 2) return lastLinear(coefficients, unknown, writing, steps);
  if (coefficients.length === 3) return quadraticSteps(coefficients, unknown, writing, steps);
  return higherSteps(difference, unknown, writing, steps);
}

function lastLinear(
  [b, a]: Coefficients,
  unknown: string,
  { number, language }: Writing,
  steps: Step[],
): Solutions {
  const value = (b ?? Rational.zero).over(a ?? Rational.one).negated();
  steps.push({
    ...equationWords[language].divide(number(a ?? Rational.one)),
    formula: `${unknown} = ${number(value)}`,
  });
  return { kind: 'some', values: [Exact.of(value)] };
}

/** ax² + bx + c = 0 by its discriminant. */
export function quadraticSteps(
  coefficients: Coefficients,
  unknown: string,
  { number, language }: Writing,
  steps: Step[],
): Solutions {
  const [c = Rational.zero, b = Rational.zero, a = Rational.one] = coefficients;
  const words = equationWords[language];
  const discriminant = b.times(b).minus(Rational.of(4).times(a).times(c));
  const put = (value: Rational): string => bracketed(number(value));
  steps.push({
    ...words.discriminant,
    formula: `\\Delta = b^2-4ac = ${put(b)}^2-4 \\cdot ${put(a)} \\cdot ${put(c)} = ${number(discriminant)}`,
  });
  const values = quadraticRoots(a, b, c);
  const [first, second] = values;
  const twice = number(a.times(Rational.of(2)));
  const minusB = number(b.negated());
  if (!first) steps.push({ ...words.noRoots, formula: '\\Delta < 0' });
  else if (!second)
    steps.push({
      ...words.doubleRoot,
      formula: `${unknown}_0 = \\frac{-b}{2a} = \\frac{${minusB}}{${twice}} = ${texExact(first)}`,
    });
  else {
    const root = Exact.sqrt(discriminant);
    const isTurned = a.sign < 0;
    const line = (index: number, sign: string, value: Exact): string =>
      `${unknown}_${index} = \\frac{-b${sign}\\sqrt{\\Delta}}{2a} = \\frac{${minusB}${sign}${texExact(root)}}{${twice}} = ${texExact(value)}`;
    steps.push({
      ...words.twoRoots,
      formula: `\\sqrt{\\Delta} = ${texExact(root)},\\quad ${line(1, '-', isTurned ? second : first)},\\quad ${line(2, '+', isTurned ? first : second)}`,
    });
  }
  return { kind: 'some', values };
}

function higherSteps(
  difference: Polynomial,
  unknown: string,
  { number, language }: Writing,
  steps: Step[],
): Solutions {
  const words = equationWords[language];
  const coefficients = difference.coefficients(unknown);
  const { lead, factors } = factorRational(coefficients);
  if (factors.length > 1 || (factors[0]?.multiplicity ?? 1) > 1) {
    steps.push({ ...words.factor, formula: `${texFactors(lead, factors, unknown, number)} = 0` });
    const lines = factors.map(({ coefficients: factor }) => {
      const roots = realRoots(factor);
      const text = Polynomial.of(unknown, factor).toTex(number);
      if (roots.length === 0) return words.noFactorRoots(text);
      return `$${text}=0$ → ${roots.map(({ value }) => `$${unknown}=${texExact(value)}$`).join(', ')}`;
    });
    steps.push({ ...words.zeroProduct, text: `${words.zeroProduct.text} ${lines.join('; ')}.` });
  } else if (coefficients.length === 5) biquadraticSteps(coefficients, unknown, { number, language }, steps);
  else steps.push({ ...words.factor, formula: `${difference.toTex(number)} = 0` });
  return { kind: 'some', values: realRoots(coefficients).map(({ value }) => value) };
}

function biquadraticSteps(
  coefficients: Coefficients,
  unknown: string,
  writing: Writing,
  steps: Step[],
): void {
  const words = equationWords[writing.language];
  const inSquares = coefficients.filter((_, exponent) => exponent % 2 === 0);
  steps.push({
    ...words.substitution,
    formula: `t = ${unknown}^2,\\quad ${Polynomial.of('t', inSquares).toTex(writing.number)} = 0`,
  });
  quadraticSteps(inSquares, 't', writing, steps);
  steps.push({ ...words.squareRoot, formula: `${unknown} = \\pm\\sqrt{t},\\quad t \\ge 0` });
}

/** `2(x-1)^{2}(x+3)` */
export function texFactors(
  lead: Rational,
  factors: readonly { readonly coefficients: Coefficients; readonly multiplicity: number }[],
  unknown: string,
  number: (value: Rational) => string,
): string {
  const isSingle = factors.length === 1 && lead.equals(Rational.one);
  const product = factors
    .map(({ coefficients, multiplicity }) => {
      const text = Polynomial.of(unknown, coefficients).toTex(number);
      const isPower = text === unknown;
      const base = isPower || (isSingle && multiplicity === 1) ? text : `(${text})`;
      return multiplicity > 1 ? `${base}^{${multiplicity}}` : base;
    })
    .join('');
  if (lead.equals(Rational.one)) return product;
  return lead.equals(Rational.of(-1)) ? `-${product}` : number(lead) + product;
}
