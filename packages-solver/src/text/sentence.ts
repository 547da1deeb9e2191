import { fold } from './fold.js';
import { plainNotation } from './notation.js';
import type { TaskText } from './task-text.js';

/**
 * A task taken apart: `template` is its words, folded, with `#` for each piece of mathematics and the marks that divide;
 * `chunks` are the pieces. "Oblicz 20% z 150." is `oblicz # z # .` with `20%` and `150`.
 */
export interface Sentence {
  readonly template: string;
  readonly chunks: readonly string[];
}

interface Token {
  readonly text: string;
  readonly kind: 'number' | 'letters' | 'sign';
  readonly spaceBefore: boolean;
}

const functionNames = new Set('sqrt cbrt sin cos tg tan ctg cot log ln pi abs'.split(' '));
const units = new Set('mm cm dm km ha'.split(' '));
const conjunctions = new Set(['i', 'o', 'w', 'u']);
const variableLetters = /^[abcdkmnpqrstxyz]{1,3}$/u;
const mathSigns = new Set('+-*/^()[]|<>=%°_∞');

const sentences = new WeakMap<TaskText, Sentence>();

/** The words and the mathematics of a task. */
export function sentenceOf(text: TaskText): Sentence {
  const known = sentences.get(text);
  if (known) return known;
  const sentence = takeApart(text.original);
  sentences.set(text, sentence);
  return sentence;
}

function takeApart(original: string): Sentence {
  const tokens = tokenise(plainNotation(original.replace(/^[a-h]\)\s+/u, '')));
  const template: string[] = [];
  const chunks: string[] = [];
  let chunk = '';
  const close = (): void => {
    if (chunk.trim()) {
      template.push('#');
      chunks.push(chunk.trim());
    }
    chunk = '';
  };
  tokens.forEach((token, index) => {
    const sign = divides(tokens, index, chunk);
    if (sign) {
      close();
      template.push(token.text === '\n' ? ';' : token.text);
    } else if (isMathematics(tokens, index)) {
      chunk += (token.spaceBefore ? ' ' : '') + splitFunction(token.text);
    } else {
      close();
      template.push(fold(token.text));
    }
  });
  close();
  return { template: template.join(' '), chunks };
}

function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let spaceBefore = false;
  for (const [piece] of text.matchAll(/\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*|[^\S\n]+|\n|<=|>=|!=|[^]/gu)) {
    if (piece !== '\n' && piece.trim() === '') {
      spaceBefore = true;
      continue;
    }
    const kind = /^\d/u.test(piece) ? 'number' : /^\p{L}/u.test(piece) ? 'letters' : 'sign';
    tokens.push({ text: piece, kind, spaceBefore });
    spaceBefore = false;
  }
  return tokens;
}

/** Commas, stops, question marks and line ends; a colon after a word; an exclamation mark that is no factorial. */
function divides(tokens: readonly Token[], index: number, chunk: string): boolean {
  const token = tokens[index];
  if (token?.kind !== 'sign') return false;
  if (token.text === ':') {
    const next = tokens[index + 1];
    if (/^[a-z]$/iu.test(chunk.trim()) && !token.spaceBefore && next?.spaceBefore) return true;
    return !chunk || next === undefined || (next.kind === 'sign' && !'(-|'.includes(next.text));
  }
  if (token.text === '!') return !/[\d)!]$/u.test(chunk);
  return !mathSigns.has(token.text) && !['<=', '>=', '!='].includes(token.text);
}

function isMathematics(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!token) return false;
  if (token.kind !== 'letters') return true;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  const name = token.text.toLowerCase();
  if (functionNames.has(name) || /^(?:sin|cos|tg|tan|ctg|cot|ln|log)[xyz]$/u.test(name)) return true;
  const isGlued = before !== undefined && before.kind !== 'letters' && !token.spaceBefore;
  if (units.has(name)) return before?.kind === 'number';
  const touches = touchesOperator(before, after);
  if (name.length > 1) {
    const isPowerOrProduct = variableLetters.test(name) && ((isGlued && before.kind === 'number') || touches);
    return isPowerOrProduct;
  }
  if (!/^[a-z]$/u.test(name)) return false;
  if (conjunctions.has(name))
    return (isGlued && !',;.'.includes(before.text)) || (touches && name !== 'i') || after?.text === '_';
  if (name === 'z' && isPreposition(token, before, after)) return false;
  if (name === 'a' || name === 'z') {
    if (touches || isGlued || (after?.kind === 'number' && !after.spaceBefore)) return true;
    return (
      before?.kind !== 'letters' &&
      after?.kind !== 'letters' &&
      !(after?.kind === 'number' && after.spaceBefore)
    );
  }
  return true;
}

/** "całka z (x+1)", "20% z (5+3)": behind a word or a percent sign, with room on both sides. */
function isPreposition(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  const opens = after !== undefined && after.spaceBefore && '(|'.includes(after.text);
  const follows =
    before !== undefined && (before.text === '%' || (before.kind === 'letters' && before.text.length > 2));
  return token.spaceBefore && opens && follows;
}

/** Next to a sign that only a formula has. */
function touchesOperator(before: Token | undefined, after: Token | undefined): boolean {
  const left = before?.kind === 'sign' && '+-*/^=<>|(_'.includes(before.text.charAt(0));
  const right = after?.kind === 'sign' && '+-*/^=<>|(_)'.includes(after.text.charAt(0));
  return left || right;
}

/** `sinx` is `sin x`. */
function splitFunction(text: string): string {
  return text.replace(/^(sin|cos|tg|tan|ctg|cot|ln|log)([xyz])$/iu, '$1 $2');
}

/** Whether a piece has a number with a unit, as in `5 cm` or `3 m`: then letters are no unknowns. */
export function hasUnits({ chunks }: Sentence): boolean {
  return chunks.some(
    (chunk) =>
      /\d\s*(?:mm|cm|dm|km|ha|kg|dag|mg|ml|dl|hl)(?:[^a-z]|$)/iu.test(chunk) ||
      /\d\s+[mgslht](?:[^a-z]|$)/iu.test(chunk),
  );
}

/** Whether each word of a template is one of the known ones; `#` and marks that divide say nothing. */
export function hasOnly(template: string, known: ReadonlySet<string>): boolean {
  return template.split(' ').every((word) => word === '' || '#.,;:?!{}'.includes(word) || known.has(word));
}

/** Words in a table's cell, folded as templates are. */
export function words(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => fold(list).split(/\s+/u)).filter(Boolean));
}
