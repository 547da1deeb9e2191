import type { Language } from '../languages/languages.js';
import type { DayNumber } from '../time/day-range.js';
import type { Weekday } from '../time/local-time.js';
import { dateFormatter, relativeFormatter } from './formatters.js';

/** How long words in a date are. */
export type DateStyle = 'short' | 'medium' | 'long';

/** The date of a moment (epoch seconds) in a zone, as a language writes it. */
export function formatDate(
  at: number,
  language: Language,
  timeZone: string,
  dateStyle: DateStyle = 'medium',
): string {
  return dateFormatter(language, { dateStyle, timeZone }).format(at * 1000);
}

/** The time of day of a moment (epoch seconds) in a zone, by the 24-hour clock: `20:30`. */
export function formatTime(at: number, language: Language, timeZone: string): string {
  return dateFormatter(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    at * 1000,
  );
}

/** The date and time of a moment (epoch seconds) in a zone, as a language writes them. */
export function formatDateTime(at: number, language: Language, timeZone: string): string {
  return dateFormatter(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(at * 1000);
}

/** A calendar day (yyyymmdd) as a language writes it. */
export function formatDay(day: DayNumber, language: Language, dateStyle: DateStyle = 'medium'): string {
  const date = Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100);
  return dateFormatter(language, { dateStyle, timeZone: 'UTC' }).format(date);
}

/** The name of a weekday (1 is Monday) in a language. */
export function weekdayName(
  weekday: Weekday,
  language: Language,
  length: 'long' | 'short' | 'narrow' = 'long',
): string {
  // 1 January 2024 was a Monday.
  return dateFormatter(language, { weekday: length, timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));
}

/** How long ago something was, in a language's own words: `5 minutes ago`. Seconds; the future reads as now. */
export function formatAge(seconds: number, language: Language): string {
  const formatter = relativeFormatter(language, { numeric: 'auto' });
  const age = Math.max(0, seconds);
  if (age < 60) return formatter.format(-Math.floor(age), 'second');
  if (age < 3600) return formatter.format(-Math.floor(age / 60), 'minute');
  return age < 86_400
    ? formatter.format(-Math.floor(age / 3600), 'hour')
    : formatter.format(-Math.floor(age / 86_400), 'day');
}
