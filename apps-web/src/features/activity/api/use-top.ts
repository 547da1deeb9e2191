import { getTop, type Reply } from '@ostoja/contracts';
import type { Interval } from '@ostoja/domain';
import { useAction } from '../../../api/index.js';

/** The most used apps, domains, searches and blocked domains of an interval. */
export type Top = Reply<typeof getTop>;

const refreshMilliseconds = 60_000;

/** The top lists of a device; nothing is asked without one. */
export function useTop(
  of: { readonly profile: number; readonly device: number } | null,
  { from, to }: Interval,
) {
  return useAction(getTop, of && { ...of, dateFrom: from, dateTo: to - 1 }, {
    refreshInterval: refreshMilliseconds,
  });
}
