import { createProfile, getProfiles, updateProfile } from '@ostoja/contracts';
import { useCallback } from 'react';
import { client, useRefresh } from '../../../api/index.js';

/** What a parent says about a child; the form asks for no birth date, so year and month are sent as 0 (panel spec §5). */
export interface ProfileEntry {
  readonly name: string;
  readonly img: number;
}

/**
 * Makes a profile, or changes the one with an id, and reads the family anew.
 * @returns a call that gives the profile's id and throws the ActionFailure
 */
export function useSaveProfile(id: number | null): (entry: ProfileEntry) => Promise<number> {
  const refresh = useRefresh();
  return useCallback(
    async ({ name, img }) => {
      const birth = { year: 0, month: 0 };
      let saved = id;
      if (saved === null) saved = (await client.call(createProfile, { name, img, ...birth })).id;
      else await client.call(updateProfile, { profile: saved, profileName: name, profileImg: img, ...birth });
      await refresh(getProfiles);
      return saved;
    },
    [id, refresh],
  );
}
