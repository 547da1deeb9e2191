import type { ChartTable } from '../ChartFrame/index.js';
import { HOURS } from './use-time-of-day-heat.js';

interface HeatTableOptions {
  readonly values: readonly (readonly number[])[];
  /** The names of the rows of `values`, short. */
  readonly days: readonly string[];
  readonly format: (value: number) => string;
  readonly formatHour: (hour: number) => string;
  /** What the column of hours is called: "Hour". */
  readonly hourColumn: string;
}

/** The same hours as text, a column for each day, for the table view of a ChartFrame. */
export function heatTable({ values, days, format, formatHour, hourColumn }: HeatTableOptions): ChartTable {
  return {
    columns: [hourColumn, ...days],
    rows: Array.from({ length: HOURS }, (_, hour) => [
      formatHour(hour),
      ...days.map((_day, day) => format(values[day]?.[hour] ?? 0)),
    ]),
  };
}
