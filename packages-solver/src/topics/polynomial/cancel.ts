import type { Expression } from '../../expression/ast.js';
import { tex, texExact, texRational } from '../../expression/tex.js';
import { distinct } from '../../number/intervals.js';
import { Rational } from '../../number/rational.js';
import type { SolverLanguage, Step } from '../../outcome.js';
import { quotientOf } from '../../polynomial/of-expression.js';
import { Polynomial } from '../../polynomial/polynomial.js';
import { factorRational, realRoots, type Coefficients } from '../../polynomial/roots.js';
import { outOfReach } from '../../refusal.js';
import { texFactors } from '../equation/polynomial-steps.js';
import type { AlgebraSolution } from './algebra.js';
import { algebraWords } from './words.js';

/** A quotient of polynomials in one unknown, in lowest terms, with what the unknown may not be. */
export function cancelled(expression: Expression, language: SolverLanguage): AlgebraSolution {
  const words = algebraWords[language];
  const { top, bottom, divisors } = quotientOf(expression);
  const [unknown, ...more] = [...new Set([...top.unknowns, ...bottom.unknowns])];
  if (unknown === undefined || more.length > 0 || top.isZero) return outOfReach();
  const above = factorRational(top.coefficients(unknown));
  const below = factorRational(bottom.coefficients(unknown));
  const shared = new Map(
    above.factors.map(({ coefficients, multiplicity }) => [keyOf(coefficients), multiplicity]),
  );
  const otherwise = new Map(
    below.factors.map(({ coefficients, multiplicity }) => [keyOf(coefficients), multiplicity]),
  );
  const rest = (factors: typeof above.factors, others: ReadonlyMap<string, number>): Polynomial =>
    factors.reduce((product, { coefficients, multiplicity }) => {
      const left = multiplicity - Math.min(multiplicity, others.get(keyOf(coefficients)) ?? 0);
      return product.times(Polynomial.of(unknown, coefficients).power(left));
    }, Polynomial.constant(1));
  const lead = above.lead.over(below.lead);
  const numerator = rest(above.factors, otherwise).scaled(Rational.of(lead.numerator));
  const denominator = rest(below.factors, shared).scaled(Rational.of(lead.denominator));
  const excluded = distinct(
    divisors.flatMap((divisor) =>
      divisor.constant ? [] : realRoots(divisor.coefficients(unknown)).map(({ value }) => value),
    ),
  );
  const list = excluded.map((value) => `$${unknown}\\ne ${texExact(value)}$`).join(', ');
  const steps: Step[] = excluded.length > 0 ? [words.domain(list)] : [];
  const result = denominator.equals(Polynomial.constant(1))
    ? numerator.toTex(texRational)
    : `\\frac{${numerator.toTex(texRational)}}{${denominator.toTex(texRational)}}`;
  const product = `\\frac{${texFactors(above.lead, above.factors, unknown, texRational) || '1'}}{${texFactors(below.lead, below.factors, unknown, texRational) || '1'}}`;
  steps.push({ ...words.cancel, formula: `${tex(expression, language)} = ${product} = ${result}` });
  const text = denominator.equals(Polynomial.constant(1))
    ? `${numerator}`
    : `(${numerator})/(${denominator})`;
  const conditions = excluded.map((value) => `;${unknown}≠${value}`).join('');
  return {
    steps,
    result: text,
    answer: `$${result}$${excluded.length > 0 ? words.where(list) : ''}`,
    value: { canonical: text + conditions },
  };
}

function keyOf(coefficients: Coefficients): string {
  return coefficients.join(' ');
}
