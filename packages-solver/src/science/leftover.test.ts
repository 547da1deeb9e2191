import { describe, expect, it } from 'vitest';
import { corpus } from '../corpus.fixture.js';
import { solve } from '../solve.js';

const told = ['physics', 'word-problem', 'chemistry', 'units'];
const tasks = told.flatMap((name) => corpus().get(name) ?? []).filter((task) => task.answer !== null);

/** The places between two words, where a stray word or number can stand. */
function places(text: string): readonly number[] {
  return [...text.matchAll(/\p{L}(?= \p{L}{2})/gu)].map((found) => found.index + 1);
}

describe('a stray word or number, or a second task', () => {
  it('is refused', () => {
    const strays = ['17', '17 N', 'połowa', 'dwukrotnie', 'half of', 'tarcie', 'o 15%'];
    const solved = tasks.flatMap((task, index) => {
      if (index % 2 > 0) return [];
      const gaps = places(task.text);
      const at = gaps[index % Math.max(1, gaps.length)];
      if (at === undefined) return [];
      const text = `${task.text.slice(0, at)} ${strays[(index / 2) % strays.length]}${task.text.slice(at)}`;
      const outcome = solve({ ...task, text });
      return outcome.kind === 'solved' ? [`${text} → ${outcome.value.canonical}`] : [];
    });
    expect(solved).toEqual([]);
  });

  it('is refused when it is a whole task', () => {
    const solved = tasks.flatMap((task, index) => {
      if (index % 8 > 0) return [];
      const other = tasks[(index + 1) % tasks.length];
      if (!other || other.language !== task.language || other.text === task.text) return [];
      const outcome = solve({ ...task, text: `${task.text} ${other.text}` });
      return outcome.kind === 'solved' ? [`${task.text} ${other.text} → ${outcome.value.canonical}`] : [];
    });
    expect(solved).toEqual([]);
  });
});
