import type { Expression } from '../../expression/ast.js';
import { tex, texExact, texRational } from '../../expression/tex.js';
import { Rational } from '../../number/rational.js';
import type { SolverLanguage, Step } from '../../outcome.js';
import { polynomialOf } from '../../polynomial/of-expression.js';
import { Polynomial } from '../../polynomial/polynomial.js';
import { factorRational, realRoots, type Factorisation } from '../../polynomial/roots.js';
import { outOfReach } from '../../refusal.js';
import { texFactors } from '../equation/polynomial-steps.js';
import type { AlgebraSolution } from './algebra.js';
import { algebraWords } from './words.js';

/** A polynomial in one unknown as a product that schools don't take further. */
export function factored(expression: Expression, language: SolverLanguage): AlgebraSolution {
  const words = algebraWords[language];
  const polynomial = polynomialOf(expression);
  const [unknown, ...more] = polynomial.unknowns;
  if (unknown === undefined || more.length > 0 || polynomial.degree < 1) return outOfReach();
  const coefficients = polynomial.coefficients(unknown);
  const factorisation = factorRational(coefficients);
  const { lead, factors } = factorisation;
  for (const { coefficients: factor } of factors)
    if (factor.length > 3 || (factor.length === 3 && realRoots(factor).length > 0)) outOfReach();
  const [only, ...others] = factors;
  const isPrime = others.length === 0 && only?.multiplicity === 1 && lead.absolute().equals(Rational.one);
  if (isPrime && polynomial.degree > 1) outOfReach();
  const roots = realRoots(coefficients);
  const product = texFactors(lead, factors, unknown, texRational);
  const expanded = polynomial.toTex(texRational);
  const steps: Step[] = [];
  if (tex(expression, language) !== expanded)
    steps.push({ ...words.expand, formula: `${tex(expression, language)} = ${expanded}` });
  if (roots.length > 0)
    steps.push({
      ...words.roots,
      formula: roots.map(({ value }) => `${unknown}=${texExact(value)}`).join(',\\; '),
    });
  steps.push({ ...words.factored, formula: `${expanded} = ${product}` });
  const result = factorsText(factorisation, unknown);
  return { steps, result, answer: `$${product}$`, value: { canonical: result } };
}

/** `2*(x-1)^2*(x+3)`: the canonical notation of products. */
export function factorsText({ lead, factors }: Factorisation, unknown: string): string {
  const parts = factors.map(({ coefficients, multiplicity }) => {
    const text = Polynomial.of(unknown, coefficients).toString();
    const base = text === unknown ? text : `(${text})`;
    return multiplicity > 1 ? `${base}^${multiplicity}` : base;
  });
  if (lead.equals(Rational.one)) return parts.join('*');
  const sign = lead.equals(Rational.of(-1)) ? '-' : `${lead.isInteger ? lead : `(${lead})`}*`;
  return sign + parts.join('*');
}
