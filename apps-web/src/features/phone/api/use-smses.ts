import { getSmses, type Reply } from '@ostoja/contracts';
import type { Interval } from '@ostoja/domain';
import { useAction } from '../../../api/index.js';
import { lastWhile, type DevicePage } from './device-page.js';

/** A text message, as `getSmses` tells it. */
export type Sms = Reply<typeof getSmses>['data'][number];

/** A page of a device's text messages in an interval, newest first; null asks nothing. */
export function useSmses(of: DevicePage | null, { from, to }: Interval) {
  return useAction(getSmses, of && { ...of, dateFrom: from, dateTo: to - 1 }, lastWhile);
}
