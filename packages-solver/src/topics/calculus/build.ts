import type { Expression, FunctionName } from '../../expression/ast.js';
import { Rational } from '../../number/rational.js';

/** Builders that drop what says nothing: adding 0, multiplying by 1. They keep results short. */

export function number(value: Rational | number): Expression {
  return { kind: 'number', value: value instanceof Rational ? value : Rational.of(value), style: 'integer' };
}

export function valueOf(node: Expression): Rational | undefined {
  if (node.kind === 'number') return node.value;
  if (node.kind === 'negate') return valueOf(node.of)?.negated();
  if (node.kind === 'binary' && (node.operator === 'over' || node.operator === 'ratio')) {
    const top = valueOf(node.left);
    const bottom = valueOf(node.right);
    return top && bottom && !bottom.isZero ? top.over(bottom) : undefined;
  }
  return undefined;
}

export function sum(left: Expression, right: Expression): Expression {
  const [a, b] = [valueOf(left), valueOf(right)];
  if (a?.isZero) return right;
  if (b?.isZero) return left;
  if (a && b) return number(a.plus(b));
  if (right.kind === 'negate') return difference(left, right.of);
  if (b && b.sign < 0) return difference(left, number(b.negated()));
  return { kind: 'binary', operator: 'plus', left, right };
}

export function difference(left: Expression, right: Expression): Expression {
  const [a, b] = [valueOf(left), valueOf(right)];
  if (b?.isZero) return left;
  if (a && b) return number(a.minus(b));
  if (a?.isZero) return negated(right);
  if (right.kind === 'negate') return sum(left, right.of);
  return { kind: 'binary', operator: 'minus', left, right };
}

export function negated(of: Expression): Expression {
  const value = valueOf(of);
  if (value) return number(value.negated());
  return of.kind === 'negate' ? of.of : { kind: 'negate', of };
}

export function product(left: Expression, right: Expression): Expression {
  const [a, b] = [valueOf(left), valueOf(right)];
  if (a?.isZero || b?.isZero) return number(0);
  if (a && b) return number(a.times(b));
  if (b) return product(right, left);
  if (a?.equals(Rational.one)) return right;
  if (a?.equals(Rational.of(-1))) return negated(right);
  if (left.kind === 'negate') return negated(product(left.of, right));
  if (right.kind === 'negate') return negated(product(left, right.of));
  if (a && right.kind === 'binary' && right.operator === 'times') {
    const inner = valueOf(right.left);
    if (inner) return product(number(a.times(inner)), right.right);
  }
  if (a && a.sign < 0) return negated(product(number(a.negated()), right));
  return { kind: 'binary', operator: 'times', left, right };
}

export function quotient(left: Expression, right: Expression): Expression {
  const [a, b] = [valueOf(left), valueOf(right)];
  if (a?.isZero) return left;
  if (b?.equals(Rational.one)) return left;
  if (b && !b.isZero) return product(number(Rational.one.over(b)), left);
  if (left.kind === 'negate') return negated(quotient(left.of, right));
  return { kind: 'binary', operator: 'over', left, right };
}

export function power(base: Expression, exponent: Rational): Expression {
  if (exponent.isZero) return number(1);
  if (exponent.equals(Rational.one)) return base;
  return { kind: 'binary', operator: 'power', left: base, right: number(exponent) };
}

export function call(name: FunctionName, of: Expression): Expression {
  return { kind: 'call', name, of };
}
