import { evaluate } from '../../expression/evaluate.js';
import { parseExpression } from '../../expression/parse.js';
import type { Exact } from '../../number/exact.js';
import { Rational } from '../../number/rational.js';
import { notUnderstood } from '../../refusal.js';
import { harmlessAnd } from '../../text/harmless.js';
import { hasOnly, sentenceOf } from '../../text/sentence.js';
import type { TaskText } from '../../text/task-text.js';

/** A sequence by its first term and its step, and what is asked of it. */
export interface SequenceProblem {
  readonly kind: 'arithmetic' | 'geometric';
  readonly first: Rational;
  /** The difference or the ratio. */
  readonly step: Rational;
  readonly asked:
    | { readonly what: 'term' | 'sum'; readonly n: number }
    | { readonly what: 'infinite' }
    | { readonly what: 'step' };
}

const known = harmlessAnd(
  'ciąg ciągu ciągiem arytmetyczny arytmetycznego arytmetycznym geometryczny geometrycznego geometrycznym wyraz wyrazu wyrazy wyrazów pierwszy pierwszych pierwsze początkowych różnica różnicę różnicy iloraz ilorazu suma sumę nieskończonego nieskończonej szeregu szereg o w którym a gdzie kolejne tego jego jeśli wiadomo że i',
  'arithmetic geometric sequence series term terms first common difference ratio sum infinite with where nth th st nd rd given if in an a all',
);
const maxTerms = 1000;

/** The sequence in a text and what is asked, or undefined. */
export function sequenceIn(text: TaskText): SequenceProblem | undefined {
  const { template, chunks } = sentenceOf(text);
  const isArithmetic = /arytmetyczn|\barithmetic\b/u.test(template);
  const isGeometric = /geometryczn|\bgeometric\b/u.test(template);
  if (
    isArithmetic === isGeometric ||
    !hasOnly(template, known) ||
    !/ciag|sequence|series|szereg/u.test(template)
  )
    return undefined;
  const kind = isArithmetic ? 'arithmetic' : 'geometric';
  const facts = factsIn(template, chunks);
  if (!facts) return undefined;
  const { first, asked } = facts;
  const step = stepOf(kind, facts);
  if (!first || !step || !asked) return undefined;
  if (kind === 'geometric' && (step.isZero || first.isZero)) return notUnderstood();
  return { kind, first, step, asked };
}

interface Facts {
  first?: Rational;
  difference?: Rational;
  ratio?: Rational;
  later?: { n: number; value: Rational };
  row?: readonly Rational[];
  asked?: SequenceProblem['asked'];
}

/** Assignments such as `a_1 = 3`, `r=2`, `q=1/2`; questions such as `a_10`, `S_5`; a row of terms. */
function factsIn(template: string, chunks: readonly string[]): Facts | undefined {
  const facts: Facts = {};
  const row: Rational[] = [];
  const terms = termNumbers(template, chunks);
  for (const [index, chunk] of chunks.entries()) {
    if (terms.used.has(index)) continue;
    const given = /^(?:([as])_?\(?(\d+)\)?|([rqd]))\s*=\s*([^=]+)$/iu.exec(chunk);
    const question = /^([as])_?\(?(\d+)\)?\s*=?$/iu.exec(chunk);
    if (given) {
      const value = numberOf(given[4] ?? '');
      const name = (given[1] ?? given[3] ?? '').toLowerCase();
      const n = Number(given[2]);
      if (!value || name === 's') return undefined;
      if (name === 'q') facts.ratio = value;
      else if (name === 'r' || name === 'd') setDifference(facts, name, value);
      else if (n === 1 && !facts.first) facts.first = value;
      else if (!facts.later && n > 1) facts.later = { n, value };
      else return undefined;
    } else if (question && !facts.asked)
      facts.asked = { what: question[1]?.toLowerCase() === 'a' ? 'term' : 'sum', n: Number(question[2]) };
    else if (/^(?:a_?n|\.+|q|r|d)$/iu.test(chunk)) continue;
    else {
      const values = rowOf(chunk);
      if (!values) return undefined;
      row.push(...values);
    }
  }
  if (terms.asked) {
    if (facts.asked) return undefined;
    facts.asked = terms.asked;
  }
  const isTold = /(?:roznic\w*|iloraz\w*|\bwyraz|wyrazu|difference|ratio|\bterm) #/u.test(template);
  if (row.length > 0 && (isTold || !placeRow(facts, row))) return undefined;
  if (!facts.asked) facts.asked = questionInWords(template);
  const isTooFar = facts.asked && 'n' in facts.asked && (facts.asked.n < 1 || facts.asked.n > maxTerms);
  return isTooFar ? notUnderstood() : facts;
}

function setDifference(facts: Facts, name: string, value: Rational): void {
  if (facts.difference) notUnderstood();
  facts.difference = value;
  if (name === 'd' && facts.ratio) notUnderstood();
}

function placeRow(facts: Facts, row: readonly Rational[]): boolean {
  if (row.length < 3 || facts.first || facts.difference || facts.ratio) return false;
  const [first] = row;
  if (first) facts.first = first;
  facts.row = row;
  return true;
}

/** "suma # pierwszych wyrazow", "# wyraz", "the # th term", "first # terms": which chunk is the number of a term. */
function termNumbers(
  template: string,
  chunks: readonly string[],
): { used: ReadonlySet<number>; asked?: SequenceProblem['asked'] } {
  const patterns: readonly (readonly [RegExp, 'term' | 'sum'])[] = [
    [/sum[aeę]? (?:pierwszych )?# (?:pierwszych|poczatkowych)?(?: ?wyrazow)/u, 'sum'],
    [/sum of (?:the )?(?:first )?# (?:first )?terms/u, 'sum'],
    [/(?:oblicz|wyznacz|znajdz|podaj|jaki jest|ile wynosi) # \.? ?wyraz/u, 'term'],
    [/(?:find|what is|calculate|determine) (?:the )?# (?:th|st|nd|rd) term/u, 'term'],
  ];
  for (const [pattern, what] of patterns) {
    const match = pattern.exec(template);
    if (!match) continue;
    const index = template.slice(0, match.index + match[0].indexOf('#')).split('#').length - 1;
    const chunk = chunks[index] ?? '';
    if (/^\d+$/u.test(chunk)) return { used: new Set([index]), asked: { what, n: Number(chunk) } };
  }
  return { used: new Set() };
}

function questionInWords(template: string): SequenceProblem['asked'] | undefined {
  if (/nieskonczon|infinite/u.test(template)) return /sum/u.test(template) ? { what: 'infinite' } : undefined;
  if (
    /(?:oblicz|wyznacz|podaj|znajdz|jaka jest|ile wynosi|find|what is)(?: the)?(?: common)? (?:roznic[aey]|iloraz|difference|ratio)/u.test(
      template,
    )
  )
    return { what: 'step' };
  return undefined;
}

function stepOf(
  kind: 'arithmetic' | 'geometric',
  { first, difference, ratio, later, row }: Facts,
): Rational | undefined {
  const given = kind === 'arithmetic' ? difference : ratio;
  const other = kind === 'arithmetic' ? ratio : difference;
  if (other || !first) return undefined;
  if (given) return later || row ? undefined : given;
  if (row) return later ? undefined : stepOfRow(kind, row);
  if (!later) return undefined;
  if (kind === 'arithmetic') return later.value.minus(first).over(Rational.of(later.n - 1));
  return later.n === 2 && !first.isZero ? later.value.over(first) : undefined;
}

/** The same step all along the row; a row that breaks its rule is not understood. */
function stepOfRow(kind: 'arithmetic' | 'geometric', row: readonly Rational[]): Rational {
  const steps = row.slice(1).map((value, index) => {
    const before = row[index] ?? Rational.zero;
    return kind === 'arithmetic' ? value.minus(before) : value.over(before);
  });
  const [step] = steps;
  return step && steps.every((other) => other.equals(step)) ? step : notUnderstood();
}

function rowOf(chunk: string): readonly Rational[] | undefined {
  const parts = chunk.split(',').length > 2 ? chunk.split(',') : [chunk];
  const values = parts.map((part) => numberOf(part.trim()));
  return values.every((value) => value !== undefined) ? values : undefined;
}

function numberOf(text: string): Rational | undefined {
  if (!/^[-\d.,/() ]+$/u.test(text)) return undefined;
  const value: Exact = evaluate(parseExpression(text));
  return value.rational;
}
