import { some, symbolsOf, type Relation } from '../../expression/ast.js';
import { parseRelation } from '../../expression/parse.js';
import { harmlessAnd } from '../../text/harmless.js';
import { hasOnly, sentenceOf } from '../../text/sentence.js';
import type { TaskText } from '../../text/task-text.js';

/** As many equations as unknowns, two or three. */
export interface System {
  readonly relations: readonly Relation[];
  readonly unknowns: readonly string[];
}

const systemWords = harmlessAnd(
  'układ układu równań równania metodą podstawiania przeciwnych współczynników wyznacznikową liczby dwa trzy dwóch trzech niewiadomymi',
  'system simultaneous equations by substitution elimination for using method two three',
);

/** The system of equations in a text, or undefined. */
export function systemIn(text: TaskText): System | undefined {
  const { template, chunks } = sentenceOf(text);
  if (!hasOnly(template, systemWords) || /=\s*\?/u.test(text.folded)) return undefined;
  const equations = chunks
    .filter((chunk) => chunk.includes('='))
    .map((chunk) => chunk.replace(/^\{|\}$/gu, ''));
  const names = chunks.filter((chunk) => !chunk.includes('='));
  if (equations.length < 2 || equations.length > 3) return undefined;
  if (equations.some((chunk) => /[<>]/u.test(chunk) || chunk.split('=').length !== 2)) return undefined;
  const relations = equations.map(parseRelation);
  if (relations.every(({ left, right }) => left.kind === 'symbol' && right.kind === 'number'))
    return undefined;
  const unknowns = symbolsOf(...relations.flatMap(({ left, right }) => [left, right]));
  if (unknowns.length !== relations.length) return undefined;
  if (names.some((name) => !unknowns.includes(name.toLowerCase()))) return undefined;
  const isPlain = relations.every(({ left, right }) =>
    [left, right].every((side) => !some(side, (node) => node.kind === 'call' || node.kind === 'constant')),
  );
  return isPlain ? { relations, unknowns } : undefined;
}
