import { describe, expect, it } from 'vitest';
import { similar } from './similar.js';
import { solve } from './solve.js';

const tasks = [
  'Rozwiąż równanie 2x + 3 = 7',
  'x^2 - 5x + 6 = 0',
  'Oblicz 12 + 3 * 4',
  '20% z 150',
  'NWD liczb 24 i 36',
  'Oblicz pole prostokąta o bokach 5 cm i 3 cm',
  'Rozwiąż nierówność 2x + 3 < 7',
];

describe('a similar task', () => {
  it.each(tasks)('has other numbers, the same topic, and an answer: %s', (text) => {
    const task = { text, language: 'pl' } as const;
    const other = similar(task, 7);
    expect(other?.text).not.toBe(text);
    const [first, second] = [solve(task), solve(other ?? task)];
    expect(second.kind).toBe('solved');
    expect(first.kind === 'solved' && second.kind === 'solved' && first.topic === second.topic).toBe(true);
  });

  it('keeps exponents, and the zero on the right', () => {
    expect(similar({ text: 'x^2 - 5x + 6 = 0', language: 'pl' }, 3)?.text).toMatch(
      /^x\^2 - \d+x \+ \d+ = 0$/u,
    );
  });

  it('is the same for the same seed', () => {
    const task = { text: 'Rozwiąż równanie 2x + 3 = 7', language: 'pl' } as const;
    expect(similar(task, 11)).toEqual(similar(task, 11));
  });

  it('is none for a task that is refused', () => {
    expect(similar({ text: '1/2x = 4', language: 'pl' }, 1)).toBeUndefined();
  });
});
