import {
  addDays,
  isDayNumber,
  isPickable,
  localDayBounds,
  pickableDays,
  type DayNumber,
  type Interval,
} from '@ostoja/domain';

/** Whole calendar days, first and last included. */
export interface Days {
  readonly first: DayNumber;
  readonly last: DayNumber;
}

/** Telemetry is kept so long, today not counted; nothing older can be asked for. */
export const keptDays = 90;

/** The days that a range starts with: the last 7, today included (panel spec §5). */
export function defaultDays(today: DayNumber): Days {
  return { first: addDays(today, -6), last: today };
}

/** The days of an address's `from` and `to` (`2026-11-14`); what is missing, impossible or in the future falls back to the default. */
export function readDays(search: URLSearchParams, today: DayNumber): Days {
  const first = readDay(search.get('from'));
  const last = readDay(search.get('to'));
  const range = pickableDays(today, keptDays);
  if (first === null || last === null || first > last) return defaultDays(today);
  return isPickable(first, range) && isPickable(last, range) ? { first, last } : defaultDays(today);
}

/** The address's query with the days in it; the default leaves no trace, and the list begins at its first page again. */
export function writeDays(search: URLSearchParams, days: Days, today: DayNumber): URLSearchParams {
  const next = new URLSearchParams(search);
  const usual = defaultDays(today);
  if (days.first === usual.first && days.last === usual.last) {
    next.delete('from');
    next.delete('to');
  } else {
    next.set('from', writeDay(days.first));
    next.set('to', writeDay(days.last));
  }
  next.delete('page');
  return next;
}

/** The days as an interval in epoch seconds, in a zone. */
export function intervalOf({ first, last }: Days, timeZone: string): Interval {
  return { from: localDayBounds(first, timeZone).from, to: localDayBounds(last, timeZone).to };
}

/**
 * The day of an address's `day` (`2026-11-14`): today when it is missing, impossible, more than `daysBack` days ago or
 * in the future.
 */
export function readShownDay(search: URLSearchParams, today: DayNumber, daysBack = keptDays): DayNumber {
  const day = readDay(search.get('day'));
  return day !== null && isPickable(day, pickableDays(today, daysBack)) ? day : today;
}

/** The address's query with the day in it; today leaves no trace, and the list begins at its first page again. */
export function writeShownDay(search: URLSearchParams, day: DayNumber, today: DayNumber): URLSearchParams {
  const next = new URLSearchParams(search);
  if (day === today) next.delete('day');
  else next.set('day', writeDay(day));
  next.delete('page');
  return next;
}

/** A day as an address or a date picker writes it (`2026-11-14`), or null when there is no such day. */
export function readDay(text: string | null): DayNumber | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '');
  const day = match ? Number(match.slice(1).join('')) : null;
  return isDayNumber(day) ? day : null;
}

/** A day as an address or a date picker writes it: `2026-11-14`. */
export function writeDay(day: DayNumber): string {
  return String(day).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}
