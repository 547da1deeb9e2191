import { outOfReach } from '../refusal.js';
import type { Expression } from '../expression/ast.js';
import { Rational } from '../number/rational.js';
import { Polynomial } from './polynomial.js';

/** One polynomial over another, not reduced, with all that may not be 0: the divisors as they were written. */
export interface Quotient {
  readonly top: Polynomial;
  readonly bottom: Polynomial;
  readonly divisors: readonly Polynomial[];
}

/** The polynomial that an expression is, expanded. Throws a Refusal when it is none. */
export function polynomialOf(node: Expression): Polynomial {
  const { top, bottom, divisors } = quotientOf(node);
  const divisor = bottom.constant;
  if (!divisor || divisors.length > 0) return outOfReach();
  return top.scaled(Rational.one.over(divisor));
}

/** The quotient of polynomials that an expression is. Throws a Refusal when it is none: with roots, bars, functions. */
export function quotientOf(node: Expression): Quotient {
  switch (node.kind) {
    case 'number':
      return whole(Polynomial.constant(node.value));
    case 'symbol':
      return whole(Polynomial.unknown(node.name));
    case 'negate': {
      const of = quotientOf(node.of);
      return { ...of, top: of.top.scaled(Rational.of(-1)) };
    }
    case 'call':
      return ofCall(node);
    case 'constant':
    case 'surd':
      return outOfReach();
    case 'binary':
      return ofBinary(node);
  }
}

function whole(top: Polynomial): Quotient {
  return { top, bottom: Polynomial.constant(1), divisors: [] };
}

function ofCall({ name, of }: Expression & { kind: 'call' }): Quotient {
  if (name === 'percent') return quotientOf({ kind: 'binary', operator: 'over', left: of, right: hundred });
  return outOfReach();
}

const hundred: Expression = { kind: 'number', value: Rational.of(100), style: 'integer' };

function ofBinary({ operator, left, right }: Expression & { kind: 'binary' }): Quotient {
  const a = quotientOf(left);
  if (operator === 'power') return powerOf(a, quotientOf(right).top.constant ?? outOfReach());
  const b = quotientOf(right);
  const divisors = [...a.divisors, ...b.divisors];
  switch (operator) {
    case 'plus':
      return added(a, b, divisors);
    case 'minus':
      return added(a, { ...b, top: b.top.scaled(Rational.of(-1)) }, divisors);
    case 'times':
      return { top: a.top.times(b.top), bottom: a.bottom.times(b.bottom), divisors };
    default:
      if (b.top.isZero) return outOfReach();
      return {
        top: a.top.times(b.bottom),
        bottom: a.bottom.times(b.top),
        divisors: b.top.constant ? divisors : [...divisors, b.top],
      };
  }
}

/** Equal denominators stay as they are, so that no degree grows without need. */
function added(a: Quotient, b: Quotient, divisors: readonly Polynomial[]): Quotient {
  if (a.bottom.equals(b.bottom)) return { top: a.top.plus(b.top), bottom: a.bottom, divisors };
  return {
    top: a.top.times(b.bottom).plus(b.top.times(a.bottom)),
    bottom: a.bottom.times(b.bottom),
    divisors,
  };
}

function powerOf(base: Quotient, exponent: Rational): Quotient {
  if (!exponent.isInteger || exponent.absolute().compare(Rational.of(40)) > 0) return outOfReach();
  const n = Number(exponent.numerator);
  if (n <= 0 && base.top.isZero) return outOfReach();
  if (n === 0 && !base.top.constant) return outOfReach();
  if (n >= 0) return { ...base, top: base.top.power(n), bottom: base.bottom.power(n) };
  return {
    top: base.bottom.power(-n),
    bottom: base.top.power(-n),
    divisors: base.top.constant ? base.divisors : [...base.divisors, base.top],
  };
}
