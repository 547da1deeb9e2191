import { getGPS, MAX_GPS_POINTS, type Reply } from '@ostoja/contracts';
import type { Interval } from '@ostoja/domain';
import { useAction } from '../../../api/index.js';

/** Where a device was, as `getGPS` tells it. */
export type Positions = Reply<typeof getGPS>;

const refreshMilliseconds = 30_000;

/**
 * The positions and long stays of a day, up to 10,000; today's are read anew every half a minute while the page is
 * visible. On a day without any, `fb` is 1 and `data` has the last one known from before (docs/decisions/0048).
 */
export function usePositions(profile: number, device: number, { from, to }: Interval, isToday: boolean) {
  return useAction(
    getGPS,
    { profile, device, offset: 0, count: MAX_GPS_POINTS, dateFrom: from, dateTo: to - 1 },
    { refreshInterval: isToday ? refreshMilliseconds : 0 },
  );
}
