import {
  array,
  assert,
  constantFrom,
  integer,
  letrec,
  oneof,
  pre,
  property,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SolverLanguage } from './outcome.js';
import { solve } from './solve.js';

/** What the solver says, or undefined when it refuses. */
function answerTo(text: string, language: SolverLanguage = 'pl'): string | undefined {
  const outcome = solve({ text, language });
  return outcome.kind === 'solved' ? outcome.value.canonical : undefined;
}

/** A fraction of two whole numbers, reduced, as text: an arithmetic of its own, that the solver knows nothing of. */
type Fraction = readonly [top: bigint, bottom: bigint];

function reduced(top: bigint, bottom: bigint): Fraction {
  let [a, b] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  const sign = bottom < 0n ? -1n : 1n;
  return [(sign * top) / a, (sign * bottom) / a];
}

function written([top, bottom]: Fraction): string {
  return bottom === 1n ? `${top}` : `${top}/${bottom}`;
}

/** A sum with brackets and its value; the value is undefined where it divides by 0. */
interface Sum {
  readonly text: string;
  readonly value: Fraction | undefined;
}

function combine(left: Sum, sign: string, right: Sum): Sum {
  const text = `(${left.text})${sign}(${right.text})`;
  const [a, b] = [left.value, right.value];
  if (!a || !b) return { text, value: undefined };
  switch (sign) {
    case '+':
      return { text, value: reduced(a[0] * b[1] + b[0] * a[1], a[1] * b[1]) };
    case '-':
      return { text, value: reduced(a[0] * b[1] - b[0] * a[1], a[1] * b[1]) };
    case '*':
      return { text, value: reduced(a[0] * b[0], a[1] * b[1]) };
    default:
      return { text, value: b[0] === 0n ? undefined : reduced(a[0] * b[1], a[1] * b[0]) };
  }
}

const whole = integer({ min: -12, max: 12 });
const nonZero = whole.filter((n) => n !== 0);
const number: Arbitrary<Sum> = oneof(
  integer({ min: 0, max: 30 }).map((n): Sum => ({ text: `${n}`, value: [BigInt(n), 1n] })),
  tuple(integer({ min: 1, max: 9 }), integer({ min: 2, max: 9 })).map(([a, b]): Sum => ({
    text: `${a}/${b}`,
    value: reduced(BigInt(a), BigInt(b)),
  })),
  integer({ min: 0, max: 999 }).map((n): Sum => ({
    text: `${Math.floor(n / 10)},${n % 10}`,
    value: reduced(BigInt(n), 10n),
  })),
);
const sums: Arbitrary<Sum> = letrec<{ sum: Sum }>((tie) => ({
  sum: oneof(
    { maxDepth: 3 },
    number,
    tuple(tie('sum'), constantFrom('+', '-', '*', ':'), tie('sum')).map(([a, sign, b]) =>
      combine(a, sign, b),
    ),
  ),
})).sum;

const term = (n: number, letter: string): string =>
  n === 0 ? '' : `${n < 0 ? '-' : '+'} ${Math.abs(n)}${letter} `;
const side = (...terms: readonly string[]): string =>
  terms.join('').replace(/^\+ /u, '').replace(/^- /u, '-').trim() || '0';
const runs = { numRuns: 25 };

describe('generated tasks', () => {
  it('computes sums with brackets as another arithmetic does, and refuses to divide by 0', () => {
    assert(
      property(sums, (sum) => {
        pre(/[-+*:]/u.test(sum.text));
        const answer = answerTo(`Oblicz ${sum.text}`);
        if (answer !== undefined) expect(answer).toBe(sum.value && written(sum.value));
        else expect(sum.value === undefined || sum.text.length > 60).toBe(true);
      }),
      runs,
    );
  });

  it('finds the root of a linear equation', () => {
    assert(
      property(nonZero, whole, whole, whole, (a, b, c, d) => {
        const answer = answerTo(`${side(term(a, 'x'), term(b, ''))} = ${side(term(c, 'x'), term(d, ''))}`);
        if (a !== c)
          expect(answer).toBe(
            a === 1 && b === 0 && c === 0 ? undefined : `x=${written(reduced(BigInt(d - b), BigInt(a - c)))}`,
          );
        else expect(answer).toBe(b === d ? 'x∈R' : 'x∈∅');
      }),
      runs,
    );
  });

  it('finds both roots of a quadratic equation that was made from them', () => {
    assert(
      property(nonZero, whole, whole, (a, p, q) => {
        const text = side(term(a, 'x^2'), term(-a * (p + q), 'x'), term(a * p * q, ''));
        const roots = [...new Set([p, q])].toSorted((x, y) => x - y).map((root) => `x=${root}`);
        expect(answerTo(`Rozwiąż równanie ${text} = 0`)).toBe(roots.join(';'));
      }),
      runs,
    );
  });

  it('says how many real roots a quadratic equation has', () => {
    assert(
      property(nonZero, whole, whole, (a, b, c) => {
        const answer = answerTo(`solve ${side(term(a, 'x^2'), term(b, 'x'), term(c, ''))} = 0`, 'en');
        const discriminant = b * b - 4 * a * c;
        const count = discriminant < 0 ? 0 : discriminant === 0 ? 1 : 2;
        expect(answer === 'x∈∅' ? 0 : answer?.split(';').length).toBe(count);
      }),
      runs,
    );
  });

  it('solves a system that was made from its solution', () => {
    assert(
      property(whole, whole, whole, whole, whole, whole, (x, y, a, b, c, d) => {
        pre(a * d !== b * c);
        const row = (m: number, n: number): string =>
          `${side(term(m, 'x'), term(n, 'y'))} = ${m * x + n * y}`;
        pre([row(a, b), row(c, d)].some((text) => text.includes('x') && text.includes('y')));
        expect(answerTo(`Rozwiąż układ równań: ${row(a, b)}, ${row(c, d)}`)).toBe(`x=${x};y=${y}`);
      }),
      runs,
    );
  });

  it('solves quadratic inequalities as trying numbers does', () => {
    assert(
      property(nonZero, whole, whole, constantFrom('<', '<=', '>', '>='), (a, b, c, sign) => {
        const answer = answerTo(`${side(term(a, 'x^2'), term(b, 'x'), term(c, ''))} ${sign} 0`);
        expect(answer).toBeDefined();
        for (let x = -30.013; x < 30; x += 1.7) {
          const value = a * x * x + b * x + c;
          expect(isIn(answer ?? '', x), `${answer} at ${x}`).toBe(
            sign.startsWith('<') ? value < 0 : value > 0,
          );
        }
      }),
      runs,
    );
  });

  it('expands and factors back', () => {
    assert(
      property(nonZero, whole, whole, (a, p, q) => {
        const expanded = answerTo(
          `expand (${side(term(a, 'x'), term(-a * p, ''))})(${side(term(1, 'x'), term(-q, ''))})`,
          'en',
        );
        pre(expanded !== undefined);
        const factored = answerTo(`factor ${(expanded ?? '').replaceAll('*', '')}`, 'en') ?? '';
        const roots = [...factored.matchAll(/\(x([-+]\d+)\)/gu)].map(([, root]) => -Number(root));
        expect(roots.every((root) => root === p || root === q)).toBe(true);
      }),
      runs,
    );
  });

  it('finds divisors and multiples as counting does', () => {
    const small = integer({ min: 1, max: 400 });
    assert(
      property(small, small, (a, b) => {
        const common = Array.from({ length: Math.min(a, b) }, (_, i) => i + 1).filter(
          (d) => a % d === 0 && b % d === 0,
        );
        const greatest = common.at(-1) ?? 1;
        expect(answerTo(`NWD i NWW liczb ${a} i ${b}`)).toBe(`gcd=${greatest};lcm=${(a * b) / greatest}`);
      }),
      runs,
    );
  });
});

describe('texts of any kind', () => {
  it('never throw, and take a moment', () => {
    const pieces = constantFrom(
      ...'0123456789xyz+-*/^=<>()|,.:;!%√²½ π°',
      'oblicz ',
      'rozwiąż ',
      ' z ',
      ' i ',
      'sin',
      'NWD',
      'f(x)=',
      '^99',
      '10^',
      '!',
      '||',
      'pochodna ',
      'lim x->',
      'a_1=',
      ' cm',
      'pole ',
      'średnia ',
    );
    assert(
      property(array(pieces, { maxLength: 25 }), (parts) => {
        const start = performance.now();
        solve({ text: parts.join(''), language: 'pl' });
        expect(performance.now() - start).toBeLessThan(1500);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    '9^9^9^9',
    '(((9^99)^99)^99)^99',
    '99999999999999999999999!',
    '(x+1)^1000 = 0',
    '(x+y+z)^30',
    `x^40 = ${'9'.repeat(200)}`,
    `${'('.repeat(200)}x${')'.repeat(200)}`,
    '√99999999999999999999999999999999999999999989',
    'rozłóż na czynniki pierwsze 9999999929',
    `x^6 + 720720720720x^3 + 720720720720720 = 0`,
    '1+'.repeat(700),
  ])('is done quickly with %s', (text) => {
    const start = performance.now();
    solve({ text, language: 'pl' });
    expect(performance.now() - start).toBeLessThan(1500);
  });
});

/** Membership by the canonical text alone. */
function isIn(set: string, x: number): boolean {
  if (set.endsWith('∈R')) return true;
  if (set.endsWith('∈∅')) return false;
  return set
    .replace('x∈', '')
    .split('∪')
    .some((interval) => {
      const [from = '', to = ''] = interval.slice(1, -1).split(',');
      return x > endOf(from) && x < endOf(to);
    });
}

/** `1/2-sqrt(5)/2` as a number. */
function endOf(text: string): number {
  if (text.includes('∞')) return text.startsWith('-') ? -Infinity : Infinity;
  const terms = text.match(/[-+]?[^-+]+/gu) ?? [];
  return terms.reduce((sum, part) => {
    const match = /^([-+]?)(?:(\d+)\*?)?(?:sqrt\((\d+)\))?(?:\/(\d+))?$/u.exec(part);
    const [, sign, factor = '1', radicand = '1', divisor = '1'] = match ?? [];
    const magnitude = (Number(factor) * Math.sqrt(Number(radicand))) / Number(divisor);
    return sum + (sign === '-' ? -magnitude : magnitude);
  }, 0);
}
