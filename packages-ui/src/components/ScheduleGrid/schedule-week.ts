import { weekdays, type Weekday } from '../../lib/weekday.js';

/** One day: 24 characters, one a local hour from midnight, `1` allowed and `0` blocked. */
export type ScheduleDay = string;

/** A week of hours, always Monday first, whatever day the reader's week begins on. */
export type ScheduleWeek = readonly [
  ScheduleDay,
  ScheduleDay,
  ScheduleDay,
  ScheduleDay,
  ScheduleDay,
  ScheduleDay,
  ScheduleDay,
];

/** One hour of one weekday. */
export interface ScheduleHour {
  readonly weekday: Weekday;
  /** 0 to 23. */
  readonly hour: number;
}

export const HOURS = 24;
export const everyHour: readonly number[] = Array.from({ length: HOURS }, (_, hour) => hour);

const openDay: ScheduleDay = '1'.repeat(HOURS);

/** A week in which every hour is allowed. */
export const openWeek: ScheduleWeek = [openDay, openDay, openDay, openDay, openDay, openDay, openDay];

/** One weekday's hours. */
export function dayOf(week: ScheduleWeek, weekday: Weekday): ScheduleDay {
  return week[weekday - 1] ?? openDay;
}

/** Tells whether an hour is blocked. An hour that the string does not reach is allowed. */
export function isBlocked(week: ScheduleWeek, { weekday, hour }: ScheduleHour): boolean {
  return dayOf(week, weekday).charAt(hour) === '0';
}

/** The week with some hours blocked, or allowed. */
export function withHours(week: ScheduleWeek, hours: Iterable<ScheduleHour>, blocked: boolean): ScheduleWeek {
  const days = new Map<Weekday, string[]>();
  for (const { weekday, hour } of hours) {
    const day = days.get(weekday) ?? [...dayOf(week, weekday).padEnd(HOURS, '1')];
    day[hour] = blocked ? '0' : '1';
    days.set(weekday, day);
  }
  return mapDays(week, (day, weekday) => days.get(weekday)?.join('') ?? day);
}

/** The week with one day's hours given to other days. */
export function withDayCopied(week: ScheduleWeek, from: Weekday, to: readonly Weekday[]): ScheduleWeek {
  const source = dayOf(week, from);
  return mapDays(week, (day, weekday) => (to.includes(weekday) ? source : day));
}

/** Every hour of a weekday. */
export function hoursOfDay(weekday: Weekday): ScheduleHour[] {
  return everyHour.map((hour) => ({ weekday, hour }));
}

/** The same hour on every weekday. */
export function daysOfHour(hour: number): ScheduleHour[] {
  return weekdays.map((weekday) => ({ weekday, hour }));
}

/** How much of some hours is blocked. */
export function blockedShare(week: ScheduleWeek, hours: readonly ScheduleHour[]): 'none' | 'some' | 'all' {
  const blocked = hours.filter((hour) => isBlocked(week, hour)).length;
  if (blocked === 0) return 'none';
  return blocked === hours.length ? 'all' : 'some';
}

/** Tells whether two weeks have the same hours. */
export function isSameWeek(one: ScheduleWeek, other: ScheduleWeek): boolean {
  return one === other || weekdays.every((weekday) => dayOf(one, weekday) === dayOf(other, weekday));
}

/** How many hours became blocked and how many allowed between two weeks. */
export function countChanges(
  before: ScheduleWeek,
  after: ScheduleWeek,
): { readonly blocked: number; readonly allowed: number } {
  const changed = weekdays
    .flatMap(hoursOfDay)
    .filter((hour) => isBlocked(before, hour) !== isBlocked(after, hour));
  const blocked = changed.filter((hour) => isBlocked(after, hour)).length;
  return { blocked, allowed: changed.length - blocked };
}

function mapDays(
  week: ScheduleWeek,
  change: (day: ScheduleDay, weekday: Weekday) => ScheduleDay,
): ScheduleWeek {
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = week;
  return [
    change(monday, 1),
    change(tuesday, 2),
    change(wednesday, 3),
    change(thursday, 4),
    change(friday, 5),
    change(saturday, 6),
    change(sunday, 7),
  ];
}
