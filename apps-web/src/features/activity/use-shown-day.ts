import { localDayBounds, type DayNumber, type Interval } from '@ostoja/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTimeZone } from '../../time/index.js';
import { daysBeside, readShownDay, writeShownDay } from './summary-range.js';
import { useToday } from './use-today.js';

/** The day that the ribbon shows. */
export interface ShownDay {
  readonly date: DayNumber;
  /** In epoch seconds. */
  readonly bounds: Interval;
  readonly isToday: boolean;
  /** The days beside it, or null where there is none to show. */
  readonly previous: DayNumber | null;
  readonly next: DayNumber | null;
  readonly show: (date: DayNumber) => void;
}

/** The day of the address's `day`, in the zone of the parent's account. */
export function useShownDay(): ShownDay {
  const { date: today } = useToday();
  const timeZone = useTimeZone();
  const [search, setSearch] = useSearchParams();
  const date = readShownDay(search, today);
  const bounds = useMemo(() => localDayBounds(date, timeZone), [date, timeZone]);
  return {
    date,
    bounds,
    isToday: date === today,
    ...daysBeside(date, today),
    show: (day) => setSearch(writeShownDay(search, day, today), { replace: true }),
  };
}
