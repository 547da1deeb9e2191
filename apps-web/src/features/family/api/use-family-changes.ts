import { deleteDevice, deleteProfile, getDay, getProfiles, updateDevice } from '@ostoja/contracts';
import { useMemo } from 'react';
import { client, useRefresh } from '../../../api/index.js';

/** What a parent can do to the family beside its names; each reads the family anew and throws the ActionFailure. */
export interface FamilyChanges {
  readonly removeProfile: (profile: number) => Promise<void>;
  readonly moveDevice: (device: number, profile: number) => Promise<void>;
  readonly removeDevice: (device: number) => Promise<void>;
}

/** The changes; see {@link FamilyChanges}. */
export function useFamilyChanges(): FamilyChanges {
  const refresh = useRefresh();
  return useMemo(
    () => ({
      removeProfile: async (profile) => {
        await client.call(deleteProfile, { profile });
        await refresh(getProfiles);
      },
      moveDevice: async (device, profile) => {
        await client.call(updateDevice, { device, profile });
        await refresh(getProfiles, getDay);
      },
      removeDevice: async (device) => {
        await client.call(deleteDevice, { device });
        await refresh(getProfiles, getDay);
      },
    }),
    [refresh],
  );
}
