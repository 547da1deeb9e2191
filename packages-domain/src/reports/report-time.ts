import { addDays, type DayNumber } from '../time/day-range.js';
import { startOfLocalDay } from '../time/local-day.js';
import { localTimeOf, zoneOffset } from '../time/local-time.js';

/** The hour of a family's own morning at which its daily report goes out (decision 0150). */
export const reportHour = 7;

/** Reports of one zone are spread over so many seconds, so that they do not all leave at once. */
export const reportSpread = 1800;

/**
 * When the next daily report is due after a moment (both epoch seconds): within half an hour from seven in the zone's
 * morning, each account at its own minute. RangeError for an unknown zone.
 */
export function nextReportAt(after: number, timeZone: string, accountId: number): number {
  const delay = accountId % reportSpread;
  let day = addDays(localTimeOf(after, timeZone).date, -1);
  for (;;) {
    const due = morningOf(day, timeZone) + delay;
    // A zone that moved over the date line skipped a day, and its morning with it.
    if (due > after && localTimeOf(due, timeZone).date === day) return due;
    day = addDays(day, 1);
  }
}

/**
 * The day that a report tells about which goes out at a moment: the last whole one. Null before the hour: that morning's
 * report is still to come. RangeError for an unknown zone.
 */
export function reportedDay(at: number, timeZone: string): DayNumber | null {
  const { date, hour } = localTimeOf(at, timeZone);
  if (hour < reportHour) return null;
  return localTimeOf(startOfLocalDay(date, timeZone) - 1, timeZone).date;
}

function morningOf(day: DayNumber, timeZone: string): number {
  const start = startOfLocalDay(day, timeZone);
  const shown = localTimeOf(start, timeZone);
  const guess = start + (reportHour - shown.hour) * 3600 - shown.minute * 60 - shown.second;
  // The clocks may change between midnight and the morning.
  return guess + zoneOffset(start, timeZone) - zoneOffset(guess, timeZone);
}
