import { getApps, type Reply } from '@ostoja/contracts';
import { useAction } from '../../../api/index.js';

/** An app that is or was on a device, with its rule and its use. */
export type ListedApp = Reply<typeof getApps>['data'][number];

/** Which apps are asked for besides those that were installed and still are. */
export interface AppKinds {
  /** Those that came with the device. */
  readonly system: boolean;
  /** Those that are gone. */
  readonly uninstalled: boolean;
}

const refreshMilliseconds = 60_000;

/** The apps of a device, read anew every minute while the page is visible. */
export function useApps(profile: number, device: number, { system, uninstalled }: AppKinds) {
  return useAction(
    getApps,
    { profile, device, includeSystem: system ? 1 : 0, includeDeleted: uninstalled ? 1 : 0 },
    { refreshInterval: refreshMilliseconds, keepPreviousData: true },
  );
}
