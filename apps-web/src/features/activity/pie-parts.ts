import type { PiePart } from '@ostoja/ui/charts';

/** One line of a top list with its share of everything, in percent. */
export interface Counted {
  readonly label: string;
  readonly count: number;
  readonly percent: number;
}

/** As many parts as can be told apart in a ring; the rest is one part. */
const mostParts = 8;
const grey = 10;

/** A top list as parts of everything: its first lines, and the rest (also what the list left out) as one grey part. */
export function pieParts(list: readonly Counted[], other: string): readonly PiePart[] {
  const first = list[0];
  if (!first || first.percent <= 0) return [];
  const total = Math.round((first.count * 100) / first.percent);
  const shown = list.slice(0, list.length > mostParts ? mostParts - 1 : mostParts);
  const parts = shown.map(({ label, count }) => ({ id: label, label, value: count }));
  const rest = total - parts.reduce((sum, { value }) => sum + value, 0);
  return rest > 0 ? [...parts, { id: ' other', label: other, value: rest, colour: grey }] : parts;
}
