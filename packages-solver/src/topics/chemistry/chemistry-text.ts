import type { SolverLanguage } from '../../outcome.js';
import { Rational } from '../../number/rational.js';
import { readItems, type Item } from '../../science/items.js';
import { asking } from '../../science/words.js';
import { fold } from '../../text/fold.js';
import type { TaskText } from '../../text/task-text.js';
import { readFormula, type Formula } from './formula.js';
import type { GivenMasses } from './masses.js';
import { substanceNames } from './substances.js';

/** A substance in a text, and whether it was named in words. */
export interface Substance {
  readonly formula: Formula;
  readonly named: boolean;
}

/** A task of chemistry as items; substances stand in it as the words `substancea`, `substanceb`, … */
export interface ChemistryText {
  readonly language: SolverLanguage;
  readonly items: readonly Item[];
  readonly substances: readonly Substance[];
  readonly given: GivenMasses;
  /** The words, substances and kinds of quantity in order, for looking for phrases: `[mol] to #g substancea`. */
  readonly outline: string;
}

const placeholders = 'ABCDEFGH';

/** Takes given atomic masses out: `(M_H = 1 g/mol; MO = 16 g/mol)`, `mNa = 23u`. */
function takeMasses(text: string): { rest: string; given: GivenMasses } {
  const given = new Map<string, Rational>();
  const rest = text.replaceAll(
    /(?:\b(?:M|m|Ar|A_r|mat)[_ ]?[({]?)([A-Z][a-z]?)[)}]?\s*=\s*(\d+(?:[.,]\d+)?)\s*(?:g\/mol|u\b)?[;,]?/gu,
    (whole, symbol: string, value: string) => {
      if (!readFormula(symbol)) return whole;
      given.set(symbol, Rational.parse(value.replace(',', '.')));
      return ' ';
    },
  );
  return { rest: rest.replaceAll(/\(\s*\)/gu, ' '), given };
}

function isFormulaToken(token: string, before: string, first: boolean, language: SolverLanguage): boolean {
  const formula = readFormula(token);
  if (!formula) return false;
  if (/^[A-Z][a-z]?$/u.test(token)) {
    const isWord = asking[language].has(fold(token)) || token === 'I' || token === 'W';
    return !/[\d½]$/u.test(before) && (!first || !isWord);
  }
  return /\d|[A-Z].*[A-Z]/u.test(token);
}

const readBefore = new WeakMap<TaskText, ChemistryText | 'none'>();

/** Reads a text with formulas and names of substances in it; undefined when there are too many to be one task. */
export function readChemistry(text: TaskText): ChemistryText | undefined {
  const before = readBefore.get(text) ?? readAnew(text) ?? 'none';
  readBefore.set(text, before);
  return before === 'none' ? undefined : before;
}

function readAnew(text: TaskText): ChemistryText | undefined {
  const { rest, given } = takeMasses(text.original);
  const substances: Substance[] = [];
  const keep = (formula: Formula, named: boolean): string => {
    const known = substances.findIndex((other) => other.formula.text === formula.text);
    if (known === -1) substances.push({ formula, named });
    return ` Substance${placeholders[known === -1 ? substances.length - 1 : known] ?? 'X'} `;
  };
  let before = '';
  let flat = rest
    .split(/(\s+)/u)
    .map((token, index) => {
      if (token.trim() === '') return token;
      const [, open = '', body = '', close = ''] = /^([("„']*)(.*?)([).,;:?!"”']*)$/u.exec(token) ?? [];
      const whole = open === '' && readFormula(body + close) ? [body + close, ''] : [body, close];
      const [core = '', end = ''] = whole;
      const formula = isFormulaToken(core, before, index === 0, text.language)
        ? readFormula(core)
        : undefined;
      before = core;
      return formula ? `${open}${keep(formula, false)}${end}` : token;
    })
    .join('');
  for (const { name, formula } of substanceNames) {
    for (let at = indexOfName(fold(flat), name); at !== -1; at = indexOfName(fold(flat), name)) {
      const read = readFormula(formula);
      if (!read) break;
      flat = flat.slice(0, at) + keep(read, true) + flat.slice(at + name.length);
    }
  }
  if (substances.length > placeholders.length) return undefined;
  const items = readItems({ ...text, original: flat.replaceAll(/ +/gu, ' ').trim() });
  return { language: text.language, items, substances, given, outline: outlineOf(items) };
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\d]/u.test(sign);
}

/** Where a name stands as a whole word. */
function indexOfName(folded: string, name: string): number {
  let at = folded.indexOf(name);
  while (at !== -1 && (isLetter(folded[at - 1]) || isLetter(folded[at + name.length])))
    at = folded.indexOf(name, at + 1);
  return at;
}

function outlineOf(items: readonly Item[]): string {
  return items
    .map((item) => {
      if (item.kind === 'word') return item.word;
      if (item.kind === 'mark') return item.mark;
      if (item.kind === 'percent') return '#percent';
      return item.kind === 'number'
        ? '#number'
        : item.kind === 'unit'
          ? `[${item.unit.symbol}]`
          : `#${item.unit.symbol}`;
    })
    .join(' ');
}
