import { Rational } from '../../number/rational.js';
import { notUnderstood } from '../../refusal.js';
import { harmlessAnd } from '../../text/harmless.js';
import { hasOnly, sentenceOf } from '../../text/sentence.js';
import type { TaskText } from '../../text/task-text.js';

/** What can be asked of a row of numbers, in the order of the answer. */
export const measures = ['mean', 'median', 'mode', 'range', 'variance', 'deviation'] as const;
export type Measure = (typeof measures)[number];

export interface StatisticsProblem {
  readonly asked: ReadonlySet<Measure>;
  readonly numbers: readonly Rational[];
}

const measureWords: readonly (readonly [RegExp, Measure])[] = [
  [/sredni[aaeej]|srednia|\bmean\b|\baverage\b/u, 'mean'],
  [/median[aey]|\bmedian\b/u, 'median'],
  [/dominant[aey]|\bmod[aey]\b|\bmode\b/u, 'mode'],
  [/rozstep|\brange\b/u, 'range'],
  [/wariancj[aei]|\bvariance\b/u, 'variance'],
  [/odchyleni[ea]|standard deviation/u, 'deviation'],
];
const known = harmlessAnd(
  'średnia średnią arytmetyczna arytmetyczną mediana medianę dominanta dominantę moda modę rozstęp wariancja wariancję odchylenie standardowe liczb liczby zestawu danych zestaw danych zbioru następujących uczeń dostał otrzymał oceny ocen i oraz',
  'mean average arithmetic median mode range variance standard deviation and numbers number data set population these of',
);
const maxNumbers = 60;
/** Numbers that only marks and conjunctions part. */
const isOneRow = /^[^#]*#(?: (?:,|;|i|oraz|and)(?: and)? #|(?: #))*[^#]*$/u;

/** The row of numbers in a text and what is asked of it, or undefined. */
export function statisticsIn(text: TaskText): StatisticsProblem | undefined {
  const { template, chunks } = sentenceOf(text);
  const asked = new Set(
    measureWords.filter(([pattern]) => pattern.test(template)).map(([, measure]) => measure),
  );
  if (asked.size === 0 || !hasOnly(template, known) || /wazon|geometr|harmon/u.test(template))
    return undefined;
  if (!isOneRow.test(template)) return undefined;
  const pieces = chunks.flatMap((chunk) => split(chunk, text.language));
  if (pieces.length < 2) return undefined;
  if (pieces.length > maxNumbers || pieces.some((piece) => !/^-?\d+(?:[.,]\d+)?(?:\/\d+)?$/u.test(piece)))
    return undefined;
  return { asked, numbers: pieces.map(numberOf) };
}

/** One number, or several with commas or spaces between; `2,3` in Polish may be one or two. */
function split(chunk: string, language: string): readonly string[] {
  const inside = chunk.replace(/^\(|\)$/gu, '').trim();
  if (/\s/u.test(inside)) return inside.split(/\s+/u);
  const commas = inside.split(',').length - 1;
  if (commas >= 2 || (commas === 1 && language === 'en')) return inside.split(',');
  return [inside];
}

function numberOf(piece: string): Rational {
  const [top = '', bottom] = piece.split('/');
  if (bottom !== undefined && /^0+$/u.test(bottom)) notUnderstood();
  const value = Rational.parse(top.replace('-', '').replace(',', '.'));
  const signed = top.startsWith('-') ? value.negated() : value;
  return bottom === undefined ? signed : signed.over(Rational.of(BigInt(bottom)));
}
