import { isClose } from '../../expression/approximate.js';
import { texDecimal, texExact, texRational } from '../../expression/tex.js';
import type { Method, Solution } from '../../method.js';
import type { Exact } from '../../number/exact.js';
import { Rational } from '../../number/rational.js';
import type { Step } from '../../outcome.js';
import { outOfReach } from '../../refusal.js';
import { geometryIn, type GeometryProblem } from './reading.js';
import { measured } from './measure.js';
import { geometryWords } from './words.js';

interface GeometrySolution extends Solution {
  readonly exact: Exact;
}

/** Areas, perimeters, volumes, surfaces, diagonals, and the theorem of Pythagoras, by formula. */
export const geometry: Method<GeometryProblem, GeometrySolution> = {
  subject: 'math',
  topic: 'geometry',
  read: geometryIn,

  solve({ formula, lengths, unit, isFromDiameter }, language) {
    const words = geometryWords[language];
    const exact = formula.value(...lengths) ?? outOfReach();
    const n = (value: Rational): string =>
      value.isDecimal(6) ? texDecimal(value.toDecimal(6), language) : texRational(value);
    const steps: Step[] = [];
    const [radius] = lengths;
    if (isFromDiameter && radius)
      steps.push({
        ...words.radius,
        formula: `r = \\frac{d}{2} = \\frac{${n(radius.times(Rational.of(2)))}}{2} = ${n(radius)}`,
      });
    steps.push({ ...words.formula, formula: formula.formula });
    if (formula.asked === 'area' && formula.takes.join() === 'side,side,side') {
      const half = lengths.reduce((sum, side) => sum.plus(side), Rational.zero).over(Rational.of(2));
      steps.push({ ...words.half, formula: `p = ${n(half)}` });
    }
    const name =
      formula.formula
        .split('=')
        .at(-2)
        ?.trim()
        .replace(/^.*\\quad\s*/u, '') ?? '';
    const result = resultTex(exact, formula.hasPi === true, n);
    steps.push({
      ...words.substitute,
      formula: `${name} = ${formula.filled(...lengths.map(n))} = ${result}`,
    });
    const unitTex = unit ? `\\text{ ${unit}}${formula.dimension > 1 ? `^${formula.dimension}` : ''}` : '';
    const plainUnit = unit + (unit && formula.dimension > 1 ? `^${formula.dimension}` : '');
    const number = exact.toNumber() * (formula.hasPi ? Math.PI : 1);
    const needsRounding = formula.hasPi === true || !exact.rational;
    const rounded = needsRounding ? ` \\approx ${texDecimal(roundedDigits(number), language)}${unitTex}` : '';
    return {
      steps,
      exact,
      answer: `$${name} = ${result}${unitTex}${rounded}$`,
      value: {
        canonical: canonicalOf(exact, formula.hasPi === true) + (plainUnit && ` ${plainUnit}`),
        approximate: [number],
        ...(plainUnit && { unit: plainUnit }),
      },
    };
  },

  check({ formula, lengths }, { exact }, language) {
    const words = geometryWords[language];
    const again = measured(
      formula,
      lengths.map((length) => length.toNumber()),
    );
    const number = exact.toNumber() * (formula.hasPi ? Math.PI : 1);
    if (!isClose(again, number, 1e-5)) return undefined;
    return { name: words.checkTitle, text: words.check(texDecimal(roundedDigits(again), language)) };
  },
};

function roundedDigits(value: number): string {
  return `${Number(value.toPrecision(Math.max(4, Math.ceil(Math.log10(Math.abs(value) + 1)) + 2)))}`;
}

function resultTex(exact: Exact, hasPi: boolean, n: (value: Rational) => string): string {
  const { rational } = exact;
  const number = rational ? n(rational) : texExact(exact);
  if (!hasPi) return number;
  return rational?.equals(Rational.one) ? '\\pi' : `${number}\\pi`;
}

function canonicalOf(exact: Exact, hasPi: boolean): string {
  if (!hasPi) return `${exact}`;
  return exact.rational?.equals(Rational.one) ? 'pi' : `${exact}*pi`;
}
