import type { Method, Solution } from '../../method.js';
import type { Check, SolverLanguage, Step } from '../../outcome.js';
import { notUnderstood } from '../../refusal.js';
import { fold } from '../../text/fold.js';
import type { TaskText } from '../../text/task-text.js';
import { elements } from '../../science/elements.js';
import { asking, wordSet } from '../../science/words.js';
import { balance, conserved, contentOf, type Reaction } from './equation.js';
import { readFormula, type Formula } from './formula.js';
import { substanceNames } from './substances.js';

const harmless = {
  pl: wordSet(`uzgodnij zbilansuj dobierz wspolczynniki wspolczynnik uzupelnij rownanie rownaniu rownania reakcji reakcja chemicznej
    chemiczne zbilansowac uzgodnic stechiometryczne bilans zapisz nastepujace ponizsze ponizszej spalania rozkladu
    syntezy jonowe bilansuj`),
  en: wordSet(`balance balanced following chemical equation reaction coefficients this write fill in missing unbalanced
    combustion ionic`),
};

const arrow = /\s*(?:<?[-–—=]{1,3}>|→|⟶|⇌|⇄|↔|➝|\s=\s)\s*/u;

interface Side {
  readonly formulas: Formula[];
  readonly given: (number | undefined)[];
}

/** One term: a coefficient or a gap for it, and a formula with or without its state. */
function readTerm(term: string): { formula: Formula; given: number | undefined } | undefined {
  const found = /^(?:(\d+)\s*[·*]?\s*|[_.…?]+\s*)?(.+?)\s*(?:\((?:s|l|g|aq|c)\)|[↑↓])?$/u.exec(term.trim());
  const formula = readFormula(found?.[2] ?? '');
  return formula && { formula, given: found?.[1] === undefined ? undefined : Number(found[1]) };
}

function readSide(text: string): Side | undefined {
  const side: Side = { formulas: [], given: [] };
  const charges = text.replaceAll(/\^\{?(\d*)\+\}?/gu, (_, digits: string) => `${superscript(digits)}⁺`);
  for (const term of charges.split('+')) {
    const read = readTerm(term);
    if (!read) return undefined;
    side.formulas.push(read.formula);
    side.given.push(read.given);
  }
  return side;
}

function superscript(digits: string): string {
  return [...digits].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
}

function isKnown(word: string, language: SolverLanguage): boolean {
  const folded = fold(word);
  if (substanceNames.some(({ name }) => name === folded)) return true;
  return asking[language].has(folded) || harmless[language].has(folded);
}

/** Takes the known words before the first formula away. `Na +` is sodium, not a word. */
function withoutWords(text: string, language: SolverLanguage): string {
  let rest = text.trim();
  for (;;) {
    const word = /^(\p{L}+)[\s:,.]+/u.exec(rest);
    const after = word ? rest.slice(word[0].length) : '';
    const isFormula = readFormula(word?.[1] ?? '') !== undefined && after.startsWith('+');
    if (!word || isFormula || !isKnown(word[1] ?? '', language)) return rest;
    rest = after;
  }
}

/** Takes known words behind the equation away: `… → H2O. Dobierz współczynniki`. */
function withoutEnd(text: string, language: SolverLanguage): string {
  let rest = text.trim();
  for (;;) {
    const word = /[\s.,;]+(\p{Ll}\p{L}+|\p{L}\p{Ll}{3,})$/u.exec(rest);
    if (!word || !isKnown(word[1] ?? '', language)) return rest.replace(/[\s.,;]+$/u, '');
    rest = rest.slice(0, word.index);
  }
}

/** Reads "Uzgodnij równanie: Al + O2 -> Al2O3", "Balance Fe + Cl2 = FeCl3". */
export function readReaction(text: TaskText): Reaction | undefined {
  const flat = text.original.replaceAll('\n', ' ').replace(/[\s.?!]+$/u, '');
  const parts = flat.split(arrow);
  const [before = '', after = ''] = parts;
  if (parts.length !== 2) return undefined;
  const left = readSide(withoutWords(before, text.language));
  const right = left && readSide(withoutEnd(after, text.language));
  if (!left || !right) return undefined;
  const texts = [...left.formulas, ...right.formulas].map((formula) => formula.text);
  if (new Set(texts).size < texts.length) notUnderstood();
  return { left: left.formulas, right: right.formulas, given: [...left.given, ...right.given] };
}

const wording = {
  pl: {
    unknown: 'Szukamy współczynników',
    unknownText:
      'Przed każdym wzorem stawiamy literę: tyle cząsteczek bierze udział w reakcji. Wzorów nie wolno zmieniać.',
    conserve: 'Liczymy atomy',
    conserveText: 'Atomy nie giną i nie powstają, więc po obu stronach musi być ich tyle samo.',
    charge: 'ładunek',
    smallest: 'Najmniejsze liczby całkowite',
    smallestText: 'Rozwiązujemy ten układ i bierzemy najmniejsze liczby całkowite.',
    check: 'Liczymy atomy po obu stronach',
    checkText: 'Po lewej i po prawej stronie jest tyle samo atomów każdego pierwiastka',
    checkCharge: ' i taki sam ładunek',
  },
  en: {
    unknown: 'Look for the coefficients',
    unknownText:
      'We put a letter in front of each formula: that many particles take part. The formulas must not change.',
    conserve: 'Count the atoms',
    conserveText: 'Atoms are neither made nor lost, so both sides must have the same number of each.',
    charge: 'charge',
    smallest: 'The smallest whole numbers',
    smallestText: 'We solve these equations and take the smallest whole numbers.',
    check: 'Count the atoms on both sides',
    checkText: 'The left and the right side have the same number of atoms of every element',
    checkCharge: ' and the same charge',
  },
} as const;

function letter(index: number): string {
  return String.fromCodePoint(97 + index);
}

function joinTerms(formulas: readonly Formula[], write: (formula: Formula, index: number) => string): string {
  return formulas.map(write).join(' + ');
}

function sum(formulas: readonly Formula[], what: string, offset: number): string {
  const terms = formulas.flatMap((formula, index) => {
    const content = contentOf(formula, what);
    if (content === 0) return [];
    return [`${content === 1 ? '' : content === -1 ? '-' : content}${letter(index + offset)}`];
  });
  return terms.join('+').replaceAll('+-', '-') || '0';
}

function stepsOf(
  reaction: Reaction,
  coefficients: readonly bigint[],
  tex: string,
  language: SolverLanguage,
): Step[] {
  const words = wording[language];
  const { left, right } = reaction;
  const count = left.length;
  const open =
    joinTerms(left, (formula, index) => `${letter(index)}\\,${formula.tex}`) +
    ' \\to ' +
    joinTerms(right, (formula, index) => `${letter(index + count)}\\,${formula.tex}`);
  const rows = conserved(reaction).map((what) => {
    const name = what === 'charge' ? words.charge : what;
    return `\\text{${name}: } & ${sum(left, what, 0)} = ${sum(right, what, count)}`;
  });
  const values = coefficients.map((value, index) => `${letter(index)}=${value}`).join(',\\ ');
  return [
    { name: words.unknown, formula: open, text: words.unknownText },
    {
      name: words.conserve,
      formula: `\\begin{aligned}${rows.join('\\\\')}\\end{aligned}`,
      text: words.conserveText,
    },
    { name: words.smallest, formula: `${values} \\quad\\Rightarrow\\quad ${tex}`, text: words.smallestText },
  ];
}

interface Balanced extends Solution {
  readonly coefficients: readonly bigint[];
}

function solveReaction(reaction: Reaction, language: SolverLanguage): Balanced {
  const coefficients = balance(reaction);
  const { left, right, given } = reaction;
  const numbered = given.filter((number) => number !== undefined);
  const agrees = given.every(
    (number, index) => number === undefined || BigInt(number) === coefficients[index],
  );
  if (numbered.length > 0 && !agrees) notUnderstood();
  const front = (index: number): string => (coefficients[index] === 1n ? '' : `${coefficients[index]}`);
  const write = (formulas: readonly Formula[], offset: number): string =>
    joinTerms(
      formulas,
      (formula, index) => `${front(index + offset)}${front(index + offset) && '\\,'}${formula.tex}`,
    );
  const plain = (formulas: readonly Formula[], offset: number): string =>
    formulas.map((formula, index) => front(index + offset) + formula.text).join('+');
  const tex = `${write(left, 0)} \\to ${write(right, left.length)}`;
  return {
    coefficients,
    steps: stepsOf(reaction, coefficients, tex, language),
    answer: `$${tex}$`,
    value: {
      canonical: `${plain(left, 0)}->${plain(right, left.length)}`,
      approximate: coefficients.map(Number),
    },
  };
}

/** Counts the atoms (and the charge) of each side. */
function checkReaction(reaction: Reaction, found: Balanced, language: SolverLanguage): Check | undefined {
  const { left, right } = reaction;
  const total = (formulas: readonly Formula[], what: string, offset: number): bigint =>
    formulas.reduce(
      (so, formula, index) =>
        so + BigInt(contentOf(formula, what)) * (found.coefficients[index + offset] ?? 0n),
      0n,
    );
  const counts: string[] = [];
  for (const what of conserved(reaction)) {
    const here = total(left, what, 0);
    const there = total(right, what, left.length);
    if (here !== there || (here === 0n && elements.has(what))) return undefined;
    counts.push(`\\text{${what === 'charge' ? wording[language].charge : what}: } ${here} = ${there}`);
  }
  const words = wording[language];
  const charged = conserved(reaction).includes('charge');
  return {
    name: words.check,
    formula: counts.join(',\\quad '),
    text: `${words.checkText}${charged ? words.checkCharge : ''}.`,
  };
}

/** Equations of reactions. */
export const balancing: Method<Reaction, Balanced> = {
  subject: 'chemistry',
  topic: 'chemistry',
  read: readReaction,
  solve: solveReaction,
  check: checkReaction,
};
