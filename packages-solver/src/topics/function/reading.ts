import { some, symbolsOf, type Expression } from '../../expression/ast.js';
import { parseExpression } from '../../expression/parse.js';
import { harmlessAnd } from '../../text/harmless.js';
import { hasOnly, sentenceOf } from '../../text/sentence.js';
import type { TaskText } from '../../text/task-text.js';

/** What can be asked of a function, in the order of the answer. */
export const questions = [
  'domain',
  'value',
  'zeros',
  'vertex',
  'axis',
  'range',
  'canonical',
  'slope',
] as const;
export type Question = (typeof questions)[number];

export interface FunctionProblem {
  readonly asked: ReadonlySet<Question>;
  readonly wantsPlot: boolean;
  readonly chunk: string;
  readonly variable: string;
  readonly expression: Expression;
  /** For `value`: the argument, as written. */
  readonly argument?: string;
}

const questionWords: readonly (readonly [RegExp, Question])[] = [
  [/miejsc[ae] zerow(?:e|ego|ych)|\bzeros?\b|\bzeroes\b|x-intercepts?/u, 'zeros'],
  [/wierzcholek|wierzcholka|\bvertex\b/u, 'vertex'],
  [/os symetrii|axis of symmetry/u, 'axis'],
  [/zbior wartosci|\brange\b/u, 'range'],
  [/postac kanoniczn[aą]|postaci kanonicznej|vertex form/u, 'canonical'],
  [/dziedzin[aeęy]|\bdomain\b/u, 'domain'],
  [/monotonicznosc|czy funkcja .*(?:rosnie|maleje|rosnaca|malejaca)/u, 'slope'],
];
const plotWords = /narysuj|naszkicuj|wykres|\bplot\b|\bgraph\b|\bsketch\b|\bdraw\b/u;
const known = harmlessAnd(
  'funkcja funkcji funkcję funkcje kwadratowa kwadratowej kwadratową liniowa liniowej liniową dana wzorem określona miejsce miejsca zerowe zerowego zerowych wierzchołek wierzchołka paraboli współrzędne oś symetrii zbiór wartości wartość postać postaci kanoniczną kanonicznej dziedzinę dziedzina dziedziny monotoniczność czy rośnie maleje rosnąca malejąca jest narysuj naszkicuj wykres wykresu dla argumentu argument punkcie jej',
  'given let function the zeros zero zeroes vertex parabola axis symmetry range domain form graph plot sketch draw at for when if coordinates value argument its in',
);
const definition = /^(?:([fghk])\s*\(\s*([a-z])\s*\)|y)\s*=\s*([^=<>]+)$/iu;

/** The questions about a function in a text, or undefined. */
export function functionIn(text: TaskText): FunctionProblem | undefined {
  const { template, chunks } = sentenceOf(text);
  if (!hasOnly(template, known)) return undefined;
  const definitions = chunks.filter((chunk) => definition.test(chunk));
  const [chunk, ...more] = definitions;
  if (chunk === undefined || more.length > 0) return undefined;
  const [, name, letter, body = ''] = definition.exec(chunk) ?? [];
  const expression = parseExpression(body);
  const [symbol, ...others] = symbolsOf(expression);
  const variable = letter?.toLowerCase() ?? symbol;
  if (
    variable === undefined ||
    others.length > 0 ||
    (symbol !== undefined && symbol !== variable) ||
    variable === 'y'
  )
    return undefined;
  const argument = argumentIn(
    chunks.filter((piece) => piece !== chunk),
    name,
    variable,
  );
  if (argument === false) return undefined;
  const asked = new Set(
    questionWords.filter(([pattern]) => pattern.test(template)).map(([, question]) => question),
  );
  if (argument !== undefined) asked.add('value');
  const wantsPlot = plotWords.test(template);
  if (asked.size === 0 && !wantsPlot) return undefined;
  if (some(expression, (node) => node.kind === 'call' || node.kind === 'constant')) return undefined;
  return { asked, wantsPlot, chunk: body, variable, expression, ...(argument !== undefined && { argument }) };
}

/** `f(2)`, `x = 2`, or a number alone after the word; false when something else is left. */
function argumentIn(
  chunks: readonly string[],
  name: string | undefined,
  variable: string,
): string | undefined | false {
  const rest = chunks.filter((chunk) => chunk !== 'f' && chunk !== variable);
  const [chunk, ...more] = rest;
  if (chunk === undefined) return undefined;
  if (more.length > 0) return false;
  const call = /^([fghk])\s*\((.+)\)\s*=?$/iu.exec(chunk);
  if (call) return call[1] === name && call[2] !== undefined && !/[a-z=]/iu.test(call[2]) ? call[2] : false;
  const given = new RegExp(`^${variable}\\s*=\\s*([^=<>]+)$`, 'iu').exec(chunk);
  return given?.[1] ?? false;
}
