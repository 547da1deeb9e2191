import { dayOf, HOURS, type ScheduleWeek } from './schedule-week.js';
import { weekdaysFrom, type Weekday } from '../../lib/weekday.js';

/** Blocked hours in a row: from an hour (0 to 23) up to another (1 to 24), or past midnight into the next day. */
export interface BlockedStretch {
  readonly from: number;
  readonly to: number;
  /** `to` belongs to the day after. */
  readonly overnight: boolean;
}

/** What is blocked on a day. */
export type BlockedOfDay = 'none' | 'all' | readonly BlockedStretch[];

/**
 * What is blocked on a day, the way people say it: a night counts to the day on whose evening it begins, so Monday's
 * "22 to 6" ends on Tuesday. Hours are joined over midnight only while the words stay true: not with a day that is
 * blocked as a whole, and not into a stretch of a day or longer.
 */
export function blockedOfDay(week: ScheduleWeek, weekday: Weekday): BlockedOfDay {
  const today = runsOf(week, weekday);
  const [only] = today;
  if (!only) return 'none';
  if (isWhole(only)) return 'all';
  const [, nextDay = weekday, , , , , dayBefore = weekday] = weekdaysFrom(weekday);
  const yesterday = runsOf(week, dayBefore);
  const tomorrow = runsOf(week, nextDay);
  const own = joins(yesterday, today) ? today.slice(1) : today;
  const stretches = own.map((run, index) => {
    const night = index === own.length - 1 && joins(today, tomorrow) ? tomorrow[0] : undefined;
    return night ? { from: run.from, to: night.to, overnight: true } : { ...run, overnight: false };
  });
  return stretches.length > 0 ? stretches : 'none';
}

interface Run {
  readonly from: number;
  readonly to: number;
}

function runsOf(week: ScheduleWeek, weekday: Weekday): Run[] {
  return [...dayOf(week, weekday).matchAll(/0+/g)].map(({ index, 0: zeros }) => ({
    from: index,
    to: index + zeros.length,
  }));
}

const isWhole = ({ from, to }: Run) => from === 0 && to === HOURS;

/** Tells whether a day's last stretch and the next day's first are one night. */
function joins(evening: readonly Run[], morning: readonly Run[]): boolean {
  const late = evening.at(-1);
  const early = morning[0];
  if (!late || !early || late.to !== HOURS || early.from !== 0) return false;
  return !isWhole(late) && !isWhole(early) && early.to < late.from;
}
