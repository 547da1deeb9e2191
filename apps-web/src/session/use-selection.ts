import { getProfiles } from '@ostoja/contracts';
import { useCallback, useMemo } from 'react';
import { useAction } from '../api/index.js';
import { useStoredValue } from '../storage/stored-value.js';
import { storedDeviceId, storedProfileId } from '../storage/values.js';
import { resolveSelection } from './selection.js';
import { useSession } from './session-context.js';

/** The family: loaded once somebody is signed in, shared by every screen. */
export function useProfiles() {
  const { state } = useSession();
  const answer = useAction(getProfiles, state.kind === 'signed-in' ? {} : null);
  return { ...answer, profiles: answer.data?.profiles };
}

/**
 * The current profile and device, kept in the browser. `select(profileId)` takes the profile's first device.
 * Both are null while the family loads; `loading` tells that from a family without children.
 */
export function useSelection() {
  const { profiles, isLoading, error } = useProfiles();
  const profileId = Number(useStoredValue(storedProfileId)) || null;
  const deviceId = Number(useStoredValue(storedDeviceId)) || null;

  const selection = useMemo(
    () => resolveSelection(profiles ?? [], { profileId, deviceId }),
    [profiles, profileId, deviceId],
  );
  const select = useCallback((profile: number, device?: number) => {
    storedProfileId.set(String(profile));
    storedDeviceId.set(device === undefined ? null : String(device));
  }, []);

  return {
    ...selection,
    select,
    profiles: profiles ?? [],
    loading: isLoading || (!profiles && !error),
    error,
  };
}
