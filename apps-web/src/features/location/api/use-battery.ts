import { getHealth, type Reply } from '@ostoja/contracts';
import type { Interval } from '@ostoja/domain';
import { useAction } from '../../../api/index.js';

/** A device's word on its condition, as `getHealth` tells it. */
export type Health = Reply<typeof getHealth>['data'][number];

const refreshMilliseconds = 60_000;

/** The battery of a device in an interval, by time; null asks nothing. */
export function useBattery(
  of: { readonly profile: number; readonly device: number } | null,
  { from, to }: Interval,
) {
  return useAction(getHealth, of && { ...of, dateFrom: from, dateTo: to - 1 }, {
    refreshInterval: refreshMilliseconds,
  });
}
