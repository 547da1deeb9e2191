import { getScreenViews, type Reply } from '@ostoja/contracts';
import { useAction } from '../../../api/index.js';
import type { DeviceRef } from '../screen-refs.js';

/** One look of a parent at the screens of a device. */
export type ScreenView = Reply<typeof getScreenViews>['items'][number];

/** A page of the looks at a device's screens, newest first. */
export function useScreenViews(
  { profile, device }: DeviceRef,
  { offset, count }: { readonly offset: number; readonly count: number },
) {
  return useAction(getScreenViews, { profile, device, offset, count }, { keepPreviousData: true });
}
