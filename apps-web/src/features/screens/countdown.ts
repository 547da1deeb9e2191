/** Milliseconds between two live pictures (service spec §9). */
export const refreshEvery = 120_000;

/** Milliseconds until the next picture; 0 when it is due. */
export function untilNext(nextAt: number, now: number): number {
  return Math.max(0, nextAt - now);
}

/** A wait as a clock that runs down shows it: `1:05`. Part of a second counts as a whole one. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
