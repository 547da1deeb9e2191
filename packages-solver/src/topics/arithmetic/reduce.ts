import { childrenOf, type Expression } from '../../expression/ast.js';
import { applyFunction, applyOperator, degreesOf, evaluate } from '../../expression/evaluate.js';
import { texRational } from '../../expression/tex.js';
import { Exact } from '../../number/exact.js';
import { greatestCommonDivisor, Rational } from '../../number/rational.js';
import { outOfReach } from '../../refusal.js';

/** What one step of a computation is about; names a sentence of the words. */
export type Operation =
  | 'mixed'
  | 'reduce'
  | 'power'
  | 'root'
  | 'factorial'
  | 'percent'
  | 'absolute'
  | 'logarithm'
  | 'trigonometric'
  | 'times'
  | 'divide'
  | 'divideFractions'
  | 'plus'
  | 'minus'
  | 'commonDenominator';

/** One step: the expression with one operation done, and how that was computed, where it is worth showing. */
export interface Reduction {
  readonly operation: Operation;
  readonly next: Expression;
  readonly detail?: string;
}

/** The number that a node says without any computing, or undefined. */
export function numberIn(node: Expression): Exact | undefined {
  if (node.kind === 'number') return Exact.of(node.value);
  if (node.kind === 'surd') return node.value;
  if (node.kind === 'negate')
    return node.of.kind === 'number' ? Exact.of(node.of.value.negated()) : undefined;
  return undefined;
}

/** Does the operation that comes first by the rules of order; undefined when only a number is left. */
export function reduceOnce(node: Expression): Reduction | undefined {
  const target = candidates(node).toSorted((a, b) => priority(b) - priority(a))[0];
  if (!target) return undefined;
  const { operation, result, detail } = perform(target);
  return { operation, next: replace(node, target, result), ...(detail && { detail }) };
}

/** Nodes that can be computed at once, from left to right. */
function candidates(node: Expression): readonly Expression[] {
  if (isReady(node)) return [node];
  if (numberIn(node)) return [];
  return childrenOf(node).flatMap(candidates);
}

function isReady(node: Expression): boolean {
  if (node.kind === 'number') return node.style === 'mixed' && !node.value.isInteger;
  if (numberIn(node)) return false;
  if (isAngleFunction(node)) return true;
  const children = childrenOf(node);
  return children.length > 0 && children.every((child) => numberIn(child) !== undefined && !isReady(child));
}

function isAngleFunction(node: Expression): boolean {
  return (
    node.kind === 'call' &&
    ['sin', 'cos', 'tan', 'cot'].includes(node.name) &&
    degreesOf(node.of) !== undefined
  );
}

function priority(node: Expression): number {
  if (node.kind === 'number') return 9;
  if (node.kind === 'call') return 5;
  if (node.kind !== 'binary') return 4;
  if (node.operator === 'power') return 5;
  if (node.operator === 'over') return 4;
  return node.operator === 'plus' || node.operator === 'minus' ? 1 : 3;
}

function replace(node: Expression, target: Expression, result: Expression): Expression {
  if (node === target) return result;
  switch (node.kind) {
    case 'negate': {
      const of = replace(node.of, target, result);
      const value = numberIn(of);
      return value && of !== node.of ? valueNode(value.negated(), styleOf(of)) : { ...node, of };
    }
    case 'call':
      return {
        ...node,
        of: replace(node.of, target, result),
        ...(node.base && { base: replace(node.base, target, result) }),
      };
    case 'binary':
      return {
        ...node,
        left: replace(node.left, target, result),
        right: replace(node.right, target, result),
      };
    default:
      return node;
  }
}

/** How a result is written: as a decimal when decimals went in and it ends as one. */
function valueNode(value: Exact, isDecimal: boolean): Expression {
  const { rational } = value;
  if (!rational) return { kind: 'surd', value };
  return {
    kind: 'number',
    value: rational,
    style: isDecimal && rational.isDecimal(12) ? 'decimal' : 'integer',
  };
}

function styleOf(node: Expression): boolean {
  if (node.kind === 'negate') return styleOf(node.of);
  return node.kind === 'number' && node.style === 'decimal';
}

interface Performed {
  readonly operation: Operation;
  readonly result: Expression;
  readonly detail?: string;
}

function perform(node: Expression): Performed {
  if (node.kind === 'number') return { operation: 'mixed', result: { ...node, style: 'integer' } };
  if (node.kind === 'call') return performCall(node);
  if (node.kind === 'negate')
    return { operation: 'minus', result: valueNode(evaluate(node), styleOf(node.of)) };
  if (node.kind !== 'binary') return outOfReach();
  const left = numberIn(node.left) ?? outOfReach();
  const right = numberIn(node.right) ?? outOfReach();
  const value = applyOperator(node.operator, left, right);
  const isDecimal = isDecimalResult(node.left, node.right);
  const result = valueNode(value, isDecimal);
  const [a, b] = [left.rational, right.rational];
  switch (node.operator) {
    case 'power':
      return { operation: 'power', result };
    case 'times':
      return { operation: 'times', result };
    case 'ratio':
    case 'over':
      if (a && b && !isDecimal && (!a.isInteger || !b.isInteger))
        return {
          operation: 'divideFractions',
          result,
          detail: `${texFactor(a)} \\cdot ${texFactor(Rational.one.over(b))}=${texRational(a.over(b))}`,
        };
      return {
        operation: node.operator === 'over' && a?.isInteger && b?.isInteger ? 'reduce' : 'divide',
        result,
      };
    default:
      if (a && b && !isDecimal && (!a.isInteger || !b.isInteger))
        return {
          operation: 'commonDenominator',
          result,
          detail: sameDenominator(a, node.operator === 'plus' ? '+' : '-', b),
        };
      return { operation: node.operator, result };
  }
}

/** Whether decimals went in, and no fraction that would have to become one. */
function isDecimalResult(...sides: readonly Expression[]): boolean {
  const isFraction = sides.some((side) => !styleOf(side) && numberIn(side)?.rational?.isInteger === false);
  return sides.some(styleOf) && !isFraction;
}

function texFactor(value: Rational): string {
  return value.sign < 0 ? `\\left(${texRational(value)}\\right)` : texRational(value);
}

function sameDenominator(a: Rational, sign: string, b: Rational): string {
  const common = (a.denominator * b.denominator) / greatestCommonDivisor(a.denominator, b.denominator);
  const over = ({ numerator, denominator }: Rational): string =>
    `\\frac{${(numerator * common) / denominator}}{${common}}`;
  const second = b.sign < 0 ? `\\left(${over(b)}\\right)` : over(b);
  const result = sign === '+' ? a.plus(b) : a.minus(b);
  return `${over(a)}${sign}${second}=${over(result)}${over(result) === texRational(result) ? '' : `=${texRational(result)}`}`;
}

function performCall(node: Expression & { kind: 'call' }): Performed {
  if (isAngleFunction(node)) return { operation: 'trigonometric', result: valueNode(evaluate(node), false) };
  const of = numberIn(node.of) ?? outOfReach();
  const base = node.base && (numberIn(node.base) ?? outOfReach());
  const value = applyFunction(node.name, of, base);
  const operations: Partial<Record<typeof node.name, Operation>> = {
    sqrt: 'root',
    cbrt: 'root',
    abs: 'absolute',
    factorial: 'factorial',
    percent: 'percent',
    log: 'logarithm',
    ln: 'logarithm',
  };
  return {
    operation: operations[node.name] ?? outOfReach(),
    result: valueNode(value, node.name === 'percent' || styleOf(node.of)),
  };
}
