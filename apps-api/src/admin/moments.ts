/** A day in UTC, `2026-11-22`. */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** A moment in UTC, or `never` for 0. */
export function when(seconds: number): string {
  return seconds === 0 ? 'never' : new Date(seconds * 1000).toISOString();
}
