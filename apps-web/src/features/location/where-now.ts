import type { Positions } from './api/use-positions.js';
import type { NumberedTrailStay } from './day-stays.js';

/** An older report tells where the child was, not where it is. Seconds; as long as the map says "now". */
const freshFor = 300;

/** Where a child is, as far as its last position of the day tells (epoch seconds). */
export type Whereabouts =
  | { readonly kind: 'staying'; readonly place: string; readonly since: number }
  | { readonly kind: 'moving'; readonly at: number }
  | { readonly kind: 'seen'; readonly at: number };

/** Where the child is now; null when the day has no position. */
export function whereNow(
  positions: Positions['data'],
  stays: readonly NumberedTrailStay[],
  now: number,
): Whereabouts | null {
  const last = positions.at(-1);
  if (!last) return null;
  if (now - last.ts > freshFor) return { kind: 'seen', at: last.ts };
  const stay = stays.at(-1);
  if (stay && stay.to >= last.ts) return { kind: 'staying', place: stay.label, since: stay.from };
  return { kind: 'moving', at: last.ts };
}
