import { getProfiles } from '@ostoja/contracts';
import { useAction } from '../../../api/index.js';

/** How often the family is read anew while the panel is looked at, and while a device is expected to join. */
export const familyRefresh = { usual: 15_000, whileJoining: 2000 } as const;

/** Keeps the family fresh for every screen: how old reports are, which rules run, who is online. */
export function useFamilyRefresh(milliseconds: number = familyRefresh.usual): void {
  useAction(getProfiles, {}, { refreshInterval: milliseconds });
}
