/**
 * The heights of many rows, of which only those that were drawn are known; the others are taken for the estimate. Costs
 * by the number of rows that were measured, not of all. All figures are pixels.
 */
export class RowHeights {
  private readonly indexes: readonly number[];
  /** What the first so many measured rows are higher than estimated, together. */
  private readonly surplus: readonly number[];

  /** @param measured heights by the row's index */
  constructor(
    readonly count: number,
    private readonly estimate: number,
    private readonly measured: ReadonlyMap<number, number>,
  ) {
    this.indexes = [...measured.keys()].filter((index) => index < count).toSorted((a, b) => a - b);
    const surplus = [0];
    for (const index of this.indexes) {
      surplus.push((surplus.at(-1) ?? 0) + (measured.get(index) ?? estimate) - estimate);
    }
    this.surplus = surplus;
  }

  get total(): number {
    return this.offsetOf(this.count);
  }

  heightOf(index: number): number {
    return this.measured.get(index) ?? this.estimate;
  }

  /** From the top of the first row to the top of this one; of the row after the last: the height of all. */
  offsetOf(index: number): number {
    const before = firstFrom(0, this.indexes.length, (place) => (this.indexes[place] ?? 0) >= index);
    return index * this.estimate + (this.surplus[before] ?? 0);
  }

  /** The row at an offset: the last one whose top is not below it. */
  indexAt(offset: number): number {
    return Math.max(0, firstFrom(0, this.count, (index) => this.offsetOf(index) > offset) - 1);
  }
}

/** The first whole number from `low` to `high` for which the condition holds; it must hold for all after it. */
function firstFrom(low: number, high: number, holds: (value: number) => boolean): number {
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
