import type { ScheduleFormat } from './schedule-words.js';

/** The first of January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
/** As many letters of a day's name as stand over a column a seventh of a phone wide; they differ in every language. */
const LETTERS = 3;

/**
 * Days and hours as a language writes them.
 * @param locale a BCP 47 tag; one that no one knows throws a RangeError
 */
export function scheduleFormat(locale: string): ScheduleFormat {
  const weekday = (width: 'long' | 'short' | 'narrow') =>
    new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' });
  const [long, short, narrow] = [weekday('long'), weekday('short'), weekday('narrow')];
  const shortWeekday = (date: number) => {
    const name = short.format(date);
    return name.includes(' ') ? narrow.format(date) : name.slice(0, LETTERS);
  };
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const twelve = time.resolvedOptions().hour12 === true;
  const parts = (hour: number) => time.formatToParts(MONDAY + hour * HOUR);
  const part = (hour: number, type: Intl.DateTimeFormatPartTypes) =>
    parts(hour).find((candidate) => candidate.type === type)?.value ?? '';
  return {
    formatWeekday: (day, width) => {
      const date = MONDAY + (day - 1) * DAY;
      return width === 'long' ? long.format(date) : shortWeekday(date);
    },
    formatHour: (hour, width) => {
      if (twelve) return `${part(hour, 'hour')} ${part(hour, 'dayPeriod')}`;
      // Clocks that count to 23 write midnight as 0; the end of a day is 24.
      const shown = String(hour);
      if (width === 'short') return shown;
      return parts(hour)
        .map(({ type, value }) => (type === 'hour' ? shown : value))
        .join('');
    },
  };
}
