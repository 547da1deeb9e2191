import { Rational } from '../../number/rational.js';
import { canonical, said, step, tex, tokensOf, type Form, type FormSolution } from './form.js';
import { sameWord, type Reading, type Token } from './reading.js';

function title(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Whether two tokens name the same person. */
function samePerson(a: Token, b: Token): boolean {
  return sameWord(a.word, b.word);
}

/** Ages together, and how much or how many times older the first one is. */
function buildTogether(reading: Reading): FormSolution | undefined {
  const { language, tokens, signature } = reading;
  const [first, second, ...rest] = tokensOf(reading, 'X');
  const [relation, total] = tokensOf(reading, 'N', 'Q').map((token) => token.value);
  if (!first || !second || !relation || !total || samePerson(first, second) || relation.sign <= 0)
    return undefined;
  const isTimes = signature.includes('TIMES');
  const isYounger = signature.includes('YOUNGER');
  if (isTimes && relation.compare(Rational.one) <= 0) return undefined;
  const small = isTimes
    ? total.over(relation.plus(Rational.one))
    : total.minus(relation).over(Rational.of(2));
  const big = isTimes ? small.times(relation) : small.plus(relation);
  if (!small.isInteger || !big.isInteger || small.sign <= 0) return undefined;
  const ages = isYounger ? [small, big] : [big, small];
  const [asked] = rest;
  const index = asked ? [first, second].findIndex((person) => samePerson(person, asked)) : -1;
  if (asked && (index === -1 || samePerson(first, asked) === samePerson(second, asked) || rest.length > 1))
    return undefined;
  if (!asked && !signature.endsWith('EACH') && !signature.endsWith('EACH FROM')) return undefined;
  const equation = isTimes
    ? `x + ${tex(relation, language)}x = ${tex(total, language)}`
    : `x + (x + ${tex(relation, language)}) = ${tex(total, language)}`;
  const only = ages[index];
  const proved = isTimes ? big.over(small).equals(relation) : big.minus(small).equals(relation);
  return {
    steps: [
      step(
        said(language, 'Równanie', 'The equation'),
        equation,
        said(language, 'Wiek młodszej osoby oznaczamy $x$.', 'We call the age of the younger one $x$.'),
      ),
      step(
        said(language, 'Rozwiązujemy', 'Solve it'),
        `x = ${tex(small, language)},\\quad ${isTimes ? `${tex(relation, language)}x` : `x + ${tex(relation, language)}`} = ${tex(big, language)}`,
        said(language, 'Znamy już oba wieki.', 'Now we know both ages.'),
      ),
    ],
    answer: only
      ? said(language, `$${tex(only, language)}$ lat`, `$${tex(only, language)}$ years`)
      : [first, second]
          .map((person, at) => `${title(person.word)}: $${tex(ages[at] ?? small, language)}$`)
          .join(', '),
    value: only
      ? { canonical: canonical(only), approximate: [only.toNumber()] }
      : {
          canonical: ages.map((age) => canonical(age)).join(';'),
          approximate: ages.map((age) => age.toNumber()),
        },
    proved: proved && big.plus(small).equals(total) && tokens.length < 20,
    check: {
      name: said(language, 'Sprawdzamy z treścią zadania', 'Check with the task'),
      formula: `${tex(big, language)} + ${tex(small, language)} = ${tex(total, language)},\\quad ${isTimes ? `${tex(big, language)} : ${tex(small, language)}` : `${tex(big, language)} - ${tex(small, language)}`} = ${tex(relation, language)}`,
      text: said(
        language,
        'Suma i porównanie zgadzają się z zadaniem.',
        'The sum and the comparison agree with the task.',
      ),
    },
  };
}

/** In how many years one will be so many times as old as the other. */
function buildYearsUntil(reading: Reading): FormSolution | undefined {
  const { language } = reading;
  const [first, second, third, fourth] = tokensOf(reading, 'X');
  const [a, b, times] = tokensOf(reading, 'N', 'Q').map((token) => token.value);
  if (!first || !second || !third || !fourth || !a || !b || !times || times.compare(Rational.one) <= 0)
    return undefined;
  if (!samePerson(first, third) || !samePerson(second, fourth) || samePerson(first, second)) return undefined;
  const years = a.minus(times.times(b)).over(times.minus(Rational.one));
  if (!years.isInteger || years.sign <= 0) return undefined;
  return {
    steps: [
      step(
        said(language, 'Wiek za $x$ lat', 'The ages in $x$ years'),
        `${tex(a, language)} + x,\\quad ${tex(b, language)} + x`,
        said(
          language,
          'Za $x$ lat każda osoba będzie starsza o $x$.',
          'In $x$ years everybody is $x$ years older.',
        ),
      ),
      step(
        said(language, 'Równanie', 'The equation'),
        `${tex(a, language)} + x = ${tex(times, language)}\\cdot (${tex(b, language)} + x) \\quad\\Rightarrow\\quad x = ${tex(years, language)}`,
        said(
          language,
          'Tak zapisujemy, że jedna osoba będzie tyle razy starsza.',
          'This says that one will be so many times as old as the other.',
        ),
      ),
    ],
    answer: said(language, `Za $${tex(years, language)}$ lat.`, `In $${tex(years, language)}$ years.`),
    value: { canonical: canonical(years), approximate: [years.toNumber()] },
    proved:
      Math.abs((a.toNumber() + years.toNumber()) / (b.toNumber() + years.toNumber()) - times.toNumber()) <
      1e-9,
    check: {
      name: said(language, 'Sprawdzamy wiek za tyle lat', 'Check the ages then'),
      formula: `${tex(a.plus(years), language)} : ${tex(b.plus(years), language)} = ${tex(times, language)}`,
      text: said(
        language,
        'Wtedy jedna osoba jest dokładnie tyle razy starsza.',
        'Then one is exactly that many times as old.',
      ),
    },
  };
}

const together = '(?:ALL|SUM) (?:YEARS )?(?:N|N YEARS)';
const asked = 'ASK (?:YEARS )?(?:X|EACH|EACH FROM)';

/** Tasks about ages. */
export const ageForms: readonly Form[] = [
  {
    pattern: new RegExp(
      `^X (?:N TIMES (?:OLDER )?|BY N YEARS (?:OLDER|YOUNGER) |N YEARS (?:OLDER|YOUNGER) )(?:THAN )?X ${together} ${asked}$`,
      'u',
    ),
    build: buildTogether,
  },
  {
    pattern:
      /^X N (?:YEARS )?X N (?:YEARS )?(?:ZA|IN) ASK YEARS (?:X WILL|WILL X) N TIMES (?:OLDER )?(?:THAN )?X$/u,
    build: buildYearsUntil,
  },
];
