/** A word beside or beneath the plot. */
export interface AxisTick {
  /** Of the axis, 0 to 1, from the left or the bottom. */
  readonly at: number;
  readonly text: string;
}

/** A tick with its place on the axis. */
export interface PlacedTick extends AxisTick {
  /** Inside the ends a word stands centred under its mark; at an end it leans on it. */
  readonly side: 'start' | 'centre' | 'end';
}

/** About the width of a character of the axis, in pixels. An estimate is enough: words only must not touch. */
const CHARACTER = 6.6;
const GAP = 10;

/** Places words from right to left; null when two would touch. */
function place(ticks: readonly AxisTick[], width: number): readonly PlacedTick[] | null {
  const placed: PlacedTick[] = [];
  let room = Number.POSITIVE_INFINITY;
  for (const tick of ticks.toReversed()) {
    const length = tick.text.length * CHARACTER;
    const centred = tick.at * width - length / 2;
    const start = Math.max(0, Math.min(width - length, centred));
    if (start + length > room) return null;
    room = start - GAP;
    placed.push({ ...tick, side: start > centred ? 'start' : start < centred ? 'end' : 'centre' });
  }
  return placed.toReversed();
}

/**
 * The ticks whose words have room side by side: all, every second, every fourth… The last one always stays.
 * @param ticks from left to right, evenly spaced
 * @param width of the axis, in pixels
 */
export function fitTicks(ticks: readonly AxisTick[], width: number): readonly PlacedTick[] {
  const last = ticks.length - 1;
  for (let every = 1; every <= last; every *= 2) {
    const placed = place(
      ticks.filter((_, index) => (last - index) % every === 0),
      width,
    );
    if (placed) return placed;
  }
  return place(ticks.slice(-1), width) ?? [];
}
