/** A day of the calendar, in no time zone: "2026-11-20". Days compare as strings. */
export type CalendarDay = string;

const DAY = 86_400_000;

function dateOf(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayOf(date: Date): CalendarDay {
  return date.toISOString().slice(0, 10);
}

/** The day `count` days later; earlier when negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayOf(new Date(dateOf(day).getTime() + count * DAY));
}

/** The same day `count` months later, or that month's last day when it has no such day. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const date = dateOf(day);
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1));
  const length = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date.getUTCDate(), length));
  return dayOf(target);
}

/** The day's place in its week: 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return (dateOf(day).getUTCDay() + 6) % 7;
}

/** The day moved into the limits. */
export function clampDay(day: CalendarDay, min?: CalendarDay, max?: CalendarDay): CalendarDay {
  if (max !== undefined && day > max) return max;
  if (min !== undefined && day < min) return min;
  return day;
}

/** The weeks, Monday first, that show the month of `day`, with the days around it that fill them. */
export function monthWeeks(day: CalendarDay): CalendarDay[][] {
  const first = `${day.slice(0, 8)}01`;
  const start = addDays(first, -weekdayOf(first));
  const nextMonth = addMonths(first, 1);
  const weeks: CalendarDay[][] = [];
  for (let monday = start; monday < nextMonth; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, weekday) => addDays(monday, weekday)));
  }
  return weeks;
}

/** Writes a day as the locale does. */
export function formatDay(day: CalendarDay, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(dateOf(day));
}

/** Writes two days as the locale does, without saying twice what they share. */
export function formatDays(
  from: CalendarDay,
  to: CalendarDay,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).formatRange(
    dateOf(from),
    dateOf(to),
  );
}
