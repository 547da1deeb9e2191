import { localDayBounds, localTimeOf, type DayNumber, type Interval } from '@ostoja/domain';
import { useMemo } from 'react';
import { useNow } from './use-now.js';
import { useTimeZone } from './use-time-zone.js';

/** Today in the zone of the parent's account: its date, and its bounds in epoch seconds. */
export function useToday(): { readonly date: DayNumber; readonly bounds: Interval } {
  const timeZone = useTimeZone();
  const { date } = localTimeOf(useNow(30), timeZone);
  return useMemo(() => ({ date, bounds: localDayBounds(date, timeZone) }), [date, timeZone]);
}
