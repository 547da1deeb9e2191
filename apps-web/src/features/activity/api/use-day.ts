import { getDay, type Reply } from '@ostoja/contracts';
import type { Interval } from '@ostoja/domain';
import { useAction } from '../../../api/index.js';

/** What a child did in a day, as `getDay` tells it. */
export type Day = Reply<typeof getDay>;

/** One device's part of a day. */
export type DayDevice = Day['devices'][number];

const refreshMilliseconds = 30_000;

/** A child's day on every device, read anew every half a minute while the page is visible; null asks nothing. */
export function useDay(profile: number | null, { from, to }: Interval) {
  return useAction(getDay, profile === null ? null : { profile, dateFrom: from, dateTo: to - 1 }, {
    refreshInterval: refreshMilliseconds,
  });
}
