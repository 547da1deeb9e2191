import { screenList } from '@ostoja/contracts';
import { useAction } from '../../../api/index.js';
import type { DeviceRef } from '../screen-refs.js';

/** A page of saved screens with their pictures, of one user of the device or of all (service spec §7). */
export function useScreenPage(
  { profile, device }: DeviceRef,
  page: { readonly userName: string; readonly offset: number; readonly count: number },
) {
  return useAction(screenList, { profile, device, ...page }, { keepPreviousData: true });
}
