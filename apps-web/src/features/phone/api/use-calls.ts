import { getCalls, type Reply } from '@ostoja/contracts';
import type { Interval } from '@ostoja/domain';
import { useAction } from '../../../api/index.js';
import { lastWhile, type DevicePage } from './device-page.js';

/** A phone call, as `getCalls` tells it. */
export type Call = Reply<typeof getCalls>['data'][number];

/** A page of a device's calls in an interval, newest first; null asks nothing. */
export function useCalls(of: DevicePage | null, { from, to }: Interval) {
  return useAction(getCalls, of && { ...of, dateFrom: from, dateTo: to - 1 }, lastWhile);
}
