import type { CalendarDay } from '../../components/Calendar/calendar-day.js';
import type { ChartTable } from '../ChartFrame/index.js';
import {
  learningColumns,
  type LearningColumn,
  type LearningDay,
  type LearningSeries,
} from './use-learning-bars.js';

/** The least number of days that the chart shows (assistant spec §2). */
export const MIN_DAYS = 14;

/** The series that a day has something of, as words: "Mathematics 20 min". */
export function dayParts(
  { values }: LearningColumn,
  series: readonly LearningSeries[],
  format: (value: number) => string,
): readonly string[] {
  return series.flatMap(({ label }, index) => {
    const value = values[index] ?? 0;
    return value > 0 ? [`${label} ${format(value)}`] : [];
  });
}

interface LearningTableOptions {
  readonly days: readonly LearningDay[];
  readonly series: readonly LearningSeries[];
  readonly lastDay?: CalendarDay;
  readonly minDays?: number;
  readonly format: (value: number) => string;
  readonly formatDayLong: (day: CalendarDay) => string;
  /** What the first and the last column are called: "Day", "All"; one series has no column of sums. */
  readonly columns: readonly [day: string, total: string];
}

/** The same days as text, for the table view of a ChartFrame. */
export function learningTable({
  days,
  series,
  lastDay,
  minDays = MIN_DAYS,
  format,
  formatDayLong,
  columns: [dayColumn, totalColumn],
}: LearningTableOptions): ChartTable {
  const hasTotal = series.length > 1;
  const columns = learningColumns({ days, seriesCount: series.length, lastDay, minDays });
  return {
    columns: [dayColumn, ...series.map(({ label }) => label), ...(hasTotal ? [totalColumn] : [])],
    rows: columns.map(({ day, values, total }) => [
      formatDayLong(day),
      ...values.map(format),
      ...(hasTotal ? [format(total)] : []),
    ]),
  };
}
