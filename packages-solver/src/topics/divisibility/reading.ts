import { harmlessAnd } from '../../text/harmless.js';
import { hasOnly, sentenceOf } from '../../text/sentence.js';
import type { TaskText } from '../../text/task-text.js';

/** A question about whole numbers. */
export interface DivisibilityProblem {
  readonly kind:
    | 'gcd'
    | 'lcm'
    | 'both'
    | 'prime'
    | 'factors'
    | 'divisors'
    | 'count'
    | 'divisible'
    | 'remainder';
  readonly numbers: readonly bigint[];
}

const gcd =
  '(?:nwd|najwiekszy wspolny dzielnik|gcd|gcf|hcf|greatest common (?:divisor|factor)|highest common factor)';
const lcm =
  '(?:nww|najmniejsza wspolna wielokrotnosc|najmniejsza wspolna wielokrotnosci|lcm|least common multiple|lowest common multiple)';

const phrases: readonly (readonly [RegExp, DivisibilityProblem['kind'], count: number | 'many'])[] = [
  [
    new RegExp(`${gcd} (?:i|oraz|and) (?:the )?${lcm}|${lcm} (?:i|oraz|and) (?:the )?${gcd}`, 'u'),
    'both',
    'many',
  ],
  [new RegExp(gcd.replace('dzielnik|', 'dzielnik|najwiekszego wspolnego dzielnika|'), 'u'), 'gcd', 'many'],
  [new RegExp(lcm, 'u'), 'lcm', 'many'],
  [/(?:czy )?(?:liczba )?# (?:jest|to) (?:liczba )?pierwsza/u, 'prime', 1],
  [/is (?:the number )?# (?:a )?prime(?: number)?(?: or composite)?/u, 'prime', 1],
  [/(?:rozloz|rozklad|rozlozyc) (?:liczbe |liczby )?# (?:na|do) czynniki pierwsze/u, 'factors', 1],
  [/(?:rozloz|rozklad) na czynniki pierwsze (?:liczbe |liczby )?(?:: )?#/u, 'factors', 1],
  [/(?:prime factors|prime factorization|prime factorisation) of #/u, 'factors', 1],
  [/(?:factor|factorize|factorise|write) # (?:into|as a product of) (?:prime factors|primes)/u, 'factors', 1],
  [/ile (?:jest )?dzielnikow (?:naturalnych )?ma (?:liczba )?#/u, 'count', 1],
  [/how many (?:divisors|factors) (?:does|has) (?:the number )?#(?: have)?/u, 'count', 1],
  [
    /(?:wypisz |podaj |znajdz )?(?:wszystkie )?(?:naturalne )?dzielniki (?:naturalne )?(?:liczby )?#/u,
    'divisors',
    1,
  ],
  [/(?:list |find )?(?:all )?(?:the )?(?:divisors|factors) of (?:the number )?#/u, 'divisors', 1],
  [/(?:liczba )?# (?:jest podzielna|jest podzielne|dzieli sie) przez (?:liczbe )?#/u, 'divisible', 2],
  [/is # divisible by #/u, 'divisible', 2],
  [/reszt[aeę] z dzielenia (?:liczby )?# przez (?:liczbe )?#/u, 'remainder', 2],
  [/remainder (?:when|of) # (?:is )?divided by #/u, 'remainder', 2],
  [/# (?:mod|modulo) #/u, 'remainder', 2],
];

const known = harmlessAnd(
  'liczb liczby liczba liczbę czy numbers number all list wypisz i oraz and the if whether is to wszystkie',
);
const maxNumber = 10n ** 10n;

/** The question about divisors, multiples or primes in a text, or undefined. */
export function divisibilityIn(text: TaskText): DivisibilityProblem | undefined {
  const { template, chunks } = sentenceOf(text);
  const numbers = wholeNumbers(chunks);
  if (!numbers || (template.includes(';') && chunks.some((chunk) => chunk.includes(',')))) return undefined;
  for (const [pattern, kind, count] of phrases) {
    const match = pattern.exec(template);
    if (!match) continue;
    const rest = template.replace(match[0], ' ');
    if (!hasOnly(rest, known)) continue;
    if (count === 'many' ? numbers.length < 2 || numbers.length > 6 : numbers.length !== count)
      return undefined;
    return { kind, numbers };
  }
  return undefined;
}

/** Positive whole numbers; in this topic a comma always stands between two of them. */
function wholeNumbers(chunks: readonly string[]): readonly bigint[] | undefined {
  const numbers: bigint[] = [];
  for (const chunk of chunks) {
    const inside = chunk
      .replace(/^\(/u, '')
      .replace(/\)$/u, '')
      .replace(/\s*=$/u, '')
      .replace(/\)$/u, '')
      .trim();
    for (const part of inside.split(/\s*,\s*/u)) {
      if (!/^\d{1,11}$/u.test(part)) return undefined;
      const number = BigInt(part);
      if (number < 1n || number > maxNumber) return undefined;
      numbers.push(number);
    }
  }
  return numbers;
}
