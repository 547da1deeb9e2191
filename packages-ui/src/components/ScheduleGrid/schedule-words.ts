import type { ReactNode } from 'react';
import type { CopyDayLabels } from '../CopyDay/index.js';
import { blockedOfDay } from './blocked-stretches.js';
import type { ScheduleWeek } from './schedule-week.js';
import type { Weekday } from '../../lib/weekday.js';

/** How days and hours are written; `scheduleFormat` makes one for a language. */
export interface ScheduleFormat {
  /** "Monday", or "Mon" where there is little room. */
  readonly formatWeekday: (weekday: Weekday, width: 'long' | 'short') => string;
  /** An hour from 0 to 24: "14:00", or "14" where there is little room. 24 is the end of the day. */
  readonly formatHour: (hour: number, width: 'long' | 'short') => string;
}

/** Every word of the grid. Functions get already formatted days and hours. */
export interface ScheduleGridLabels extends CopyDayLabels {
  /** Names the whole: "When Zosia may use apps". */
  readonly name: string;
  /** One sentence on how to paint, for everybody. */
  readonly hint: ReactNode;
  /** How the keyboard works, said to screen readers when they come to the grid. */
  readonly keyboardHint: string;
  /** The names of the two views. */
  readonly picture: string;
  readonly list: string;
  readonly allowed: string;
  readonly blocked: string;
  /** The head of the column of days. */
  readonly day: string;
  /** "22:00–6:00"; with `overnight` it ends on the day after. */
  readonly period: (from: string, to: string, overnight: boolean) => string;
  /** An hour in words: "Monday, 22:00–23:00, blocked". */
  readonly cell: (day: string, period: string, state: string) => string;
  /** Blocks or allows a whole day: "Monday, whole day". */
  readonly wholeDay: (day: string) => string;
  /** Blocks or allows one hour of all days: "22:00–23:00, every day". */
  readonly everyDay: (period: string) => string;
  /** "blocked 22:00–6:00"; the periods are already joined. */
  readonly blockedPeriods: (periods: string) => string;
  readonly allAllowed: string;
  readonly allBlocked: string;
  readonly presets: string;
  readonly undo: string;
  readonly redo: string;
  /** What an edit did, said after it: "5 hours blocked". One of the counts may be 0, not both. */
  readonly changed: (blocked: number, allowed: number) => string;
  readonly loading: string;
}

/** What a day blocks, in words: "blocked 22:00–6:00". */
export function dayWords(
  week: ScheduleWeek,
  weekday: Weekday,
  { formatHour }: ScheduleFormat,
  labels: ScheduleGridLabels,
): string {
  const blocked = blockedOfDay(week, weekday);
  if (blocked === 'none') return labels.allAllowed;
  if (blocked === 'all') return labels.allBlocked;
  const periods = blocked.map(({ from, to, overnight }) =>
    labels.period(formatHour(from, 'long'), formatHour(to, 'long'), overnight),
  );
  return labels.blockedPeriods(periods.join(', '));
}

/** One hour as a stretch of time: "22:00–23:00". */
export function hourWords(
  hour: number,
  { formatHour }: ScheduleFormat,
  labels: Pick<ScheduleGridLabels, 'period'>,
): string {
  return labels.period(formatHour(hour, 'long'), formatHour(hour + 1, 'long'), false);
}
