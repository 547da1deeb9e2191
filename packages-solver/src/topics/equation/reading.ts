import { symbolsOf, type Relation } from '../../expression/ast.js';
import { parseExpression, parseRelation } from '../../expression/parse.js';
import type { TaskText } from '../../text/task-text.js';
import { harmlessAnd } from '../../text/harmless.js';
import { hasOnly, sentenceOf } from '../../text/sentence.js';

/** An equation in one unknown, with the texts of its sides for the check. */
export interface Equation {
  readonly relation: Relation;
  readonly unknown: string;
  readonly sides: readonly [left: string, right: string];
}

const equationWords = harmlessAnd(
  'jedną wartością wartość bezwzględną bezwzględna równanie równania równaniem liniowe kwadratowe wymierne wielomianowe niewiadomą niewiadoma niewiadomej',
  'pierwiastek pierwiastki zbiór rozwiązań wszystkie rzeczywiste względem ile równań równe poniższe gdy jeśli jeżeli liczbę liczby',
  'equation for quadratic linear roots root solutions solution all real unknown in if when by factoring using the quadratic formula',
);
const rootWords = /\b(?:pierwiastki|pierwiastek rownania|roots|miejsca zerowe|zeros|zeroes)\b/u;
const forbidden = /\b(?:pierwiastek z|pierwiastka)\b/u;

/** The equation that a task asks to solve, or undefined. */
export function equationIn(text: TaskText): Equation | undefined {
  const { template, chunks } = sentenceOf(text);
  if (!hasOnly(template, equationWords) || forbidden.test(template)) return undefined;
  const names = chunks.filter((chunk) => /^[a-z](?:\s*=)?$/iu.test(chunk));
  const [chunk, ...others] = chunks.filter((piece) => !names.includes(piece));
  if (chunk === undefined || others.length > 0 || names.length > 1) return undefined;
  const sides = sidesOf(chunk, rootWords.test(template));
  if (!sides) return undefined;
  const relation = parseRelation(sides.join('='));
  const [unknown, ...more] = symbolsOf(relation.left, relation.right);
  if (unknown === undefined || more.length > 0) return undefined;
  if (relation.left.kind === 'symbol' && relation.right.kind === 'number') return undefined;
  if (names[0] !== undefined && names[0].charAt(0).toLowerCase() !== unknown) return undefined;
  return { relation, unknown, sides };
}

/** Both sides; the zeros of an expression alone are those of an equation with 0. */
function sidesOf(chunk: string, asksForRoots: boolean): readonly [string, string] | undefined {
  const sides = chunk.split('=').map((side) => side.trim());
  const [left, right] = sides;
  if (/[<>]/u.test(chunk) || !left) return undefined;
  if (sides.length === 1) return asksForRoots && isUnknownExpression(left) ? [left, '0'] : undefined;
  return sides.length === 2 && right ? [left, right] : undefined;
}

function isUnknownExpression(chunk: string): boolean {
  return symbolsOf(parseExpression(chunk)).length === 1;
}

/** Whether the task is written with decimals, and so its solution should be. */
export function usesDecimals({ sides }: Equation): boolean {
  return sides.some((side) => /\d[.,]\d/u.test(side));
}
