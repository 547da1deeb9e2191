import { addDays, dayNumber, localTimeOf, startOfLocalDay, zoneOffset, type DayNumber } from '@ostoja/domain';

/** Where the family lives. */
export const familyTimeZone = 'Europe/Warsaw';

/** What kind of day it is for a pupil. */
export type DayKind = 'school' | 'weekend' | 'holiday';

/** Easter Sunday of a year, by the Gregorian reckoning. */
export function easterSunday(year: number): DayNumber {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const full =
    moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  const offset = full - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  return dayNumber(year, month, offset + 28 - 31 * Math.floor(month / 4));
}

const fixedHolidays = new Set([101, 106, 501, 502, 503, 815, 1101, 1111, 1224, 1225, 1226]);

/** Polish public holidays, the days off around Christmas and Easter, and the summer. */
export function isHoliday(day: DayNumber): boolean {
  const year = Math.floor(day / 10_000);
  const monthDay = day % 10_000;
  if (fixedHolidays.has(monthDay) || monthDay >= 1223 || monthDay <= 101) return true;
  if (monthDay >= 627 && monthDay <= 831) return true;
  const easter = easterSunday(year);
  // Maundy Thursday to the Tuesday after Easter, and Corpus Christi with the Friday that follows it.
  return [-3, -2, -1, 0, 1, 2, 60, 61].some((offset) => addDays(easter, offset) === day);
}

/** What kind of day a calendar day is. */
export function dayKind(day: DayNumber): DayKind {
  if (isHoliday(day)) return 'holiday';
  return weekdayOf(day) >= 6 ? 'weekend' : 'school';
}

/** The weekday of a calendar day: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: DayNumber): number {
  return localTimeOf(startOf(day) + 43_200, familyTimeZone).weekday;
}

const starts = new Map<DayNumber, number>();

/** Asking `Intl` for a day's start costs more than a whole day's life, so the last days' are kept. */
function startOf(day: DayNumber): number {
  const start = starts.get(day) ?? startOfLocalDay(day, familyTimeZone);
  if (starts.size > 100) starts.clear();
  starts.set(day, start);
  return start;
}

/** The moment (epoch seconds) at which Warsaw's clocks show so many minutes after midnight. */
export function momentOf(day: DayNumber, minutes: number): number {
  const start = startOf(day);
  const at = start + Math.round(minutes * 60);
  return at - (zoneOffset(at, familyTimeZone) - zoneOffset(start, familyTimeZone));
}

/** The calendar day of a moment in Warsaw. */
export function dayOf(at: number): DayNumber {
  return localTimeOf(at, familyTimeZone).date;
}
