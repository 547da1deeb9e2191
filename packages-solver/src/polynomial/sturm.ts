import { Rational } from '../number/rational.js';
import { trimmed, type Coefficients } from './roots.js';

/**
 * How many different real roots a polynomial that is not 0 has, by Sturm's theorem: counted, not found. It shares no step with the search
 * for roots, so it can prove that none is missing.
 */
export function countRealRoots(polynomial: Coefficients): number {
  const chain = sturmChain(trimmed(polynomial));
  return changes(chain.map(signAtMinusInfinity)) - changes(chain.map(signAtInfinity));
}

function sturmChain(polynomial: Coefficients): readonly Coefficients[] {
  const chain = [polynomial];
  let previous = polynomial;
  let current = derivative(polynomial);
  while (current.length > 1 || !current[0]?.isZero) {
    chain.push(current);
    const next = remainder(previous, current).map((value) => value.negated());
    previous = current;
    current = scaled(trimmed(next.length > 0 ? next : [Rational.zero]));
  }
  return chain;
}

/** Divided by the magnitude of the first coefficient, so that numbers stay small; signs stay. */
function scaled(polynomial: Coefficients): Coefficients {
  const lead = polynomial.at(-1)?.absolute() ?? Rational.one;
  return lead.isZero ? polynomial : polynomial.map((value) => value.over(lead));
}

/** Coefficients of the derivative, the constant first. */
export function derivative(polynomial: Coefficients): Coefficients {
  const found = polynomial.slice(1).map((value, index) => value.times(Rational.of(index + 1)));
  return found.length > 0 ? found : [Rational.zero];
}

function remainder(dividend: Coefficients, divisor: Coefficients): Coefficients {
  const rest = [...dividend];
  const lead = divisor.at(-1) ?? Rational.one;
  while (rest.length >= divisor.length) {
    const factor = (rest.at(-1) ?? Rational.zero).over(lead);
    const shift = rest.length - divisor.length;
    divisor.forEach((value, index) => {
      rest[index + shift] = (rest[index + shift] ?? Rational.zero).minus(value.times(factor));
    });
    rest.pop();
  }
  return rest;
}

function signAtInfinity(polynomial: Coefficients): number {
  return polynomial.at(-1)?.sign ?? 0;
}

function signAtMinusInfinity(polynomial: Coefficients): number {
  return signAtInfinity(polynomial) * (polynomial.length % 2 === 0 ? -1 : 1);
}

function changes(signs: readonly number[]): number {
  const present = signs.filter((sign) => sign !== 0);
  return present.filter((sign, index) => index > 0 && sign !== present[index - 1]).length;
}
