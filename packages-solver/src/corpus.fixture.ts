import { readdirSync, readFileSync } from 'node:fs';
import type { AnswerValue, SolverLanguage } from './outcome.js';

/**
 * A task with the answer that was worked out by hand. `answer` is `AnswerValue.canonical`; `≈9.81 m/s^2` asks for the
 * number within half a percent, and the unit; null is a task that must be refused.
 */
export interface CorpusTask {
  readonly text: string;
  readonly language: SolverLanguage;
  readonly answer: string | null;
}

const folder = new URL('../corpus/', import.meta.url);

/** The tasks of each file of the corpus, by its name. */
export function corpus(): ReadonlyMap<string, readonly CorpusTask[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    names.map((name) => [
      name.slice(0, -'.json'.length),
      JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
    ]),
  );
}

/** Whether an answer is the expected one. */
export function agrees(value: AnswerValue, expected: string | null): boolean {
  if (expected === null) return false;
  if (!expected.startsWith('≈')) return value.canonical === expected;
  const [number = '', ...unit] = expected.slice(1).split(' ');
  const wanted = Number(number);
  const [found] = value.approximate ?? [];
  return (
    found !== undefined &&
    Math.abs(found - wanted) <= Math.abs(wanted) * 0.005 &&
    (value.unit ?? '') === unit.join(' ')
  );
}
