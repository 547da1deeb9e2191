import { texDecimal, texRational } from '../../expression/tex.js';
import type { Method, Solution } from '../../method.js';
import { Rational } from '../../number/rational.js';
import type { SolverLanguage, Step } from '../../outcome.js';
import { outOfReach } from '../../refusal.js';
import { percentIn, type PercentProblem } from './reading.js';
import { percentWords } from './words.js';

interface PercentSolution extends Solution {
  readonly result: Rational;
}

const hundred = Rational.of(100);

/** A percentage or a fraction of a number, more or less by a percentage, which percentage, of which number. */
export const percent: Method<PercentProblem, PercentSolution> = {
  subject: 'math',
  topic: 'percent',
  read: percentIn,

  solve({ kind, first, second, currency }, language) {
    const words = percentWords[language];
    const n = (value: Rational): string => texNumber(value, language);
    const isShare = kind === 'share' || kind === 'change';
    const result = resultOf(kind, first, second);
    const steps = stepsOf(kind, first, second, result, language);
    const number = `${n(result)}${isShare ? '\\%' : ''}`;
    const rounded = result.isDecimal(4)
      ? ''
      : ` \\approx ${texDecimal(result.toDecimal(2), language)}${isShare ? '\\%' : ''}`;
    const text =
      kind === 'change'
        ? n(result.absolute()) +
          (rounded && ` \\approx ${texDecimal(result.absolute().toDecimal(2), language)}`)
        : number + rounded;
    const plain = `$${text}${kind === 'change' ? '\\%' : ''}$${currency ? ` ${currency}` : ''}`;
    const answer = kind === 'change' ? (result.sign < 0 ? words.fall(plain) : words.growth(plain)) : plain;
    return {
      steps,
      answer,
      result,
      value: { canonical: `${result}${isShare ? '%' : ''}`, approximate: [result.toNumber()] },
    };
  },

  check({ kind, first, second }, { result }, language) {
    const words = percentWords[language];
    const back = backwards(kind, first, second, result);
    if (!back) return undefined;
    const n = (value: Rational): string => texNumber(value, language);
    return { name: words.checkTitle, formula: back(n), text: words.check };
  },
};

function resultOf(kind: PercentProblem['kind'], first: Rational, second: Rational): Rational {
  switch (kind) {
    case 'part':
      return first.over(hundred).times(second);
    case 'fraction':
      return first.times(second);
    case 'increase':
      return second.times(hundred.plus(first)).over(hundred);
    case 'decrease':
      return first.compare(hundred) > 0 ? outOfReach() : second.times(hundred.minus(first)).over(hundred);
    case 'share':
      return second.isZero ? outOfReach() : first.over(second).times(hundred);
    case 'whole':
      return first.isZero ? outOfReach() : second.times(hundred).over(first);
    case 'change':
      return first.isZero ? outOfReach() : second.minus(first).over(first).times(hundred);
  }
}

function stepsOf(
  kind: PercentProblem['kind'],
  first: Rational,
  second: Rational,
  result: Rational,
  language: SolverLanguage,
): readonly Step[] {
  const words = percentWords[language];
  const [a, b, r] = [first, second, result].map((value) => texNumber(value, language));
  switch (kind) {
    case 'part':
      return [{ ...words.part, formula: `${a}\\% \\cdot ${b} = \\frac{${a}}{100} \\cdot ${b} = ${r}` }];
    case 'fraction':
      return [{ ...words.fractionOf, formula: `${a} \\cdot ${b} = ${r}` }];
    case 'increase':
      return [
        {
          ...words.increase,
          formula: `100\\% + ${a}\\% = ${texNumber(hundred.plus(first), language)}\\%,\\quad \\frac{${texNumber(hundred.plus(first), language)}}{100} \\cdot ${b} = ${r}`,
        },
      ];
    case 'decrease':
      return [
        {
          ...words.decrease,
          formula: `100\\% - ${a}\\% = ${texNumber(hundred.minus(first), language)}\\%,\\quad \\frac{${texNumber(hundred.minus(first), language)}}{100} \\cdot ${b} = ${r}`,
        },
      ];
    case 'share':
      return [{ ...words.share, formula: `\\frac{${a}}{${b}} \\cdot 100\\% = ${r}\\%` }];
    case 'whole':
      return [{ ...words.whole, formula: `${b} : \\frac{${a}}{100} = ${b} \\cdot \\frac{100}{${a}} = ${r}` }];
    case 'change': {
      const isGrowth = result.sign >= 0;
      const difference = texNumber(second.minus(first).absolute(), language);
      const [difference1, share] = words.change(isGrowth);
      return [
        { ...difference1, formula: isGrowth ? `${b} - ${a} = ${difference}` : `${a} - ${b} = ${difference}` },
        {
          ...share,
          formula: `\\frac{${difference}}{${a}} \\cdot 100\\% = ${texNumber(result.absolute(), language)}\\%`,
        },
      ];
    }
  }
}

type Writer = (value: Rational) => string;

function arrives(
  found: Rational,
  wanted: Rational,
  write: (n: Writer) => string,
): ((n: Writer) => string) | undefined {
  return found.equals(wanted) ? write : undefined;
}

/** The way back from the result to the second number, written; undefined when it does not arrive. */
function backwards(
  kind: PercentProblem['kind'],
  first: Rational,
  second: Rational,
  result: Rational,
): ((n: Writer) => string) | undefined {
  switch (kind) {
    case 'part':
      return second.isZero
        ? undefined
        : arrives(
            result.over(second).times(hundred),
            first,
            (n) => `\\frac{${n(result)}}{${n(second)}} \\cdot 100\\% = ${n(first)}\\%`,
          );
    case 'fraction':
      return first.isZero
        ? undefined
        : arrives(result.over(first), second, (n) => `${n(result)} : ${n(first)} = ${n(second)}`);
    case 'increase':
    case 'decrease': {
      if (second.isZero) return undefined;
      const change = result.minus(second).over(second).times(hundred).absolute();
      return arrives(
        change,
        first,
        (n) => `\\frac{${n(result.minus(second).absolute())}}{${n(second)}} \\cdot 100\\% = ${n(first)}\\%`,
      );
    }
    case 'share':
      return arrives(
        second.times(result).over(hundred),
        first,
        (n) => `\\frac{${n(result)}}{100} \\cdot ${n(second)} = ${n(first)}`,
      );
    case 'whole':
      return arrives(
        result.times(first).over(hundred),
        second,
        (n) => `\\frac{${n(first)}}{100} \\cdot ${n(result)} = ${n(second)}`,
      );
    case 'change':
      return arrives(
        first.times(hundred.plus(result)).over(hundred),
        second,
        (n) => `${n(first)} \\cdot \\frac{${n(hundred.plus(result))}}{100} = ${n(second)}`,
      );
  }
}

/** With decimals where they end soon. */
function texNumber(value: Rational, language: SolverLanguage): string {
  return value.isDecimal(4) ? texDecimal(value.toDecimal(4), language) : texRational(value);
}
