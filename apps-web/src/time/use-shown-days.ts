import { pickableDays, type DayNumber, type DayRange, type Interval } from '@ostoja/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { intervalOf, keptDays, readDays, writeDays, type Days } from './days-in-address.js';
import { useTimeZone } from './use-time-zone.js';
import { useToday } from './use-today.js';

/** The days that a screen shows. */
export interface ShownDays {
  readonly days: Days;
  readonly today: DayNumber;
  /** From the first day's beginning to the last one's end, in epoch seconds; the end is not included. */
  readonly bounds: Interval;
  /** The days that can be shown; the last is today. */
  readonly range: DayRange;
  readonly show: (days: Days) => void;
}

/** The days of the address's `from` and `to`, the last 7 by default, in the zone of the parent's account. */
export function useShownDays(): ShownDays {
  const { date: today } = useToday();
  const timeZone = useTimeZone();
  const [search, setSearch] = useSearchParams();
  const { first, last } = readDays(search, today);
  return {
    days: useMemo(() => ({ first, last }), [first, last]),
    today,
    bounds: useMemo(() => intervalOf({ first, last }, timeZone), [first, last, timeZone]),
    range: pickableDays(today, keptDays),
    show: (days) => setSearch((previous) => writeDays(previous, days, today)),
  };
}
