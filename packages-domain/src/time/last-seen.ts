/** After this many seconds without a word a device is offline. Agents speak at least once a minute. */
export const onlineSeconds = 120;

/** After this many seconds offline a parent should look at the device. */
export const silentSeconds = 86_400;

/** How a device's silence reads: `silent` is offline for more than a day. */
export type LastSeenState = 'never' | 'online' | 'offline' | 'silent';

/** Says how old a device's last report is, both in epoch seconds; null or 0 when it never spoke. */
export function lastSeenState(lastSeen: number | null, now: number): LastSeenState {
  if (lastSeen === null || lastSeen <= 0) return 'never';
  const age = now - lastSeen;
  if (age <= onlineSeconds) return 'online';
  return age <= silentSeconds ? 'offline' : 'silent';
}
