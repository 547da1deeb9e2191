import type { Interval } from './date-filter.js';

const hourSeconds = 3600;

/** An interval cut at UTC hours. A part that would be empty is null. */
export interface SplitInterval {
  /** From the start to the first whole hour; all of it when it holds no whole hour. */
  readonly head: Interval | null;
  /** The whole UTC hours, which roll-ups can answer. */
  readonly whole: Interval | null;
  /** From the last whole hour to the end. */
  readonly tail: Interval | null;
}

/**
 * Cuts an interval (epoch seconds, `to` excluded) into whole UTC hours and its ragged edges, so that a sum
 * over roll-ups and raw rows equals a raw scan (design §4). The parts never overlap and leave nothing out.
 */
export function splitHours(from: number, to: number): SplitInterval {
  const first = Math.ceil(from / hourSeconds) * hourSeconds;
  const last = Math.floor(to / hourSeconds) * hourSeconds;
  if (first >= last) return { head: part(from, to), whole: null, tail: null };
  return { head: part(from, first), whole: part(first, last), tail: part(last, to) };
}

function part(from: number, to: number): Interval | null {
  return from < to ? { from, to } : null;
}
