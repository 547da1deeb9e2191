import { useNow } from '../../../time/index.js';
import { useExplanation } from './use-explanation.js';

/**
 * What a device has used today, in seconds, and the zone in which its days begin. Asked again every minute; the
 * server counts, because only it has the device's zone and all of its reports.
 */
export function useTodayOnDevice(profile: number, device: number) {
  const minute = Math.floor(useNow(15) / 60) * 60;
  return useExplanation({ profile, device }, { kind: 'settings' }, minute);
}
