import { Rational } from '../../number/rational.js';
import { canonical, said, step, tex, tokensOf, type Form, type FormSolution } from './form.js';
import type { Reading } from './reading.js';

const two = Rational.of(2);

/** Two numbers with what their check is. */
function pair(
  reading: Reading,
  big: Rational,
  small: Rational,
  steps: FormSolution['steps'],
  proved: boolean,
): FormSolution {
  const { language } = reading;
  return {
    steps,
    answer: said(
      language,
      `Te liczby to $${tex(small, language)}$ i $${tex(big, language)}$.`,
      `The numbers are $${tex(small, language)}$ and $${tex(big, language)}$.`,
    ),
    value: {
      canonical: [small, big].map((value) => canonical(value)).join(';'),
      approximate: [small.toNumber(), big.toNumber()],
    },
    proved,
    check: {
      name: said(language, 'Sprawdzamy z treścią zadania', 'Check with the task'),
      formula: `${tex(big, language)} + ${tex(small, language)} = ${tex(big.plus(small), language)}`,
      text: said(
        language,
        'Obie liczby spełniają wszystko, co mówi zadanie.',
        'Both numbers fulfil all that the task says.',
      ),
    },
  };
}

/** Sum and difference of two numbers. */
function buildSumDifference(reading: Reading): FormSolution | undefined {
  const { language, tokens } = reading;
  const sumAt = tokens.findIndex((token) => token.code === 'SUM');
  const differenceAt = tokens.findIndex(
    (token) => token.code === 'DIFFERENCE' || token.code === 'BIGGER' || token.code === 'SMALLER',
  );
  const values = tokensOf(reading, 'N').filter(
    (token) => !isCountOfNumbers(reading, token.value, tokens.indexOf(token)),
  );
  const [first, second] = values;
  if (!first || !second || values.length > 2) return undefined;
  const [sum, difference] = sumAt < differenceAt ? [first.value, second.value] : [second.value, first.value];
  if (difference.sign <= 0) return undefined;
  const small = sum.minus(difference).over(two);
  const big = small.plus(difference);
  const steps = [
    step(
      said(language, 'Równanie', 'The equation'),
      `x + (x + ${tex(difference, language)}) = ${tex(sum, language)}`,
      said(
        language,
        `Mniejszą liczbę oznaczamy $x$. Większa jest o $${tex(difference, language)}$ większa.`,
        `We call the smaller number $x$. The bigger one is $${tex(difference, language)}$ more.`,
      ),
    ),
    step(
      said(language, 'Rozwiązujemy', 'Solve it'),
      `2x = ${tex(sum.minus(difference), language)} \\quad\\Rightarrow\\quad x = ${tex(small, language)},\\quad x + ${tex(difference, language)} = ${tex(big, language)}`,
      said(language, 'Odejmujemy różnicę i dzielimy na pół.', 'We subtract the difference and halve.'),
    ),
  ];
  return pair(reading, big, small, steps, big.plus(small).equals(sum) && big.minus(small).equals(difference));
}

/** `dwóch liczb`, `jedna z nich`: not a value but how many numbers there are. */
function isCountOfNumbers({ tokens }: Reading, value: Rational, index: number): boolean {
  const next = tokens[index + 1]?.code;
  const small = value.isInteger && value.compare(two) <= 0 && value.sign > 0;
  return (
    small &&
    (next === 'NUMBER' ||
      (value.equals(Rational.one) &&
        (next === 'BIGGER' || next === 'BY' || next === 'FROM' || next === 'NUMBER' || next === 'N')))
  );
}

/** The sum of two numbers, one so many times the other. */
function buildSumTimes(reading: Reading): FormSolution | undefined {
  const { language, tokens } = reading;
  const timesAt = tokens.findIndex((token) => token.code === 'TIMES');
  const times = tokens[timesAt - 1]?.value;
  const sum = tokensOf(reading, 'N').find(
    (token) =>
      tokens.indexOf(token) !== timesAt - 1 && !isCountOfNumbers(reading, token.value, tokens.indexOf(token)),
  )?.value;
  if (!times || !sum || times.compare(Rational.one) <= 0) return undefined;
  const small = sum.over(times.plus(Rational.one));
  const big = small.times(times);
  const steps = [
    step(
      said(language, 'Równanie', 'The equation'),
      `x + ${tex(times, language)}x = ${tex(sum, language)}`,
      said(
        language,
        `Mniejszą liczbę oznaczamy $x$, większa to $${tex(times, language)}x$.`,
        `We call the smaller number $x$, the bigger one is $${tex(times, language)}x$.`,
      ),
    ),
    step(
      said(language, 'Rozwiązujemy', 'Solve it'),
      `${tex(times.plus(Rational.one), language)}x = ${tex(sum, language)} \\quad\\Rightarrow\\quad x = ${tex(small, language)},\\quad ${tex(times, language)}x = ${tex(big, language)}`,
      said(
        language,
        'Dzielimy sumę przez liczbę równych części.',
        'We divide the sum by the number of equal parts.',
      ),
    ),
  ];
  return pair(
    reading,
    big,
    small,
    steps,
    big.plus(small).equals(sum) && big.over(times).equals(small) && small.sign > 0,
  );
}

/** The sum of three consecutive whole numbers. */
function buildConsecutive(reading: Reading): FormSolution | undefined {
  const { language } = reading;
  const [count, sum] = tokensOf(reading, 'N').map((token) => token.value);
  if (!count || !sum || !count.isInteger || count.compare(two) < 0 || count.compare(Rational.of(7)) > 0)
    return undefined;
  if (/parzyst|\beven\b|\bodd\b/u.test(reading.folded)) return undefined;
  const n = Number(count.numerator);
  const extra = Rational.of((n * (n - 1)) / 2);
  const first = sum.minus(extra).over(count);
  if (!first.isInteger || (first.sign < 0 && /natural/u.test(reading.folded))) return undefined;
  const numbers = Array.from({ length: n }, (_, index) => first.plus(Rational.of(index)));
  const terms = numbers.map((_, index) => (index === 0 ? 'x' : `(x+${index})`)).join(' + ');
  const total = numbers.reduce((so, value) => so + Number(value.numerator), 0);
  return {
    steps: [
      step(
        said(language, 'Równanie', 'The equation'),
        `${terms} = ${tex(sum, language)}`,
        said(
          language,
          'Pierwszą liczbę oznaczamy $x$; każda następna jest o 1 większa.',
          'We call the first number $x$; each next one is 1 more.',
        ),
      ),
      step(
        said(language, 'Rozwiązujemy', 'Solve it'),
        `${n}x + ${tex(extra, language)} = ${tex(sum, language)} \\quad\\Rightarrow\\quad x = ${tex(first, language)}`,
        said(language, 'Odejmujemy i dzielimy.', 'We subtract and divide.'),
      ),
    ],
    answer: `$${numbers.map((value) => tex(value, language)).join(',\\ ')}$`,
    value: {
      canonical: numbers.map((value) => canonical(value)).join(';'),
      approximate: numbers.map((value) => value.toNumber()),
    },
    proved: total === sum.toNumber(),
    check: {
      name: said(language, 'Dodajemy', 'Add them up'),
      formula: `${numbers.map((value) => tex(value, language)).join(' + ')} = ${tex(sum, language)}`,
      text: said(language, 'Suma jest taka jak w zadaniu.', 'The sum is that of the task.'),
    },
  };
}

const asksNumbers = '(?: ASK(?: NUMBER)*)?';

/** Tasks about unknown numbers. */
export const numberForms: readonly Form[] = [
  {
    pattern: new RegExp(
      `^(?:ASK N NUMBER )?(?:SUM (?:N NUMBER )?N DIFFERENCE (?:N NUMBER )?N|DIFFERENCE (?:N NUMBER )?N SUM (?:N NUMBER )?N)${asksNumbers}$`,
      'u',
    ),
    build: buildSumDifference,
  },
  {
    pattern: new RegExp(
      `^SUM N NUMBER N (?:N (?:FROM )?(?:NUMBER )?|FIRST )?(?:NUMBER )?(?:BY )?N (?:BIGGER|SMALLER)(?: (?:THAN|BY))? OTHER${asksNumbers}$`,
      'u',
    ),
    build: buildSumDifference,
  },
  {
    pattern: new RegExp(
      `^SUM N NUMBER N N (?:FROM )?(?:NUMBER )?N TIMES BIGGER(?: THAN)? OTHER${asksNumbers}$`,
      'u',
    ),
    build: buildSumTimes,
  },
  { pattern: new RegExp(`^SUM N CONSECUTIVE NUMBER N${asksNumbers}$`, 'u'), build: buildConsecutive },
];
