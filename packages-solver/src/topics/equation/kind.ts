import { some, type Relation } from '../../expression/ast.js';

/** Whether both sides are made of numbers, the unknown, the four operations and powers. */
export function isWithoutFunctions({ left, right }: Relation): boolean {
  return ![left, right].some((side) =>
    some(
      side,
      (node) =>
        (node.kind === 'call' && node.name !== 'percent') ||
        node.kind === 'constant' ||
        (node.kind === 'binary' &&
          node.operator === 'power' &&
          some(node.right, (part) => part.kind === 'symbol')),
    ),
  );
}
