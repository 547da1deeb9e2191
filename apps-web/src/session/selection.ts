import type { getProfiles, Reply } from '@ostoja/contracts';

/** A child's profile, as `getProfiles` tells it. */
export type Profile = Reply<typeof getProfiles>['profiles'][number];

/** A device of a profile. */
export type Device = Profile['devices'][number];

/** Who and what the panel is about now; null where there is none. */
export interface Selection {
  readonly profile: Profile | null;
  readonly device: Device | null;
}

/**
 * The current profile and device: what the browser kept, else the first profile and its first device
 * (panel spec §4). A kept device that is not on the profile counts as none.
 */
export function resolveSelection(
  profiles: readonly Profile[],
  kept: { profileId: number | null; deviceId: number | null },
): Selection {
  const profile = profiles.find(({ id }) => id === kept.profileId) ?? profiles[0] ?? null;
  const device = profile?.devices.find(({ id }) => id === kept.deviceId) ?? profile?.devices[0] ?? null;
  return { profile, device };
}
