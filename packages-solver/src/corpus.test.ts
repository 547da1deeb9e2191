import { describe, expect, it } from 'vitest';
import { agrees, corpus } from './corpus.fixture.js';
import { solve } from './solve.js';

const solvedShare = 0.8;

describe.each([...corpus()])('the corpus: %s', (_, tasks) => {
  const outcomes = tasks.map((task) => ({ ...task, outcome: solve(task) }));

  it('gives no wrong answer', () => {
    const wrong = outcomes.flatMap(({ text, answer, outcome }) =>
      outcome.kind === 'solved' && !agrees(outcome.value, answer)
        ? [{ text, expected: answer, found: outcome.value.canonical }]
        : [],
    );
    expect(wrong).toEqual([]);
  });

  it(`solves at least ${solvedShare * 100}% of what can be solved`, () => {
    const solvable = outcomes.filter(({ answer }) => answer !== null);
    const refused = solvable.filter(({ outcome }) => outcome.kind === 'refused').map(({ text }) => text);
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(solvable.length * (1 - solvedShare));
  });

  it('explains in steps, and shows how it was checked', () => {
    for (const { outcome } of outcomes) {
      if (outcome.kind !== 'solved') continue;
      expect(outcome.steps.length).toBeGreaterThan(0);
      for (const step of outcome.steps) expect(step.text.length, step.name).toBeGreaterThan(5);
      expect(outcome.check.text.length).toBeGreaterThan(5);
    }
  });
});
