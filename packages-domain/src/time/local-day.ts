import type { Interval } from './date-filter.js';
import { addDays, type DayNumber } from './day-range.js';
import { localTimeOf, zoneOffset } from './local-time.js';

const widestOffset = 15 * 3600;

/**
 * The bounds of a calendar day in a zone, epoch seconds, `to` excluded: 23, 24 or 25 hours where clocks
 * change, nothing at all (`from` equals `to`) for a day that a zone skipped.
 */
export function localDayBounds(day: DayNumber, timeZone: string): Interval {
  return { from: startOfLocalDay(day, timeZone), to: startOfLocalDay(addDays(day, 1), timeZone) };
}

/** The first moment at which a zone's calendar shows the day (or a later one, if it skipped it). */
export function startOfLocalDay(day: DayNumber, timeZone: string): number {
  const midnight = utcMidnight(day);
  const guess = midnight - zoneOffset(midnight - zoneOffset(midnight, timeZone), timeZone);
  const isStart = localTimeOf(guess, timeZone).date >= day && localTimeOf(guess - 1, timeZone).date < day;
  if (isStart) return guess;

  // Clocks change at this very midnight: find the first second on or after the day.
  let before = midnight - widestOffset;
  let after = midnight + widestOffset;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localTimeOf(middle, timeZone).date >= day) after = middle;
    else before = middle;
  }
  return after;
}

/** The day before which telemetry `days` old is dropped, or any "so many days ago" of a zone: its first moment. */
export function startOfDayAgo(now: number, days: number, timeZone: string): number {
  return startOfLocalDay(addDays(localTimeOf(now, timeZone).date, -days), timeZone);
}

function utcMidnight(day: DayNumber): number {
  const date = new Date(0);
  date.setUTCFullYear(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100);
  return date.getTime() / 1000;
}
