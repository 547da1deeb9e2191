import { notUnderstood } from '../refusal.js';

export interface Lexeme {
  readonly kind: 'number' | 'name' | 'sign' | 'end';
  readonly text: string;
  readonly spaceBefore: boolean;
}

const names = ['sqrt', 'cbrt', 'sin', 'cos', 'tan', 'tg', 'cot', 'ctg', 'log', 'ln', 'abs', 'pi'];
const synonyms: Readonly<Record<string, string>> = { tg: 'tan', ctg: 'cot' };
const maxLength = 300;

/** The lexemes of a piece of mathematics; letters that are no function are one unknown each. */
export function lexemes(chunk: string): readonly Lexeme[] {
  if (chunk.length > maxLength) notUnderstood();
  if (mixesCases(chunk)) notUnderstood();
  const found: Lexeme[] = [];
  let spaceBefore = false;
  const add = (kind: Lexeme['kind'], text: string): void => {
    found.push({ kind, text, spaceBefore });
    spaceBefore = false;
  };
  for (const [piece] of chunk.toLowerCase().matchAll(/\d+(?:[.,]\d+)*|[a-z]+|\s+|<=|>=|!=|[^]/gu)) {
    if (piece.trim() === '') spaceBefore = true;
    else if (/^\d/u.test(piece)) add('number', piece.replace(',', '.'));
    else if (/^[a-z]/u.test(piece)) for (const name of splitLetters(piece)) add('name', name);
    else add('sign', piece === '[' ? '(' : piece === ']' ? ')' : piece);
  }
  add('end', '');
  return found;
}

/** `x` and `X` in one formula may be two things. */
function mixesCases(chunk: string): boolean {
  return [...chunk].some((letter) => /[A-Z]/u.test(letter) && chunk.includes(letter.toLowerCase()));
}

function splitLetters(run: string): readonly string[] {
  const name = names.find(
    (known) => run === known || (run.startsWith(known) && run.length === known.length + 1),
  );
  if (!name) return [...run];
  return [synonyms[name] ?? name, ...run.slice(name.length)];
}
