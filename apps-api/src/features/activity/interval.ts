/** An interval in epoch seconds, `to` excluded. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The wire's `dateFrom` and `dateTo` count both ends; inside, an interval ends before its `to`. */
export function intervalOf({ dateFrom, dateTo }: { dateFrom: number; dateTo: number }): Interval {
  return { from: dateFrom, to: Math.max(dateFrom, dateTo + 1) };
}
