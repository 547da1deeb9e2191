/** How long to wait before a further try. */
export interface BackoffOptions {
  /** The first wait's upper bound, milliseconds. */
  readonly base: number;
  /** The upper bound of every wait, milliseconds; a longer `Retry-After` still wins. */
  readonly cap: number;
  /** A number from 0 to 1; tests replace it. */
  readonly random: () => number;
}

/** Half a second to a minute, jittered. */
export const defaultBackoff: BackoffOptions = { base: 500, cap: 60_000, random: Math.random };

/**
 * The wait before try number `attempt` (1 is the first repeat), milliseconds: between half and the whole of a
 * bound that doubles, so that many devices do not come back at once. Never shorter than `retryAfter` seconds.
 */
export function backoffDelay(attempt: number, options: BackoffOptions, retryAfter = 0): number {
  const bound = Math.min(options.cap, options.base * 2 ** Math.min(attempt - 1, 30));
  const jittered = bound * (0.5 + options.random() / 2);
  const asked = retryAfter * 1000;
  return Math.round(asked > 0 ? asked + jittered / 2 : jittered);
}
