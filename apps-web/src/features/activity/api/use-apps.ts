import { getApps, type Input, type Reply } from '@ostoja/contracts';
import { useAction } from '../../../api/index.js';

/** An app that is or was on a device, with its rule and its use. */
export type ListedApp = Reply<typeof getApps>['data'][number];

const refreshMilliseconds = 60_000;

/** What `getApps` is asked for: a device's apps, those that are gone too, and with `system` those that came with it. */
export function appsQuery(profile: number, device: number, system: boolean): Input<typeof getApps> {
  return { profile, device, includeSystem: system ? 1 : 0, includeDeleted: 1 };
}

/** The apps of a device, read anew every minute while the page is visible. */
export function useApps(profile: number, device: number, { system }: { readonly system: boolean }) {
  return useAction(getApps, appsQuery(profile, device, system), {
    refreshInterval: refreshMilliseconds,
    keepPreviousData: true,
  });
}
