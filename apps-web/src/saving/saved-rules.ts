import type { getProfiles, Reply } from '@ostoja/contracts';

/** The children's profiles with their devices. */
export type Family = Reply<typeof getProfiles>;

/** The family after a device's rules were saved with a version; the same when nobody knows the version. */
export function withSavedRules(
  family: Family,
  device: number | undefined,
  version: number | undefined,
  at = Math.floor(Date.now() / 1000),
): Family {
  if (version === undefined) return family;
  const profiles = family.profiles.map((profile) => ({
    ...profile,
    devices: profile.devices.map((own) =>
      own.id === device && own.rules.saved.version < version
        ? { ...own, rules: { ...own.rules, saved: { version, at } } }
        : own,
    ),
  }));
  return { ...family, profiles };
}
