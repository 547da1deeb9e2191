import type { Solved, Task } from './outcome.js';
import { solve } from './solve.js';

/** How many variations are tried before none is given. */
const maxTries = 60;

/**
 * A task like the given one with other numbers, for practice, or undefined when none was found. It is one that this solver
 * solves and checks, of the same topic, and whose answer is no harder than the first one's: whole where that was whole,
 * without roots where that had none. The same seed gives the same task.
 * @param seed any whole number
 */
export function similar(task: Task, seed: number): Task | undefined {
  const first = solve(task);
  if (first.kind !== 'solved') return undefined;
  const random = randomNumbers(seed);
  const tried = new Set([task.text]);
  for (let i = 0; i < maxTries; i += 1) {
    const text = varied(task.text, random);
    if (tried.has(text)) continue;
    tried.add(text);
    const outcome = solve({ ...task, text });
    if (outcome.kind === 'solved' && isLike(first, outcome)) return { ...task, text };
  }
  return undefined;
}

/** Numbers as written, with the sign before each. */
const numbers = /(^|[^\d])(\d+)/gu;

/** The text with other numbers. 0 and 1 stay, and so do exponents, indices, and what is a part of a longer number. */
function varied(text: string, random: () => number): string {
  return text.replaceAll(numbers, (all, before: string, digits: string, at: number) => {
    const after = text.slice(at + all.length, at + all.length + 2);
    const isPart = /^[.,]\d/u.test(after) || /[.,_^\p{L}]/u.test(before) || text.charAt(at - 1) === '^';
    const value = Number(digits);
    if (value < 2 || value > 9999 || isPart || digits.startsWith('0')) return all;
    return before + otherNumber(value, random);
  });
}

/** Of the same size: tens stay tens, so that prices stay prices. */
function otherNumber(value: number, random: () => number): number {
  if (value < 10) return 2 + Math.floor(random() * 8);
  const step = value % 100 === 0 ? 100 : value % 10 === 0 ? 10 : value % 5 === 0 ? 5 : 1;
  const low = Math.ceil(value / 2 / step);
  const high = Math.floor((value * 3) / 2 / step);
  return (low + Math.floor(random() * (high - low + 1))) * step;
}

/** The same topic, and an answer of the same shape: as many parts, and nothing in it that makes it harder. */
function isLike(first: Solved, other: Solved): boolean {
  const [a, b] = [first.value.canonical, other.value.canonical];
  const hasSame = (sign: string): boolean => a.includes(sign) || !b.includes(sign);
  return (
    first.topic === other.topic &&
    first.value.unit === other.value.unit &&
    a.split(';').length === b.split(';').length &&
    a.includes('∅') === b.includes('∅') &&
    a.endsWith('R') === b.endsWith('R') &&
    ['sqrt', '/', '-'].every(hasSame) &&
    b.length <= a.length + 3
  );
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
