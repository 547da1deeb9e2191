import type { Method, Solution } from '../../method.js';
import { factorise, integerSquareRoot, type PrimePower } from '../../number/integers.js';
import { isPrime } from '../../number/primality.js';
import { greatestCommonDivisor } from '../../number/rational.js';
import type { Check, SolverLanguage, Step } from '../../outcome.js';
import { outOfReach } from '../../refusal.js';
import { divisibilityIn, type DivisibilityProblem } from './reading.js';
import { divisibilityWords } from './words.js';

interface DivisibilitySolution extends Solution {
  /** The numbers of the answer, for the check. */
  readonly found: readonly bigint[];
}

const maxDivisors = 200;

/** Common divisors and multiples, primes, factors, divisors, remainders. */
export const divisibility: Method<DivisibilityProblem, DivisibilitySolution> = {
  subject: 'math',
  topic: 'divisibility',
  read: divisibilityIn,
  solve: ({ kind, numbers }, language) => {
    const [first = 1n, second = 1n] = numbers;
    switch (kind) {
      case 'gcd':
      case 'lcm':
      case 'both':
        return common(kind, numbers, language);
      case 'prime':
        return primality(first, language);
      case 'factors':
        return factors(first, language);
      case 'divisors':
      case 'count':
        return divisors(kind, first, language);
      default:
        return remainder(kind, first, second, language);
    }
  },
  check: proof,
};

function texFactors(powers: readonly PrimePower[]): string {
  if (powers.length === 0) return '1';
  return powers
    .map(({ prime, exponent }) => (exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`))
    .join(' \\cdot ');
}

function common(
  kind: 'gcd' | 'lcm' | 'both',
  numbers: readonly bigint[],
  language: SolverLanguage,
): DivisibilitySolution {
  const words = divisibilityWords[language];
  const all = numbers.map((number) => factorise(number));
  const steps: Step[] = numbers.map((number, index) => ({
    ...words.factors,
    formula: `${number} = ${texFactors(all[index] ?? [])}`,
  }));
  const primes = [...new Set(all.flatMap((powers) => powers.map(({ prime }) => prime)))].toSorted((a, b) =>
    a < b ? -1 : 1,
  );
  const exponents = (prime: bigint): readonly number[] =>
    all.map((powers) => powers.find((power) => power.prime === prime)?.exponent ?? 0);
  const build = (
    choose: (...values: number[]) => number,
  ): { powers: readonly PrimePower[]; value: bigint } => {
    const powers = primes
      .map((prime) => ({ prime, exponent: choose(...exponents(prime)) }))
      .filter(({ exponent }) => exponent > 0);
    return {
      powers,
      value: powers.reduce((product, { prime, exponent }) => product * prime ** BigInt(exponent), 1n),
    };
  };
  const list = numbers.join(language === 'pl' ? ';\\,' : ',\\,');
  const parts: string[] = [];
  const canonical: string[] = [];
  const found: bigint[] = [];
  for (const name of ['gcd', 'lcm'] as const) {
    if (kind !== name && kind !== 'both') continue;
    const { powers, value } = build(name === 'gcd' ? Math.min : Math.max);
    const label = `\\operatorname{${name === 'gcd' ? words.gcdName : words.lcmName}}(${list})`;
    steps.push({
      ...words[name],
      formula: `${label} = ${texFactors(powers)}${powers.length > 1 || (powers[0]?.exponent ?? 1) > 1 ? ` = ${value}` : ''}`,
    });
    parts.push(`$${label} = ${value}$`);
    canonical.push(kind === 'both' ? `${name}=${value}` : `${value}`);
    found.push(value);
  }
  return {
    steps,
    answer: parts.join(', '),
    found,
    value: { canonical: canonical.join(';'), approximate: found.map(Number) },
  };
}

function primality(number: bigint, language: SolverLanguage): DivisibilitySolution {
  const words = divisibilityWords[language];
  const powers = factorise(number);
  if (number === 1n)
    return {
      steps: [{ ...words.divisors, formula: '1 = 1 \\cdot 1' }],
      answer: words.isNeither,
      found: [],
      value: { canonical: 'neither' },
    };
  const prime = powers.length === 1 && powers[0]?.exponent === 1;
  const steps: Step[] = [
    {
      ...words.tried(`${integerSquareRoot(number)}`),
      formula: prime
        ? `\\sqrt{${number}} < ${integerSquareRoot(number) + 1n}`
        : `${number} = ${texFactors(powers)}`,
    },
  ];
  const answer = prime ? words.isPrime(`${number}`) : words.isComposite(`${number}`);
  return { steps, answer, found: [], value: { canonical: prime ? 'prime' : 'composite' } };
}

function factors(number: bigint, language: SolverLanguage): DivisibilitySolution {
  const words = divisibilityWords[language];
  if (number === 1n) return outOfReach();
  const powers = factorise(number);
  const steps: Step[] = [];
  let rest = number;
  for (const { prime, exponent } of powers) {
    for (let i = 0; i < exponent; i += 1) {
      steps.push({ ...words.factors, formula: `${rest} : ${prime} = ${rest / prime}` });
      rest /= prime;
    }
  }
  const canonical = powers
    .map(({ prime, exponent }) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`))
    .join('*');
  return {
    steps,
    answer: `$${number} = ${texFactors(powers)}$`,
    found: powers.flatMap(({ prime, exponent }) => Array.from({ length: exponent }, () => prime)),
    value: { canonical },
  };
}

function divisors(
  kind: 'divisors' | 'count',
  number: bigint,
  language: SolverLanguage,
): DivisibilitySolution {
  const words = divisibilityWords[language];
  const small: bigint[] = [];
  for (let d = 1n; d * d <= number; d += 1n) if (number % d === 0n) small.push(d);
  const great = small
    .map((d) => number / d)
    .filter((d) => d * d !== number)
    .toReversed();
  const all = [...small, ...great];
  if (all.length > maxDivisors) return outOfReach();
  const pairs = small.map((d) => `${d} \\cdot ${number / d}`).join(' = ');
  const separator = language === 'pl' ? ';\\,' : ',\\,';
  const list = all.join(separator);
  const steps: Step[] = [{ ...words.divisors, formula: `${number} = ${pairs}` }];
  if (kind === 'count') {
    steps.push({ ...words.divisors, formula: list });
    return {
      steps,
      answer: `$${all.length}$`,
      found: all,
      value: { canonical: `${all.length}`, approximate: [all.length] },
    };
  }
  return { steps, answer: `$${list}$`, found: all, value: { canonical: all.join(',') } };
}

function remainder(
  kind: 'divisible' | 'remainder',
  a: bigint,
  b: bigint,
  language: SolverLanguage,
): DivisibilitySolution {
  const words = divisibilityWords[language];
  const [quotient, rest] = [a / b, a % b];
  const steps: Step[] = [{ ...words.divide, formula: `${a} = ${b} \\cdot ${quotient} + ${rest}` }];
  if (kind === 'remainder')
    return {
      steps,
      answer: `$${rest}$`,
      found: [quotient, rest],
      value: { canonical: `${rest}`, approximate: [Number(rest)] },
    };
  const answer = rest === 0n ? words.yes(`${a}`, `${b}`) : words.no(`${a}`, `${b}`, `${rest}`);
  return { steps, answer, found: [quotient, rest], value: { canonical: rest === 0n ? 'yes' : 'no' } };
}

function proof(
  { kind, numbers }: DivisibilityProblem,
  { found, value }: DivisibilitySolution,
  language: SolverLanguage,
): Check | undefined {
  const words = divisibilityWords[language];
  const [first = 1n, second = 1n] = numbers;
  const confirmed = (holds: boolean, text: string): Check | undefined =>
    holds ? { name: words.checkTitle, text } : undefined;
  switch (kind) {
    case 'gcd':
    case 'lcm':
    case 'both': {
      const divisor = numbers.reduce(greatestCommonDivisor);
      const multiple = numbers.reduce((a, b) => (a * b) / greatestCommonDivisor(a, b));
      const expected = kind === 'gcd' ? [divisor] : kind === 'lcm' ? [multiple] : [divisor, multiple];
      return confirmed(
        expected.every((wanted, index) => wanted === found[index]),
        words.everyDivides,
      );
    }
    case 'prime':
      return confirmed(first === 1n || isPrime(first) === (value.canonical === 'prime'), words.fermat);
    case 'factors':
      return confirmed(found.reduce((a, b) => a * b, 1n) === first && found.every(isPrime), words.product);
    case 'divisors':
    case 'count': {
      const count = factorise(first).reduce((product, { exponent }) => product * (exponent + 1), 1);
      return confirmed(count === found.length && found.every((d) => first % d === 0n), words.count(count));
    }
    default: {
      const [quotient = 0n, rest = -1n] = found;
      return confirmed(quotient * second + rest === first && rest >= 0n && rest < second, words.back);
    }
  }
}
