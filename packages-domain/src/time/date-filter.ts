/** The choices of a date filter (panel §5): the last 24 hours, 7 days, 30 days, or one chosen day. */
export type DateFilter = 'day' | 'week' | 'month' | 'custom';

/** An interval in epoch seconds: `from` belongs to it, `to` does not. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The filter that calls, messages, visits and the summary start with: the last 7 days. */
export const defaultDateFilter: DateFilter = 'week';

const daySeconds = 86_400;
const lengths = { day: daySeconds, week: 7 * daySeconds, month: 30 * daySeconds } as const;

/** The interval of a filter, ending now (epoch seconds). `custom` takes the chosen day's own bounds. */
export function filterInterval(filter: Exclude<DateFilter, 'custom'>, now: number): Interval {
  return { from: now - lengths[filter], to: now };
}
