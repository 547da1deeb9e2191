import type { Expression } from './ast.js';

const levels = { plus: 1, minus: 1, times: 2, ratio: 2, over: 2, power: 4 } as const;

function levelOf(node: Expression): number {
  if (node.kind === 'binary') return levels[node.operator];
  if (node.kind === 'negate') return 1;
  if (node.kind === 'number') return node.value.sign < 0 ? 1 : node.value.isInteger ? 5 : 2;
  return node.kind === 'surd' ? 1 : 5;
}

/** An expression in the canonical notation of answers: `3*x^2-cos(x)/2`. */
export function plain(node: Expression): string {
  const part = (child: Expression, level: number): string =>
    levelOf(child) < level ? `(${plain(child)})` : plain(child);
  switch (node.kind) {
    case 'number':
    case 'surd':
      return `${node.value}`;
    case 'constant':
    case 'symbol':
      return node.name;
    case 'negate':
      return `-${part(node.of, 2)}`;
    case 'call':
      return node.name === 'degrees' ? `${part(node.of, 5)}°` : `${node.name}(${plain(node.of)})`;
    case 'binary': {
      const { operator, left, right } = node;
      if (operator === 'plus') return `${part(left, 1)}+${part(right, 2)}`;
      if (operator === 'minus') return `${part(left, 1)}-${part(right, 2)}`;
      if (operator === 'times') return `${part(left, 2)}*${part(right, 3)}`;
      if (operator === 'power') return `${part(left, 5)}^${part(right, 5)}`;
      return `${part(left, 2)}/${part(right, 3)}`;
    }
  }
}
