import { childrenOf, some, type Expression } from '../../expression/ast.js';
import { distinct, sampleBetween } from '../../number/intervals.js';
import { Exact } from '../../number/exact.js';
import { outOfReach } from '../../refusal.js';
import { polynomialOf } from '../../polynomial/of-expression.js';
import { realRoots, valueAt } from '../../polynomial/roots.js';

/** A part of the line, ends included, on which an expression has no bars. */
export interface Piece {
  readonly from?: Exact;
  readonly to?: Exact;
  readonly expression: Expression;
}

const maxPieces = 12;

/** Whether there are bars in the expression. */
export function hasBars(expression: Expression): boolean {
  return some(expression, isBars);
}

function isBars(node: Expression): boolean {
  return node.kind === 'call' && node.name === 'abs';
}

/** The expression without its bars, piece by piece from left to right. Throws a Refusal for bars around what is no polynomial. */
export function withoutBars(
  expression: Expression,
  unknown: string,
  from?: Exact,
  to?: Exact,
): readonly Piece[] {
  const bars = innermost(expression);
  if (!bars) return [{ expression, ...(from && { from }), ...(to && { to }) }];
  const inside = polynomialOf(bars.of).coefficients(unknown);
  const isConstant = inside.every((value) => value.isZero) || inside.length === 1;
  const roots = isConstant ? [] : realRoots(inside).map(({ value }) => value);
  const ends = distinct(roots.filter((root) => isInside(root, from, to)));
  const starts = [from, ...ends];
  const pieces = starts.flatMap((start, index) => {
    const end = ends[index] ?? to;
    const sign = valueAt(inside, Exact.of(sampleBetween(start, end))).sign;
    const plain: Expression = sign < 0 ? { kind: 'negate', of: bars.of } : bars.of;
    return withoutBars(replaced(expression, bars, plain), unknown, start, end);
  });
  return pieces.length > maxPieces ? outOfReach() : pieces;
}

function isInside(value: Exact, from: Exact | undefined, to: Exact | undefined): boolean {
  return (!from || value.compare(from) > 0) && (!to || value.compare(to) < 0);
}

/** Bars with none inside. */
function innermost(node: Expression): (Expression & { kind: 'call' }) | undefined {
  for (const child of childrenOf(node)) {
    const found = innermost(child);
    if (found) return found;
  }
  return node.kind === 'call' && node.name === 'abs' ? node : undefined;
}

function replaced(node: Expression, target: Expression, plain: Expression): Expression {
  if (node === target) return plain;
  if (node.kind === 'negate') return { ...node, of: replaced(node.of, target, plain) };
  if (node.kind === 'call') return { ...node, of: replaced(node.of, target, plain) };
  if (node.kind === 'binary')
    return { ...node, left: replaced(node.left, target, plain), right: replaced(node.right, target, plain) };
  return node;
}
