export type Staleness = 'fresh' | 'old' | 'offline';

export interface StalenessLimits {
  /** Seconds after which a report is called old. */
  readonly oldAfter?: number;
  /** Seconds after which its sender is taken for offline. */
  readonly offlineAfter?: number;
}

/**
 * How old a report is, in one word. Times are epoch seconds.
 * A report that never came is offline; one from a clock that runs ahead is fresh.
 */
export function stalenessOf(
  reportedAt: number | null,
  now: number,
  { oldAfter = 5 * 60, offlineAfter = 60 * 60 }: StalenessLimits = {},
): Staleness {
  if (reportedAt === null) return 'offline';
  const age = now - reportedAt;
  if (age >= offlineAfter) return 'offline';
  return age >= oldAfter ? 'old' : 'fresh';
}
