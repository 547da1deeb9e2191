import {
  formatAge,
  formatDateTime,
  formatDay,
  formatDuration,
  formatTime,
  type DateStyle,
  type DayNumber,
} from '@ostoja/domain';
import { useMemo } from 'react';
import { useMessages } from '../i18n/index.js';
import { momentWords } from './moment-words.js';
import { useTimeZone } from './use-time-zone.js';

/** Times as this parent reads them: the page's language, the account's zone. Moments and lengths are in seconds. */
export interface TimeWords {
  /** A moment as a time of day: `20:30`. */
  readonly clock: (at: number) => string;
  /** A moment with its date: `20 Nov 2026, 20:30`. */
  readonly dateTime: (at: number) => string;
  /** Minutes from midnight as a time of day: 1230 is `20:30`. */
  readonly minuteOfDay: (minutes: number) => string;
  /** A length of time: `1 h 20 min`. */
  readonly duration: (seconds: number) => string;
  /** A calendar day, with its weekday when asked for. */
  readonly day: (day: DayNumber, style?: DateStyle) => string;
  /** A calendar day with its weekday, without the year: `Friday, 20 November`. */
  readonly weekday: (day: DayNumber) => string;
  /** A moment as a day and a time: `today, 20:30`, `Fri, 20 Nov, 20:30`; the year only when it is another. */
  readonly moment: (at: number, now: number) => string;
  /** How long ago a moment was: `20 seconds ago`. */
  readonly ago: (at: number, now: number) => string;
}

/** Formats for times; see {@link TimeWords}. */
export function useTimeWords(): TimeWords {
  const { language, locale } = useMessages();
  const timeZone = useTimeZone();
  return useMemo(() => {
    const weekday = new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    return {
      clock: (at) => formatTime(at, language, timeZone),
      dateTime: (at) => formatDateTime(at, language, timeZone),
      minuteOfDay: (minutes) => formatTime(minutes * 60, language, 'UTC'),
      duration: (seconds) => formatDuration(seconds, language),
      day: (day, style) => formatDay(day, language, style),
      weekday: (day) =>
        weekday.format(Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100)),
      moment: (at, now) => momentWords(at, { now, locale, timeZone }),
      ago: (at, now) => formatAge(now - at, language),
    };
  }, [language, locale, timeZone]);
}
