import { addLocationPhone, getProfiles, type Reply } from '@ostoja/contracts';
import { useCallback } from 'react';
import { client, useRefresh } from '../../../api/index.js';

/** How the tracking apps of a phone are set up; it is told once. */
export type PhoneSetUp = Reply<typeof addLocationPhone>;

/** What a parent says about a phone without an agent. */
export interface PhoneEntry {
  readonly friendlyName: string;
  readonly osName: 'Android' | 'iOS';
}

/** Adds a phone that tells its place with an app of an app store (decision 0098); throws the ActionFailure. */
export function useAddLocationPhone(profile: number): (phone: PhoneEntry) => Promise<PhoneSetUp> {
  const refresh = useRefresh();
  return useCallback(
    async (phone) => {
      const setUp = await client.call(addLocationPhone, { profile, ...phone });
      // The phone is there whatever becomes of this look: its set-up is told only now
      await refresh(getProfiles).catch(() => {});
      return setUp;
    },
    [profile, refresh],
  );
}
