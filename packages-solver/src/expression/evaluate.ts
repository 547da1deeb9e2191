import { notUnderstood, outOfReach } from '../refusal.js';
import { Exact } from '../number/exact.js';
import { integerRoot } from '../number/integers.js';
import { Rational } from '../number/rational.js';
import { cosine, sine } from '../number/angles.js';
import type { Expression } from './ast.js';

const maxFactorial = 60n;

/** The exact value of an expression, with values for its unknowns. Throws a Refusal where there is none, or none that is exact. */
export function evaluate(node: Expression, values: ReadonlyMap<string, Exact> = new Map()): Exact {
  switch (node.kind) {
    case 'number':
      return Exact.of(node.value);
    case 'surd':
      return node.value;
    case 'symbol':
      return values.get(node.name) ?? notUnderstood();
    case 'constant':
      return outOfReach();
    case 'negate':
      return evaluate(node.of, values).negated();
    case 'call':
      return call(node, values);
    case 'binary': {
      const left = evaluate(node.left, values);
      const right = evaluate(node.right, values);
      return applyOperator(node.operator, left, right);
    }
  }
}

/** One operation on exact numbers. Throws a Refusal for a division by 0 and for powers that are not exact. */
export function applyOperator(
  operator: (Expression & { kind: 'binary' })['operator'],
  left: Exact,
  right: Exact,
): Exact {
  switch (operator) {
    case 'plus':
      return left.plus(right);
    case 'minus':
      return left.minus(right);
    case 'times':
      return left.times(right);
    case 'ratio':
    case 'over':
      return left.over(right);
    case 'power':
      return power(left, right);
  }
}

/** Powers with whole exponents; with fractions as exponents where the root is exact. */
export function power(base: Exact, exponent: Exact): Exact {
  const { rational } = exponent;
  if (!rational || rational.numerator > 10_000n || rational.numerator < -10_000n) return outOfReach();
  if (base.isZero && rational.sign <= 0) return outOfReach();
  if (rational.isInteger) return base.power(Number(rational.numerator));
  if (base.sign <= 0) return outOfReach();
  return rootOf(base, Number(rational.denominator)).power(Number(rational.numerator));
}

/** A root that is exact: any square root of a fraction, higher ones where they come out even. */
export function rootOf(value: Exact, degree: number): Exact {
  const { rational } = value;
  if (!rational) return outOfReach();
  if (degree === 2) return rational.sign < 0 ? outOfReach() : Exact.sqrt(rational);
  if (degree > 20 || (rational.sign < 0 && degree % 2 === 0)) return outOfReach();
  const { numerator, denominator } = rational.absolute();
  const top = integerRoot(numerator, degree);
  const bottom = integerRoot(denominator, degree);
  const n = BigInt(degree);
  if (top ** n !== numerator || bottom ** n !== denominator) return outOfReach();
  const root = Rational.of(top, bottom);
  return Exact.of(rational.sign < 0 ? root.negated() : root);
}

function call(node: Expression & { kind: 'call' }, values: ReadonlyMap<string, Exact>): Exact {
  if (node.name === 'sin' || node.name === 'cos' || node.name === 'tan' || node.name === 'cot')
    return trigonometric(node.name, node.of);
  const of = evaluate(node.of, values);
  return applyFunction(node.name, of, node.base && evaluate(node.base, values));
}

/** A function of an exact number. Throws a Refusal outside of its domain, and where the value is not exact. */
export function applyFunction(name: (Expression & { kind: 'call' })['name'], of: Exact, base?: Exact): Exact {
  switch (name) {
    case 'sqrt':
      return rootOf(of, 2);
    case 'cbrt':
      return rootOf(of, 3);
    case 'abs':
      return of.sign < 0 ? of.negated() : of;
    case 'percent':
      return of.over(Exact.of(100));
    case 'factorial':
      return factorial(of);
    case 'log':
      return logarithm(base ?? Exact.of(10), of);
    case 'ln':
      return of.equals(Exact.one) ? Exact.zero : outOfReach();
    default:
      return outOfReach();
  }
}

function factorial(of: Exact): Exact {
  const { rational } = of;
  if (!rational?.isInteger || rational.sign < 0 || rational.numerator > maxFactorial) return outOfReach();
  let product = 1n;
  for (let factor = 2n; factor <= rational.numerator; factor += 1n) product *= factor;
  return Exact.of(product);
}

/** The exponent, where it is a fraction with a small denominator. */
function logarithm(base: Exact, of: Exact): Exact {
  if (base.sign <= 0 || base.equals(Exact.one) || of.sign <= 0) return outOfReach();
  const guess = Math.log(of.toNumber()) / Math.log(base.toNumber());
  for (const denominator of [1, 2, 3, 4, 6]) {
    const numerator = Math.round(guess * denominator);
    if (Math.abs(numerator) > 400) return outOfReach();
    if (of.power(denominator).equals(base.power(numerator)))
      return Exact.of(Rational.of(numerator, denominator));
  }
  return outOfReach();
}

function trigonometric(name: 'sin' | 'cos' | 'tan' | 'cot', angle: Expression): Exact {
  const turns = twelfthsOfPi(angle);
  const sin = sine(turns);
  const cos = cosine(turns);
  if (name === 'sin') return sin;
  if (name === 'cos') return cos;
  return name === 'tan' ? sin.over(cos) : cos.over(sin);
}

/** The angle in degrees, when it says that it is in degrees, or is a part of π. */
function twelfthsOfPi(angle: Expression): Rational {
  const degrees = degreesOf(angle);
  return degrees ?? notUnderstood();
}

/** Degrees of an angle such as `30°`, `π/6`, `2π/3`; 0 needs no unit; undefined for a bare number. */
export function degreesOf(angle: Expression): Rational | undefined {
  switch (angle.kind) {
    case 'number':
      return angle.value.isZero ? Rational.zero : undefined;
    case 'constant':
      return angle.name === 'pi' ? Rational.of(180) : undefined;
    case 'negate':
      return degreesOf(angle.of)?.negated();
    case 'call':
      return angle.name === 'degrees' ? evaluate(angle.of).rational : undefined;
    case 'binary':
      return degreesOfBinary(angle);
    default:
      return undefined;
  }
}

function degreesOfBinary({ operator, left, right }: Expression & { kind: 'binary' }): Rational | undefined {
  const l = degreesOf(left);
  const r = degreesOf(right);
  if (operator === 'plus') return l && r && l.plus(r);
  if (operator === 'minus') return l && r && l.minus(r);
  if (operator === 'times' && right.kind !== 'number')
    return left.kind === 'symbol' ? undefined : r && constantOf(left)?.times(r);
  const divisor = constantOf(right);
  if ((operator === 'over' || operator === 'ratio') && divisor && !divisor.isZero) return l?.over(divisor);
  return undefined;
}

function constantOf(node: Expression): Rational | undefined {
  try {
    return evaluate(node).rational;
  } catch {
    return undefined;
  }
}
