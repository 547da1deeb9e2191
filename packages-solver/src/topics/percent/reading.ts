import { parseExpression } from '../../expression/parse.js';
import { evaluate } from '../../expression/evaluate.js';
import { Rational } from '../../number/rational.js';
import { notUnderstood } from '../../refusal.js';
import { harmlessAnd } from '../../text/harmless.js';
import { hasOnly, sentenceOf } from '../../text/sentence.js';
import type { TaskText } from '../../text/task-text.js';

/**
 * `part`: first % of second. `fraction`: first times second. `increase`, `decrease`: second by first %. `share`: first as a
 * percentage of second. `whole`: first % of it is second. `change`: from first to second.
 */
export interface PercentProblem {
  readonly kind: 'part' | 'fraction' | 'increase' | 'decrease' | 'share' | 'whole' | 'change';
  readonly first: Rational;
  readonly second: Rational;
  readonly currency?: string;
}

/** Phrases with `%` for a percentage and `#` for a number; `turned` when the second of the text is the first of the problem. */
const phrases: readonly { pattern: RegExp; kind: PercentProblem['kind']; turned?: true }[] = [
  { pattern: /% (?:z|ze|of|z liczby|liczby|kwoty|z kwoty|od) #/u, kind: 'part' },
  {
    pattern: /(?:o|about) % (?:wieksza|wieksze|wiekszy|wiecej) (?:od|niz) (?:liczby |liczba )?#/u,
    kind: 'increase',
  },
  {
    pattern: /(?:o) % (?:mniejsza|mniejsze|mniejszy|mniej) (?:od|niz) (?:liczby |liczba )?#/u,
    kind: 'decrease',
  },
  { pattern: /(?:powieksz|zwieksz|powiekszyc|zwiekszyc) (?:liczbe )?# o %/u, kind: 'increase', turned: true },
  {
    pattern: /# (?:powiekszone|zwiekszone|powiekszona|zwiekszona|zwiekszony|powiekszyc|zwiekszyc) o %/u,
    kind: 'increase',
    turned: true,
  },
  { pattern: /(?:zmniejsz|pomniejsz|zmniejszyc|obniz) (?:liczbe )?# o %/u, kind: 'decrease', turned: true },
  {
    pattern: /# (?:zmniejszone|pomniejszone|zmniejszona|pomniejszona|zmniejszony|obnizone|obnizona) o %/u,
    kind: 'decrease',
    turned: true,
  },
  { pattern: /increase # by %/u, kind: 'increase', turned: true },
  { pattern: /# increased by %/u, kind: 'increase', turned: true },
  { pattern: /(?:decrease|reduce) # by %/u, kind: 'decrease', turned: true },
  { pattern: /# (?:decreased|reduced) by %/u, kind: 'decrease', turned: true },
  { pattern: /% (?:more|greater|larger) than #/u, kind: 'increase' },
  { pattern: /% (?:less|smaller) than #/u, kind: 'decrease' },
  {
    pattern: /(?:jaki|jakim) procent(?:em)? (?:liczby )?# (?:stanowi|jest) (?:liczba )?#/u,
    kind: 'share',
    turned: true,
  },
  { pattern: /(?:jakim) procentem (?:liczby )?# (?:jest) (?:liczba )?#/u, kind: 'share', turned: true },
  { pattern: /(?:liczba )?# (?:to|jest) (?:jaki|jakim) procent(?:em)? (?:z )?(?:liczby )?#/u, kind: 'share' },
  {
    pattern: /ile procent (?:z )?(?:liczby )?# (?:to|stanowi|jest) (?:liczba )?#/u,
    kind: 'share',
    turned: true,
  },
  { pattern: /(?:what|which) (?:percent|percentage) of # is #/u, kind: 'share', turned: true },
  { pattern: /# is what (?:percent|percentage) of #/u, kind: 'share' },
  {
    pattern: /(?:znajdz |oblicz |wyznacz |podaj )?liczbe ktorej % (?:to|jest rowne|wynosi|jest) #/u,
    kind: 'whole',
  },
  { pattern: /liczbe , ktorej % (?:to|jest rowne|wynosi|jest) #/u, kind: 'whole' },
  {
    pattern:
      /% (?:pewnej |tej |szukanej )?liczby (?:to|wynosi|jest rowne) # (?:[.,;] )?(?:jaka to liczba|ile wynosi ta liczba|co to za liczba|znajdz te liczbe|oblicz te liczbe)/u,
    kind: 'whole',
  },
  { pattern: /% (?:jakiej|ktorej) liczby (?:to|wynosi|jest rowne|jest) #/u, kind: 'whole' },
  { pattern: /# is % of (?:what|which) number/u, kind: 'whole', turned: true },
  { pattern: /% of (?:what|which) number is #/u, kind: 'whole' },
  { pattern: /% of a number is # (?:[.,;] )?(?:what is the number|find the number)/u, kind: 'whole' },
  {
    pattern:
      /o ile (?:procent|%) (?:wzrosla|zmalala|zmienila sie|spadla|wzrosl|zmalal|spadl) (?:cena|liczba|wartosc|kurs|pensja)?(?: z| ze| od)? # (?:zl )?(?:do|na) #/u,
    kind: 'change',
  },
  { pattern: /(?:percent|percentage) (?:change|increase|decrease) from # to #/u, kind: 'change' },
  { pattern: /o ile procent (?:liczba )?# jest wieksz[aey] od (?:liczby )?#/u, kind: 'change', turned: true },
  {
    pattern: /o ile procent (?:liczba )?# jest mniejsz[aey] od (?:liczby )?#/u,
    kind: 'change',
    turned: true,
  },
];

const fractionOf = /# (?:z|ze|of|z liczby|liczby) #/u;
const known = harmlessAnd('liczba liczbę number the jaka ta o by');
const currencies: Readonly<Record<string, string>> = {
  zl: 'zł',
  pln: 'zł',
  zlotych: 'zł',
  zlote: 'zł',
  euro: 'euro',
  dollars: 'dollars',
};
const percentChunk = /^(-?\d+(?:[.,]\d+)?)\s*%$/u;

/** The question about percentages in a text, or undefined. */
export function percentIn(text: TaskText): PercentProblem | undefined {
  const sentence = marked(sentenceOf(text));
  if (!sentence) return undefined;
  const { template, numbers } = sentence;
  for (const { pattern, kind, turned } of phrases) {
    const match = pattern.exec(template);
    if (!match || !isAll(template, match[0])) continue;
    const [a, b] = turned ? [numbers[1], numbers[0]] : numbers;
    if (!a || !b || numbers.length !== 2) return undefined;
    if (a.sign < 0 || b.sign < 0) return notUnderstood();
    if (contradicts(template, kind, a, b)) return notUnderstood();
    return { kind, first: a, second: b, ...currencyIn(template, kind) };
  }
  const match = fractionOf.exec(template);
  if (!match || !isAll(template, match[0]) || numbers.length !== 2) return undefined;
  const [first, second] = numbers;
  const isFraction = first && second && !first.isInteger && first.sign > 0 && second.sign > 0;
  return isFraction ? { kind: 'fraction', first, second, ...currencyIn(template, 'fraction') } : undefined;
}

/** "Rose from 20 to 10" is a slip of the pen. */
function contradicts(template: string, kind: PercentProblem['kind'], from: Rational, to: Rational): boolean {
  if (kind !== 'change') return false;
  const saysMore = /wzrosl|increase|wieksz/u.test(template);
  const saysLess = /zmalal|spadl|decrease|mniejsz/u.test(template);
  const difference = to.compare(from);
  return difference === 0 || (saysMore && difference < 0) || (saysLess && difference > 0);
}

/** Percentages become `%` and other numbers stay `#`; undefined when a piece is no plain number. */
function marked({
  template,
  chunks,
}: {
  template: string;
  chunks: readonly string[];
}): { template: string; numbers: readonly Rational[] } | undefined {
  const numbers: Rational[] = [];
  let index = 0;
  let isPlain = true;
  const signs = template.replaceAll('#', () => {
    const chunk = chunks[index] ?? '';
    index += 1;
    const share = percentChunk.exec(chunk)?.[1];
    const value =
      share === undefined ? plainNumber(chunk) : Rational.parse(share.replace(',', '.').replace('-', ''));
    if (!value || share?.startsWith('-')) isPlain = false;
    else numbers.push(value);
    return share === undefined ? '#' : '%';
  });
  const withWords = ` ${signs} `.replaceAll(/# (?:procent|percent) /gu, '% ').trim();
  return isPlain ? { template: withWords, numbers } : undefined;
}

function plainNumber(chunk: string): Rational | undefined {
  if (!/^(?:\d+(?:[.,]\d+)?(?:\s+\d+\/\d+)?(?:\s*\/\s*\d+)?|\(\d+\s*\/\s*\d+\))$/u.test(chunk))
    return undefined;
  if (/^0\d|\/\s*0/u.test(chunk)) return undefined;
  return evaluate(parseExpression(chunk)).rational;
}

function isAll(template: string, phrase: string): boolean {
  const rest = template
    .replace(phrase, ' ')
    .split(' ')
    .filter((word) => currencies[word] === undefined)
    .join(' ');
  return !/[#%]/u.test(rest) && hasOnly(rest, known);
}

function currencyIn(template: string, kind: PercentProblem['kind']): { currency?: string } {
  const words = template.split(' ').filter((word) => currencies[word] !== undefined);
  const currency = currencies[words[0] ?? ''];
  return currency && kind !== 'share' && kind !== 'change' ? { currency } : {};
}
