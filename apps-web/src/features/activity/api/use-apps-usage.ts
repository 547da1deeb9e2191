import { getAppsUsage, type Reply } from '@ostoja/contracts';
import type { Interval } from '@ostoja/domain';
import { useAction } from '../../../api/index.js';

/** How one app was used in an interval. */
export type AppUsage = Reply<typeof getAppsUsage>['data'][number];

const refreshMilliseconds = 60_000;

/** A page of the apps that were used in an interval, the longest used first; at most 100 rows. Null asks nothing. */
export function useAppsUsage(
  of: { readonly profile: number; readonly device: number } | null,
  { from, to }: Interval,
  { offset, count }: { readonly offset: number; readonly count: number },
) {
  return useAction(getAppsUsage, of && { ...of, dateFrom: from, dateTo: to - 1, offset, count }, {
    refreshInterval: refreshMilliseconds,
    keepPreviousData: true,
  });
}
