import { symbolsOf, type Expression } from '../../expression/ast.js';
import { Rational } from '../../number/rational.js';
import { outOfReach } from '../../refusal.js';
import { call, difference, negated, number, power, product, quotient, sum, valueOf } from './build.js';

/** Which rules a derivative needed; each is explained once. */
export type Rule = 'power' | 'sum' | 'product' | 'quotient' | 'chain' | 'table';

/** The derivative by the rules of the school. Throws a Refusal for functions that have none there. */
export function differentiate(node: Expression, rules: Set<Rule>): Expression {
  if (symbolsOf(node).length === 0) return number(0);
  switch (node.kind) {
    case 'symbol':
      return number(1);
    case 'negate':
      return negated(differentiate(node.of, rules));
    case 'call':
      return ofCall(node, rules);
    case 'binary':
      return ofBinary(node, rules);
    default:
      return outOfReach();
  }
}

function ofBinary(node: Expression & { kind: 'binary' }, rules: Set<Rule>): Expression {
  const { operator, left, right } = node;
  switch (operator) {
    case 'plus':
      rules.add('sum');
      return sum(differentiate(left, rules), differentiate(right, rules));
    case 'minus':
      rules.add('sum');
      return difference(differentiate(left, rules), differentiate(right, rules));
    case 'times':
      return ofProduct(left, right, rules);
    case 'power':
      return ofPower(left, right, rules);
    default:
      return ofQuotient(left, right, rules);
  }
}

function ofProduct(left: Expression, right: Expression, rules: Set<Rule>): Expression {
  if (symbolsOf(left).length === 0) return product(left, differentiate(right, rules));
  if (symbolsOf(right).length === 0) return product(right, differentiate(left, rules));
  rules.add('product');
  return sum(product(differentiate(left, rules), right), product(left, differentiate(right, rules)));
}

function ofQuotient(left: Expression, right: Expression, rules: Set<Rule>): Expression {
  if (symbolsOf(right).length === 0) return quotient(differentiate(left, rules), right);
  rules.add('quotient');
  const top = difference(
    product(differentiate(left, rules), right),
    product(left, differentiate(right, rules)),
  );
  return quotient(top, power(right, Rational.of(2)));
}

function ofPower(base: Expression, exponent: Expression, rules: Set<Rule>): Expression {
  const n = valueOf(exponent);
  if (n) {
    rules.add('power');
    const outer = product(number(n), power(base, n.minus(Rational.one)));
    return chained(outer, base, rules);
  }
  const isNatural = base.kind === 'constant' && base.name === 'e';
  if (symbolsOf(base).length > 0) return outOfReach();
  rules.add('table');
  const self: Expression = { kind: 'binary', operator: 'power', left: base, right: exponent };
  return chained(isNatural ? self : product(self, call('ln', base)), exponent, rules);
}

function ofCall({ name, of }: Expression & { kind: 'call' }, rules: Set<Rule>): Expression {
  rules.add('table');
  switch (name) {
    case 'sin':
      return chained(call('cos', of), of, rules);
    case 'cos':
      return chained(negated(call('sin', of)), of, rules);
    case 'tan':
      return chained(quotient(number(1), power(call('cos', of), Rational.of(2))), of, rules);
    case 'ln':
      return chained(quotient(number(1), of), of, rules);
    case 'sqrt':
      return chained(quotient(number(1), product(number(2), call('sqrt', of))), of, rules);
    default:
      return outOfReach();
  }
}

function chained(outer: Expression, inner: Expression, rules: Set<Rule>): Expression {
  if (inner.kind === 'symbol') return outer;
  rules.add('chain');
  return product(differentiate(inner, rules), outer);
}
