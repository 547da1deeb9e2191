import { Rational } from '../../number/rational.js';
import { dimensions, sameDimension } from '../../science/dimension.js';
import { canonical, equalTo, said, step, tex, tokensOf, type Form, type FormSolution } from './form.js';
import type { Reading } from './reading.js';

/** Two who do one job together. */
function buildTogether(reading: Reading): FormSolution | undefined {
  const { language, signature } = reading;
  const [first, second, ...more] = tokensOf(reading, 'Q');
  const counts = tokensOf(reading, 'N');
  const [wanted] = tokensOf(reading, 'UNIT');
  if (!first?.unit || !second?.unit || more.length > 0 || !signature.includes('ALL')) return undefined;
  if (first.unit.symbol !== second.unit.symbol || !sameDimension(first.unit.dimension, dimensions.time))
    return undefined;
  if (
    counts.some((count) => !count.value.equals(Rational.one)) ||
    (wanted?.unit && wanted.unit.symbol !== first.unit.symbol)
  )
    return undefined;
  const a = first.value;
  const b = second.value;
  if (a.sign <= 0 || b.sign <= 0) return undefined;
  const rate = Rational.one.over(a).plus(Rational.one.over(b));
  const time = Rational.one.over(rate);
  const shown = tex(time, language);
  return {
    steps: [
      step(
        said(language, 'Część pracy w jednostce czasu', 'The part done in one unit of time'),
        `\\frac{1}{${tex(a, language)}},\\quad \\frac{1}{${tex(b, language)}}`,
        said(
          language,
          'Kto robi całość w tyle czasu, w jednej jednostce robi taką część.',
          'Who does the whole in that time does this part in one unit of it.',
        ),
      ),
      step(
        said(language, 'Razem', 'Together'),
        `\\frac{1}{${tex(a, language)}} + \\frac{1}{${tex(b, language)}} = \\frac{${rate.numerator}}{${rate.denominator}}`,
        said(language, 'Części wykonane razem dodajemy.', 'The parts done together are added.'),
      ),
      step(
        said(language, 'Czas na całość', 'The time for the whole'),
        `1 : \\frac{${rate.numerator}}{${rate.denominator}} ${equalTo(time, first.unit, language)}`,
        said(
          language,
          'Całość dzielimy przez część wykonaną w jednej jednostce czasu.',
          'We divide the whole by the part done in one unit of time.',
        ),
      ),
    ],
    answer: `$${equalTo(time, first.unit, language).replace(/^= /u, '')}$`,
    value: {
      canonical: canonical(time, first.unit.symbol),
      approximate: [time.toNumber()],
      unit: first.unit.symbol,
    },
    proved: Math.abs(time.toNumber() / a.toNumber() + time.toNumber() / b.toNumber() - 1) < 1e-9,
    check: {
      name: said(language, 'Czy razem wychodzi cała praca', 'Do the parts make the whole'),
      formula: `\\frac{${shown}}{${tex(a, language)}} + \\frac{${shown}}{${tex(b, language)}} = 1`,
      text: said(
        language,
        'Części wykonane w tym czasie dają razem całą pracę.',
        'The parts done in this time make the whole job.',
      ),
    },
  };
}

/** More or fewer workers for the same job. */
function buildWorkers(reading: Reading): FormSolution | undefined {
  const { language } = reading;
  const [time, ...more] = tokensOf(reading, 'Q');
  const [before, after] = tokensOf(reading, 'N').map((token) => token.value);
  const [wanted] = tokensOf(reading, 'UNIT');
  if (!time?.unit || more.length > 0 || !before || !after || !before.isInteger || !after.isInteger)
    return undefined;
  if (
    !sameDimension(time.unit.dimension, dimensions.time) ||
    (wanted?.unit && wanted.unit.symbol !== time.unit.symbol)
  )
    return undefined;
  if (before.sign <= 0 || after.sign <= 0) return undefined;
  const whole = before.times(time.value);
  const result = whole.over(after);
  return {
    steps: [
      step(
        said(language, 'Ile pracy jest razem', 'How much work there is'),
        `${tex(before, language)}\\cdot ${tex(time.value, language)} = ${tex(whole, language)}`,
        said(
          language,
          'Tyle czasu pracowałby jeden, bo wszyscy pracują jednakowo.',
          'That long one alone would work, as all work alike.',
        ),
      ),
      step(
        said(language, 'Dzielimy pracę', 'Share the work'),
        `${tex(whole, language)} : ${tex(after, language)} ${equalTo(result, time.unit, language)}`,
        said(
          language,
          'Im więcej osób, tym krócej: dzielimy przez nową liczbę osób.',
          'The more there are the shorter it takes: we divide by the new number.',
        ),
      ),
    ],
    answer: `$${equalTo(result, time.unit, language).replace(/^= /u, '')}$`,
    value: {
      canonical: canonical(result, time.unit.symbol),
      approximate: [result.toNumber()],
      unit: time.unit.symbol,
    },
    proved: Math.abs(after.toNumber() * result.toNumber() - before.toNumber() * time.value.toNumber()) < 1e-9,
    check: {
      name: said(language, 'Praca jest ta sama', 'The work is the same'),
      formula: `${tex(after, language)}\\cdot ${tex(result, language)} = ${tex(before, language)}\\cdot ${tex(time.value, language)}`,
      text: said(
        language,
        'Liczba osób razy czas daje za każdym razem tyle samo.',
        'The number of people times the time is the same both times.',
      ),
    },
  };
}

const job = '(?: (?:WORKER|PIPE|JOB|FILL|DOES|IN|G))*';

/** Tasks about work that is shared. */
export const teamForms: readonly Form[] = [
  {
    pattern: new RegExp(`^(?:N|FIRST)${job} Q OTHER${job} Q(?: IN)? ASK(?: UNIT)?${job} ALL${job}$`, 'u'),
    build: buildTogether,
  },
  {
    pattern: new RegExp(
      `^(?:N|FIRST)${job} Q OTHER${job} Q(?: IN)? (?:UNIT|ASK UNIT|ASK)${job} (?:ALL${job})$`,
      'u',
    ),
    build: buildTogether,
  },
  {
    pattern:
      /^N WORKER (?:DOES )?(?:JOB )?(?:IN )?Q (?:IN )?ASK (?:UNIT )?(?:WILL )?(?:DOES )?(?:JOB )?(?:DOES )?N WORKER(?: DOES)?(?: JOB)?$/u,
    build: buildWorkers,
  },
];
