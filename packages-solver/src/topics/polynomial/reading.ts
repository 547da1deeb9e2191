import { some, symbolsOf, type Expression } from '../../expression/ast.js';
import { parseExpression } from '../../expression/parse.js';
import { harmless, harmlessAnd } from '../../text/harmless.js';
import { hasOnly, sentenceOf } from '../../text/sentence.js';
import type { TaskText } from '../../text/task-text.js';

/** What to do with an expression with unknowns. */
export interface AlgebraProblem {
  readonly kind: 'simplify' | 'factor' | 'value';
  readonly chunk: string;
  readonly expression: Expression;
  /** For `value`: what the unknowns are, as written. */
  readonly values: ReadonlyMap<string, string>;
}

const simplifyWords = harmlessAnd(
  'uprość upraszczając zredukuj redukcja wyrazy podobne rozwiń rozwinąć opuść nawiasy nawias wykonaj mnożenie potęgowanie działania do najprostszej postaci postać wyrażenie algebraiczne zapisz w postaci sumy sumę algebraicznej stosując korzystając ze wzorów wzory skróconego mnożenia zastosuj wzór pomnóż przedstaw wielomiany wielomian',
  'simplify expand multiply out brackets the expand and simplify collect like terms write as polynomial sum algebraic',
);
const factorVerb =
  /(?:rozloz|rozklad|zapisz|przedstaw)(?: (?:wielomian|wyrazenie|trojmian))?(?: #)?(?: na)? (?:czynniki|w postaci iloczynu)|\bfactor(?:ise|ize)?\b|wylacz (?:wspolny )?czynnik/u;
const factorWords = harmlessAnd(
  'rozłóż rozkład na czynniki wielomian trójmian kwadratowy wyrażenie zapisz przedstaw w postaci iloczynu iloczynowej wyłącz wspólny czynnik przed nawias',
  'factor factorise factorize polynomial completely the quadratic fully expression',
);
const valueWords = harmlessAnd(
  'wartość wyrażenia wyrażenie algebraicznego liczbową liczbowa jeżeli jeśli gdy wiedząc że wielomianu wielomian',
  'when for if where given that at the polynomial',
);

/** The algebra that a text asks for, or undefined. */
export function algebraIn(text: TaskText): AlgebraProblem | undefined {
  const { template, chunks } = sentenceOf(text);
  const [chunk, ...others] = chunks;
  if (chunk === undefined) return undefined;
  const values = assignments(others);
  if (values && values.size > 0 && hasOnly(template, valueWords)) return problem('value', chunk, values);
  if (others.length > 0) return undefined;
  if (factorVerb.test(template) && hasOnly(template, factorWords)) return problem('factor', chunk, new Map());
  if (hasOnly(template, simplifyWords) || hasOnly(template, harmless))
    return problem('simplify', chunk, new Map());
  return undefined;
}

function problem(
  kind: AlgebraProblem['kind'],
  text: string,
  values: ReadonlyMap<string, string>,
): AlgebraProblem | undefined {
  const chunk = text.replace(/=\s*$/u, '').trim();
  if (/[=<>]/u.test(chunk)) return undefined;
  const expression = parseExpression(chunk);
  const names = symbolsOf(expression);
  if (names.length === 0) return undefined;
  if (some(expression, (node) => node.kind === 'call' && node.name === 'factorial')) return undefined;
  if (kind === 'value' && (names.length !== values.size || names.some((name) => !values.has(name))))
    return undefined;
  return { kind, chunk, expression, values };
}

/** `x=2`, `y = -1/3`: each unknown once. */
function assignments(chunks: readonly string[]): ReadonlyMap<string, string> | undefined {
  const values = new Map<string, string>();
  for (const chunk of chunks) {
    const match = /^([a-z])\s*=\s*([^=<>]+)$/iu.exec(chunk);
    const name = match?.[1]?.toLowerCase();
    if (!name || !match?.[2] || values.has(name)) return undefined;
    values.set(name, match[2]);
  }
  return values;
}
