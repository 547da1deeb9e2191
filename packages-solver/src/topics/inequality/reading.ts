import { some, symbolsOf, type Relation } from '../../expression/ast.js';
import { parseChain } from '../../expression/parse.js';
import { harmlessAnd } from '../../text/harmless.js';
import { hasOnly, sentenceOf } from '../../text/sentence.js';
import type { TaskText } from '../../text/task-text.js';

/** One inequality, or a chain of them that all must hold. */
export interface Inequality {
  readonly chain: readonly Relation[];
  readonly unknown: string;
  /** The texts of the sides, one more than there are signs. */
  readonly sides: readonly string[];
}

const inequalityWords = harmlessAnd(
  'nierówność nierówności nierównością kwadratową kwadratowa liniową liniowa podwójną zbiór rozwiązań wszystkie rzeczywiste przedział przedziałów których liczb liczby spełniające spełnia',
  'inequality quadratic linear solution solutions set all real in for interval notation which satisfying',
);

/** The inequality that a task asks to solve, or undefined. */
export function inequalityIn(text: TaskText): Inequality | undefined {
  const { template, chunks } = sentenceOf(text);
  if (!hasOnly(template, inequalityWords)) return undefined;
  const names = chunks.filter((chunk) => /^[a-z]$/iu.test(chunk));
  const [chunk, ...others] = chunks.filter((piece) => !names.includes(piece));
  if (chunk === undefined || others.length > 0 || names.length > 1 || !/[<>]/u.test(chunk)) return undefined;
  const chain = parseChain(chunk);
  if (chain.length > 2 || chain.some(({ sign }) => sign === '=')) return undefined;
  if (chain.length === 2 && !isOneWay(chain)) return undefined;
  const [unknown, ...more] = symbolsOf(...chain.flatMap(({ left, right }) => [left, right]));
  if (unknown === undefined || more.length > 0) return undefined;
  if (names[0] !== undefined && names[0].toLowerCase() !== unknown) return undefined;
  const parts = chain.flatMap(({ left, right }) => [left, right]);
  const isKnown = !parts.some((part) =>
    some(part, (node) => node.kind === 'constant' || (node.kind === 'call' && node.name !== 'abs')),
  );
  return isKnown ? { chain, unknown, sides: chunk.split(/[<>]=?/u).map((side) => side.trim()) } : undefined;
}

/** `1 < x < 3` is one, `1 < x > 3` is none. */
function isOneWay(chain: readonly Relation[]): boolean {
  return new Set(chain.map(({ sign }) => sign.charAt(0))).size === 1;
}
