import { distance, towards, type Point } from './distance.js';

/** A reported position: when (epoch seconds), where, and how exact in metres (0 for not told). */
export interface Sighting extends Point {
  readonly ts: number;
  readonly accuracy: number;
}

/** A stay: from the first to the last sighting near one point, which is their mean. */
export interface LongStay extends Point {
  readonly from: number;
  readonly to: number;
}

/** What makes a stay (docs/decisions/0043-long-stays.md). */
export const longStayRule = {
  /** A stay lasts at least so many seconds. */
  shortest: 180,
  /** A device that was silent for longer may have been anywhere: the stay ends. Seconds. */
  longestGap: 1800,
  /** Sightings of one stay are at most so far from its middle, metres. */
  radius: 100,
  /** A sighting that is less exact than this says nothing about a place, metres. */
  leastExact: 200,
} as const;

interface Cluster {
  readonly middle: Point;
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Finds where somebody stayed, in the order of time. One sighting away from everything, with the next one back
 * again, is a fault of the receiver and does not end a stay.
 * @param sightings in any order
 */
export function longStays(sightings: readonly Sighting[]): LongStay[] {
  const exact = sightings
    .filter(({ accuracy }) => accuracy <= longStayRule.leastExact)
    .toSorted((a, b) => a.ts - b.ts);
  const stays: LongStay[] = [];
  let cluster: Cluster | null = null;
  for (const [index, sighting] of exact.entries()) {
    if (cluster && belongs(cluster, sighting)) {
      cluster = grown(cluster, sighting);
      continue;
    }
    const next = exact[index + 1];
    if (cluster && next && belongs(cluster, next)) continue;
    if (cluster && isLong(cluster)) stays.push(stayOf(cluster));
    cluster = { middle: sighting, count: 1, from: sighting.ts, to: sighting.ts };
  }
  if (cluster && isLong(cluster)) stays.push(stayOf(cluster));
  return stays;
}

function belongs({ middle, to }: Cluster, sighting: Sighting): boolean {
  return sighting.ts - to <= longStayRule.longestGap && distance(middle, sighting) <= longStayRule.radius;
}

function grown({ middle, count, from }: Cluster, sighting: Sighting): Cluster {
  return {
    middle: towards(middle, sighting, 1 / (count + 1)),
    count: count + 1,
    from,
    to: sighting.ts,
  };
}

function isLong({ from, to }: Cluster): boolean {
  return to - from >= longStayRule.shortest;
}

function stayOf({ middle, from, to }: Cluster): LongStay {
  return { lat: middle.lat, lng: middle.lng, from, to };
}
