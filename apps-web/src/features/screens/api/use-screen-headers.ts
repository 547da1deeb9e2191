import { screenHeaderList } from '@ostoja/contracts';
import { useAction } from '../../../api/index.js';
import type { DeviceRef } from '../screen-refs.js';

/** The most headers that are asked for at once: all of them (service spec §7). */
const everyScreen = 1_000_000;

/** The saved screens of a device without their pictures, newest first. */
export function useScreenHeaders({ profile, device }: DeviceRef) {
  // Ninety days of them are much to read: not at every look at the page
  const options = { focusThrottleInterval: 60_000 };
  return useAction(screenHeaderList, { profile, device, offset: 0, count: everyScreen }, options);
}
