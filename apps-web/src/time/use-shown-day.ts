import {
  localDayBounds,
  pickableDays,
  stepDay,
  type DayNumber,
  type DayRange,
  type Interval,
} from '@ostoja/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keptDays, readShownDay, writeShownDay } from './days-in-address.js';
import { useTimeZone } from './use-time-zone.js';
import { useToday } from './use-today.js';

/** The one day that a screen shows. */
export interface ShownDay {
  readonly date: DayNumber;
  readonly today: DayNumber;
  /** In epoch seconds. */
  readonly bounds: Interval;
  readonly isToday: boolean;
  /** The days that can be shown; the last is today. */
  readonly range: DayRange;
  /** The days beside it, or null where there is none to show. */
  readonly previous: DayNumber | null;
  readonly next: DayNumber | null;
  readonly show: (date: DayNumber) => void;
}

/** The day of the address's `day`, at most `daysBack` days ago, in the zone of the parent's account. */
export function useShownDay(daysBack = keptDays): ShownDay {
  const { date: today } = useToday();
  const timeZone = useTimeZone();
  const [search, setSearch] = useSearchParams();
  const date = readShownDay(search, today, daysBack);
  const bounds = useMemo(() => localDayBounds(date, timeZone), [date, timeZone]);
  const range = pickableDays(today, daysBack);
  return {
    date,
    today,
    bounds,
    isToday: date === today,
    range,
    previous: stepDay(date, -1, range),
    next: stepDay(date, 1, range),
    show: (day) => setSearch((last) => writeShownDay(last, day, today), { replace: true }),
  };
}
