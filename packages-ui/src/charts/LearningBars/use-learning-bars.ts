import { useMemo } from 'react';
import { addDays, type CalendarDay } from '../../components/Calendar/calendar-day.js';

/** What a day's column is made of: a subject. */
export interface LearningSeries {
  readonly id: string;
  readonly label: string;
  /** One of the ten chart colours; absent: by its place in the list. */
  readonly colour?: number;
}

/** How much was learned on a day: whole numbers (tasks, minutes), one for each series in its order. */
export interface LearningDay {
  readonly day: CalendarDay;
  readonly values: readonly number[];
}

/** A day of the chart; its id is the day. */
export interface LearningColumn extends LearningDay {
  readonly id: CalendarDay;
  readonly total: number;
}

interface LearningOptions {
  /** In any order; days without learning may be missing. */
  readonly days: readonly LearningDay[];
  readonly seriesCount: number;
  /** The day that the chart ends with, at least; absent: the last one in `days`. */
  readonly lastDay: CalendarDay | undefined;
  readonly minDays: number;
}

/** Every day from the first to the last, without holes, and at least `minDays` of them. */
export function learningColumns({
  days,
  seriesCount,
  lastDay,
  minDays,
}: LearningOptions): readonly LearningColumn[] {
  const sums = new Map<CalendarDay, number[]>();
  for (const { day, values } of days) {
    const sum = sums.get(day) ?? Array<number>(seriesCount).fill(0);
    sums.set(
      day,
      sum.map((value, series) => value + (values[series] ?? 0)),
    );
  }
  const known = [...sums.keys(), ...(lastDay === undefined ? [] : [lastDay])].toSorted();
  const first = known[0];
  const last = known.at(-1);
  if (first === undefined || last === undefined) return [];
  const columns: LearningColumn[] = [];
  for (let day = last; day >= first || columns.length < minDays; day = addDays(day, -1)) {
    const values = sums.get(day) ?? Array<number>(seriesCount).fill(0);
    columns.push({ id: day, day, values, total: values.reduce((sum, value) => sum + value, 0) });
  }
  return columns.toReversed();
}

/** `learningColumns`, kept while the days stay the same. */
export function useLearningBars({
  days,
  seriesCount,
  lastDay,
  minDays,
}: LearningOptions): readonly LearningColumn[] {
  return useMemo(
    () => learningColumns({ days, seriesCount, lastDay, minDays }),
    [days, seriesCount, lastDay, minDays],
  );
}
