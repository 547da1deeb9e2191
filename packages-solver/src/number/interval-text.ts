import { texExact } from '../expression/tex.js';
import type { Interval } from './intervals.js';

/** `x∈(-∞,2)∪[3,∞)`, `x∈R`, `x∈∅`, `x∈{2}`: the canonical notation of sets. */
export function canonicalSet(unknown: string, set: readonly Interval[]): string {
  if (set.length === 0) return `${unknown}∈∅`;
  if (set.length === 1 && isLine(set[0])) return `${unknown}∈R`;
  return `${unknown}∈${set
    .map((interval) =>
      isPoint(interval)
        ? `{${interval.from}}`
        : `${interval.isFromClosed ? '[' : '('}${interval.from ?? '-∞'},${interval.to ?? '∞'}${interval.isToClosed ? ']' : ')'}`,
    )
    .join('∪')}`;
}

/** TeX of a set, as schools write it: with a semicolon between the ends. */
export function texSet(set: readonly Interval[]): string {
  if (set.length === 0) return '\\emptyset';
  if (set.length === 1 && isLine(set[0])) return '\\mathbb{R}';
  return set
    .map((interval) => {
      if (isPoint(interval)) return `\\{${interval.from ? texExact(interval.from) : ''}\\}`;
      const from = interval.from ? texExact(interval.from) : '-\\infty';
      const to = interval.to ? texExact(interval.to) : '\\infty';
      return `${interval.isFromClosed ? '[' : '('}${from};\\,${to}${interval.isToClosed ? ']' : ')'}`;
    })
    .join(' \\cup ');
}

function isLine(interval: Interval | undefined): boolean {
  return interval !== undefined && !interval.from && !interval.to;
}

function isPoint({ from, to }: Interval): boolean {
  return from !== undefined && to !== undefined && from.equals(to);
}
