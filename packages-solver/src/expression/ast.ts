import type { Exact } from '../number/exact.js';
import type { Rational } from '../number/rational.js';

/** How a number was written: `0.5` and `1/2` are equal, and are explained in different ways. */
export type NumberStyle = 'integer' | 'decimal' | 'mixed';

/** Functions with one argument. `tan` is also `tg`, `cot` also `ctg`. */
export type FunctionName =
  | 'sqrt'
  | 'cbrt'
  | 'abs'
  | 'sin'
  | 'cos'
  | 'tan'
  | 'cot'
  | 'ln'
  | 'log'
  | 'factorial'
  | 'degrees'
  | 'percent';

/** `ratio` is a division written with `:`, `over` one written with `/`. */
export type Operator = 'plus' | 'minus' | 'times' | 'ratio' | 'over' | 'power';

/** An expression as it was written: nothing is computed, brackets are in the shape of the tree. */
export type Expression =
  | { readonly kind: 'number'; readonly value: Rational; readonly style: NumberStyle }
  /** A number with roots in it, as computing gives it; nobody writes one. */
  | { readonly kind: 'surd'; readonly value: Exact }
  | { readonly kind: 'constant'; readonly name: 'pi' | 'e' }
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'negate'; readonly of: Expression }
  | {
      readonly kind: 'call';
      readonly name: FunctionName;
      readonly of: Expression;
      readonly base?: Expression;
    }
  | {
      readonly kind: 'binary';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    };

export type RelationSign = '=' | '<' | '>' | '<=' | '>=';

/** A relation between two expressions. */
export interface Relation {
  readonly left: Expression;
  readonly sign: RelationSign;
  readonly right: Expression;
}

/** The parts of a node. */
export function childrenOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'negate':
      return [node.of];
    case 'call':
      return node.base ? [node.base, node.of] : [node.of];
    case 'binary':
      return [node.left, node.right];
    default:
      return [];
  }
}

/** Whether any node of the tree is such. */
export function some(node: Expression, test: (node: Expression) => boolean): boolean {
  return test(node) || childrenOf(node).some((child) => some(child, test));
}

/** The names of the unknowns in expressions, in the order of the alphabet. */
export function symbolsOf(...expressions: readonly Expression[]): readonly string[] {
  const names = new Set<string>();
  const look = (node: Expression): void => {
    if (node.kind === 'symbol') names.add(node.name);
    childrenOf(node).forEach(look);
  };
  expressions.forEach(look);
  return [...names].toSorted();
}
