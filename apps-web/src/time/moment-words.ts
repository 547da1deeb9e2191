import { addDays, localTimeOf } from '@ostoja/domain';

interface Reader {
  /** The present, epoch seconds. */
  readonly now: number;
  /** A BCP 47 tag. */
  readonly locale: string;
  readonly timeZone: string;
}

const dayOf = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/**
 * A moment (epoch seconds) as a day and a time by the 24-hour clock. Today and yesterday have their names; the year is
 * said when it is another than the present one.
 */
export function momentWords(at: number, { now, locale, timeZone }: Reader): string {
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at * 1000);
  return `${dayWords(at, { now, locale, timeZone })}, ${time}`;
}

function dayWords(at: number, { now, locale, timeZone }: Reader): string {
  const { date } = localTimeOf(at, timeZone);
  const { date: today } = localTimeOf(now, timeZone);
  const named = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (date === today) return named.format(0, 'day');
  if (date === addDays(today, -1)) return named.format(-1, 'day');
  const sameYear = Math.floor(date / 10_000) === Math.floor(today / 10_000);
  const options = { ...dayOf, ...(sameYear ? {} : { year: 'numeric' as const }), timeZone };
  return new Intl.DateTimeFormat(locale, options).format(at * 1000);
}
