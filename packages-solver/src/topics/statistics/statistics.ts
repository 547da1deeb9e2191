import { isClose } from '../../expression/approximate.js';
import { texDecimal, texExact, texRational } from '../../expression/tex.js';
import type { Method, Solution } from '../../method.js';
import { Exact } from '../../number/exact.js';
import { Rational } from '../../number/rational.js';
import type { SolverLanguage, Step } from '../../outcome.js';
import { answerTex } from '../arithmetic/arithmetic.js';
import { measures, statisticsIn, type Measure, type StatisticsProblem } from './reading.js';
import { statisticsWords } from './words.js';

interface StatisticsSolution extends Solution {
  readonly found: ReadonlyMap<Measure, readonly Exact[]>;
}

/** Mean, median, mode, range, variance and standard deviation of the whole row (not of a sample). */
export const statistics: Method<StatisticsProblem, StatisticsSolution> = {
  subject: 'math',
  topic: 'statistics',
  read: statisticsIn,

  solve({ asked, numbers }, language) {
    const words = statisticsWords[language];
    const sorted = numbers.toSorted((a, b) => a.compare(b));
    const n = (value: Rational): string =>
      value.isDecimal(4) ? texDecimal(value.toDecimal(4), language) : texRational(value);
    const steps: Step[] = [];
    const found = new Map<Measure, readonly Exact[]>();
    const lines: string[] = [];
    for (const measure of measures) {
      if (!asked.has(measure)) continue;
      const values = valueOf(measure, numbers, sorted);
      steps.push(...stepsOf(measure, { numbers, sorted, values, n }, language));
      found.set(measure, values);
      const text =
        values.length === 0
          ? words.noMode
          : values.map((value) => `$${answerTex(value, true, language)}$`).join(', ');
      lines.push(`${words.labels[measure]}: ${text}`);
    }
    const canonical = [...found].map(
      ([measure, values]) =>
        (found.size === 1 ? '' : `${measure}=`) + (values.length === 0 ? '∅' : values.join(',')),
    );
    const approximateValues = [...found.values()].flat().map((value) => value.toNumber());
    return {
      steps,
      found,
      answer: lines.join('\n\n'),
      value: { canonical: canonical.join(';'), approximate: approximateValues },
    };
  },

  check({ numbers }, { found }, language) {
    const words = statisticsWords[language];
    const plain = numbers.map((value) => value.toNumber());
    const isRight = [...found].every(([measure, values]) =>
      confirms(
        measure,
        values.map((value) => value.toNumber()),
        plain,
      ),
    );
    return isRight ? { name: words.checkTitle, text: words.checkText } : undefined;
  },
};

function sum(numbers: readonly Rational[]): Rational {
  return numbers.reduce((total, value) => total.plus(value), Rational.zero);
}

function mean(numbers: readonly Rational[]): Rational {
  return sum(numbers).over(Rational.of(numbers.length));
}

function variance(numbers: readonly Rational[]): Rational {
  const middle = mean(numbers);
  return mean(numbers.map((value) => value.minus(middle).power(2)));
}

function valueOf(
  measure: Measure,
  numbers: readonly Rational[],
  sorted: readonly Rational[],
): readonly Exact[] {
  switch (measure) {
    case 'mean':
      return [Exact.of(mean(numbers))];
    case 'median':
      return [Exact.of(mean(middleOf(sorted)))];
    case 'mode':
      return modes(sorted).map((value) => Exact.of(value));
    case 'range':
      return [Exact.of((sorted.at(-1) ?? Rational.zero).minus(sorted[0] ?? Rational.zero))];
    case 'variance':
      return [Exact.of(variance(numbers))];
    case 'deviation':
      return [Exact.sqrt(variance(numbers))];
  }
}

function middleOf(sorted: readonly Rational[]): readonly Rational[] {
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted.slice(half, half + 1) : sorted.slice(half - 1, half + 1);
}

/** The most frequent numbers; none when all appear equally often, and there are several. */
function modes(sorted: readonly Rational[]): readonly Rational[] {
  const counts = new Map<string, { value: Rational; count: number }>();
  for (const value of sorted) {
    const entry = counts.get(`${value}`) ?? { value, count: 0 };
    counts.set(`${value}`, { value, count: entry.count + 1 });
  }
  const most = Math.max(...[...counts.values()].map(({ count }) => count));
  const frequent = [...counts.values()].filter(({ count }) => count === most).map(({ value }) => value);
  return frequent.length === counts.size && counts.size > 1 ? [] : frequent;
}

interface Row {
  readonly numbers: readonly Rational[];
  readonly sorted: readonly Rational[];
  readonly values: readonly Exact[];
  readonly n: (value: Rational) => string;
}

function stepsOf(
  measure: Measure,
  { numbers, sorted, values, n }: Row,
  language: SolverLanguage,
): readonly Step[] {
  const words = statisticsWords[language];
  const [value = Exact.zero] = values;
  const result = value.rational ? n(value.rational) : texExact(value);
  const put = (number: Rational): string => (number.sign < 0 ? `(${n(number)})` : n(number));
  const order: Step = { ...words.sort, formula: sorted.map(n).join(',\\; ') };
  switch (measure) {
    case 'mean':
      return [
        {
          ...words.mean,
          formula: `\\bar{x} = \\frac{${numbers.map(put).join('+')}}{${numbers.length}} = \\frac{${n(sum(numbers))}}{${numbers.length}} = ${result}`,
        },
      ];
    case 'median': {
      const middle = middleOf(sorted);
      if (middle.length === 1) return [order, { ...words.medianOdd, formula: result }];
      return [order, { ...words.medianEven, formula: `\\frac{${middle.map(put).join('+')}}{2} = ${result}` }];
    }
    case 'mode':
      return [{ ...words.mode, formula: sorted.map(n).join(',\\; ') }];
    case 'range':
      return [
        {
          ...words.range,
          formula: `${n(sorted.at(-1) ?? Rational.zero)} - ${put(sorted[0] ?? Rational.zero)} = ${result}`,
        },
      ];
    default: {
      const middle = mean(numbers);
      const squares = numbers.map((number) => `(${n(number)}-${put(middle)})^2`).join('+');
      const spread = variance(numbers);
      const first: Step = {
        ...words.variance,
        formula: `\\bar{x} = ${n(middle)},\\quad \\sigma^2 = \\frac{${squares}}{${numbers.length}} = ${n(spread)}`,
      };
      return measure === 'variance'
        ? [first]
        : [first, { ...words.deviation, formula: `\\sigma = \\sqrt{${n(spread)}} = ${result}` }];
    }
  }
}

/** Each measure by what it must be, in floating point. */
function confirms(measure: Measure, values: readonly number[], numbers: readonly number[]): boolean {
  const [value = Number.NaN] = values;
  const count = numbers.length;
  const total = numbers.reduce((a, b) => a + b, 0);
  const average = total / count;
  const spread = numbers.reduce((a, b) => a + b * b, 0) / count - average ** 2;
  switch (measure) {
    case 'mean':
      return Math.abs(numbers.reduce((a, b) => a + (b - value), 0)) < 1e-7 * (1 + Math.abs(total));
    case 'median': {
      const below = numbers.filter((number) => number < value - 1e-12).length;
      const above = numbers.filter((number) => number > value + 1e-12).length;
      return below <= count / 2 && above <= count / 2;
    }
    case 'mode': {
      const countOf = (number: number): number => numbers.filter((other) => other === number).length;
      const most = Math.max(...numbers.map(countOf));
      if (values.length === 0) return numbers.every((number) => countOf(number) === most);
      return values.every((number) => countOf(number) === most);
    }
    case 'range':
      return isClose(value, Math.max(...numbers) - Math.min(...numbers));
    case 'variance':
      return isClose(value, spread, 1e-7);
    case 'deviation':
      return isClose(value ** 2, spread, 1e-7);
  }
}
