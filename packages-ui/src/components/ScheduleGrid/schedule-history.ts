import { isSameWeek, type ScheduleWeek } from './schedule-week.js';

/** More steps back than anyone takes. */
const MOST_STEPS = 100;

/** The weeks that were, in order, and which of them is shown. */
export interface ScheduleHistory {
  readonly weeks: readonly ScheduleWeek[];
  readonly at: number;
}

/** A history that begins with a week. */
export function historyOf(week: ScheduleWeek): ScheduleHistory {
  return { weeks: [week], at: 0 };
}

/**
 * The history as it is for the week that is shown. The week's owner may have gone back to an earlier one (a save was
 * refused) or be late with a newer one: both are found again. A week from elsewhere begins a new history.
 */
export function historyAt(history: ScheduleHistory, week: ScheduleWeek): ScheduleHistory {
  const current = history.weeks[history.at];
  if (current && isSameWeek(current, week)) return history;
  const at = history.weeks.findLastIndex((known) => isSameWeek(known, week));
  return at === -1 ? historyOf(week) : { ...history, at };
}

/** The history after an edit: what was undone before is forgotten. */
export function withEdit(history: ScheduleHistory, week: ScheduleWeek): ScheduleHistory {
  const weeks = [...history.weeks.slice(0, history.at + 1), week].slice(-MOST_STEPS);
  return { weeks, at: weeks.length - 1 };
}

/** The week one step back or forward, or null where there is none. */
export function neighbour(history: ScheduleHistory, by: -1 | 1): ScheduleWeek | null {
  return history.weeks[history.at + by] ?? null;
}
