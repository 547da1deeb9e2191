import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SolverLanguage } from '../outcome.js';
import { solve } from '../solve.js';

/** The number in the answer; fails when the task was not solved. */
function answerOf(text: string, language: SolverLanguage = 'pl'): number {
  const outcome = solve({ text, language });
  if (outcome.kind === 'refused') throw new Error(`refused: ${text}`);
  return outcome.value.approximate?.[0] ?? Number.NaN;
}

function pl(value: number): string {
  return String(value).replace('.', ',');
}

const runs = { numRuns: 15 };
const amount = fc.integer({ min: 1, max: 9999 }).map((value) => value / 10);
const count = fc.integer({ min: 2, max: 40 });

describe('units', () => {
  const lengths = { mm: 0.001, cm: 0.01, dm: 0.1, m: 1, km: 1000 };
  const unit = fc.constantFrom(...(Object.keys(lengths) as (keyof typeof lengths)[]));

  it('converts lengths, areas and volumes by the powers of the same factor', () => {
    const cases = fc
      .tuple(amount, unit, unit, fc.constantFrom(1, 2, 3))
      .filter(([, from, to]) => from !== to);
    fc.assert(
      fc.property(cases, ([value, from, to, power]) => {
        const sign = power === 1 ? '' : String(power);
        const expected = value * (lengths[from] / lengths[to]) ** power;
        const found = answerOf(`Zamień ${pl(value)} ${from}${sign} na ${to}${sign}`);
        expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-9 * expected);
      }),
      runs,
    );
  });
});

describe('physics', () => {
  it('finds the distance whatever the units of speed and time', () => {
    const speeds = fc.constantFrom(['km/h', 1 / 3.6] as const, ['m/s', 1] as const);
    const times = fc.constantFrom(['s', 1] as const, ['min', 60] as const, ['h', 3600] as const);
    fc.assert(
      fc.property(amount, count, speeds, times, (v, t, [speed, mps], [time, seconds]) => {
        const text = `Samochód jedzie z prędkością ${pl(v)} ${speed} przez ${t} ${time}. Jaką drogę przejedzie? Podaj wynik w m.`;
        const expected = v * mps * t * seconds;
        expect(Math.abs(answerOf(text) - expected)).toBeLessThanOrEqual(1e-9 * expected);
      }),
      runs,
    );
  });

  it('turns the formula of kinetic energy to each of its quantities', () => {
    fc.assert(
      fc.property(count, count, (m, v) => {
        const energy = (m * v * v) / 2;
        expect(answerOf(`Oblicz energię kinetyczną ciała o masie ${m} kg i prędkości ${v} m/s.`)).toBeCloseTo(
          energy,
          6,
        );
        const speed = answerOf(
          `Ciało o masie ${m} kg ma energię kinetyczną ${pl(energy)} J. Oblicz jego prędkość.`,
        );
        expect(speed).toBeCloseTo(v, 6);
        const mass = answerOf(
          `Ciało ma prędkość ${v} m/s i energię kinetyczną ${pl(energy)} J. Oblicz jego masę.`,
        );
        expect(mass).toBeCloseTo(m, 6);
      }),
      runs,
    );
  });
});

describe('chemistry', () => {
  it('balances the combustion of every alkane', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), (n) => {
        const outcome = solve({ text: `C${n}H${2 * n + 2} + O2 -> CO2 + H2O`, language: 'pl' });
        const half = n % 2 === 1 ? 1 : 2;
        const expected = [half, (half * (3 * n + 1)) / 2, half * n, half * (n + 1)];
        expect(outcome.kind === 'solved' ? outcome.value.approximate : outcome.reason).toEqual(expected);
      }),
      runs,
    );
  });

  it('finds the percentage of a solution that is made of its parts', () => {
    fc.assert(
      fc.property(count, count, (solute, water) => {
        const found = answerOf(
          `W ${water} g wody rozpuszczono ${solute} g soli. Oblicz stężenie procentowe roztworu.`,
        );
        expect(found).toBeCloseTo((100 * solute) / (solute + water), 6);
      }),
      runs,
    );
  });
});

describe('tasks told in words', () => {
  it('undoes a reduction', () => {
    fc.assert(
      fc.property(count, fc.integer({ min: 1, max: 90 }), (price, percent) => {
        const now = answerOf(
          `Kurtka kosztuje ${price} zł. Cenę obniżono o ${percent}%. Ile kosztuje teraz kurtka?`,
        );
        expect(now).toBeCloseTo((price * (100 - percent)) / 100, 6);
      }),
      runs,
    );
  });

  it('gives change that together with the cost is what was paid', () => {
    fc.assert(
      fc.property(count, count, (books, price) => {
        const paid = books * price + 7;
        const rest = answerOf(
          `Tom buys ${books} books for $${price} each. He paid with a $${paid} note. How much change does he get?`,
          'en',
        );
        expect(rest).toBeCloseTo(7, 6);
      }),
      runs,
    );
  });
});

describe('any text', () => {
  it('never throws', () => {
    const words = fc.constantFrom(
      'Oblicz',
      'masę',
      '5',
      'kg',
      'H2O',
      'roztworu',
      '10%',
      'km/h',
      'na',
      'zł',
      'ile',
      '->',
      '+',
      '?',
      '2,5',
      'prędkość',
      '°C',
      'od',
      'do',
      '/',
      '^',
      '(',
      '1.500',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (parts) => {
        expect(['solved', 'refused']).toContain(solve({ text: parts.join(' '), language: 'pl' }).kind);
      }),
      { numRuns: 60 },
    );
  });
});
