import { getTopDomains } from '@ostoja/contracts';
import type { Interval } from '@ostoja/domain';
import { useAction } from '../../../api/index.js';

const refreshMilliseconds = 60_000;

/** The most visited domains of a device in an interval. */
export function useTopDomains(profile: number, device: number, { from, to }: Interval) {
  return useAction(
    getTopDomains,
    { profile, device, dateFrom: from, dateTo: to - 1 },
    { refreshInterval: refreshMilliseconds },
  );
}
