/** A calendar day as a number, yyyymmdd: 20261121. Of what time zone, its owner says. */
export type DayNumber = number;

/** How many days back a date picker goes, today not counted: 30 on Localization, 29 on YouTube (panel §2). */
export const minimumDaysBack = { localization: 30, youtube: 29 } as const;

/** The day number of a year, a month (1 to 12) and a day. */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  return year * 10_000 + month * 100 + day;
}

/** Tells whether a value is the number of a day that exists: 20260230 is not. */
export function isDayNumber(value: unknown): value is DayNumber {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 1_01_01 && addDays(value, 0) === value
  );
}

/** The day a number of days later (or earlier), by the calendar alone. */
export function addDays(day: DayNumber, days: number): DayNumber {
  const date = new Date(0);
  date.setUTCFullYear(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, (day % 100) + days);
  return dayNumber(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** The days that a picker offers: never a future one, never one before its minimum (panel §5). */
export interface DayRange {
  readonly first: DayNumber;
  readonly last: DayNumber;
}

/** The days that a picker offers today: the given number of days back, to today. */
export function pickableDays(today: DayNumber, daysBack: number): DayRange {
  return { first: addDays(today, -daysBack), last: today };
}

/** Tells whether a picker offers the day. */
export function isPickable(day: DayNumber, range: DayRange): boolean {
  return day >= range.first && day <= range.last;
}

/** The day that the previous-day or next-day button goes to, or null when the button is disabled. */
export function stepDay(day: DayNumber, step: -1 | 1, range: DayRange): DayNumber | null {
  const next = addDays(day, step);
  return isPickable(next, range) ? next : null;
}
