import type { Interval } from './date-filter.js';

const hourSeconds = 3600;
const daySeconds = 86_400;

/** An interval cut at UTC hours or days. A part that would be empty is null. */
export interface SplitInterval {
  /** From the start to the first whole hour (or day); all of it when it holds none. */
  readonly head: Interval | null;
  /** The whole UTC hours or days, which roll-ups can answer. */
  readonly whole: Interval | null;
  /** From the last whole hour or day to the end. */
  readonly tail: Interval | null;
}

/**
 * Cuts an interval (epoch seconds, `to` excluded) into whole UTC hours and its ragged edges, so that a sum
 * over roll-ups and raw rows equals a raw scan (design §4). The parts never overlap and leave nothing out.
 */
export function splitHours(from: number, to: number): SplitInterval {
  return split(from, to, hourSeconds);
}

/** The same for whole UTC days. Both edges may still hold whole hours. */
export function splitDays(from: number, to: number): SplitInterval {
  return split(from, to, daySeconds);
}

function split(from: number, to: number, unit: number): SplitInterval {
  const first = Math.ceil(from / unit) * unit;
  const last = Math.floor(to / unit) * unit;
  if (first >= last) return { head: part(from, to), whole: null, tail: null };
  return { head: part(from, first), whole: part(first, last), tail: part(last, to) };
}

function part(from: number, to: number): Interval | null {
  return from < to ? { from, to } : null;
}
