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
  /** One sighting elsewhere is the receiver's fault when those around it are at most so far apart, seconds. */
  longestFault: 300,
} as const;

interface Cluster {
  readonly middle: Point;
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Finds where somebody stayed, in the order of time. A stay begins with a sighting that all others of the next three
 * minutes are near to, so that no walk makes one, however slow; it goes on as long as sightings are near its middle and
 * no gap is too long.
 * @param sightings in any order
 */
export function longStays(sightings: readonly Sighting[]): LongStay[] {
  const exact = oneEachSecond(sightings.filter(({ accuracy }) => accuracy <= longStayRule.leastExact));
  const stays: LongStay[] = [];
  let index = 0;
  while (index < exact.length) {
    const found = begins(exact, index) ? stayFrom(exact, index) : undefined;
    if (found) stays.push(found.stay);
    index = found ? found.next : index + 1;
  }
  return stays;
}

/** Of several sightings of one second the most exact, by time: however many come, three minutes hold few. */
function oneEachSecond(sightings: readonly Sighting[]): Sighting[] {
  return sightings
    .toSorted((a, b) => a.ts - b.ts || a.accuracy - b.accuracy)
    .filter(({ ts }, index, sorted) => ts !== sorted[index - 1]?.ts);
}

/** Whether everything that was seen from a sighting on, until three minutes are over, was near it. */
function begins(sightings: readonly Sighting[], start: number): boolean {
  const first = sightings[start];
  if (!first) return false;
  for (const { sighting } of following(sightings, start, () => first)) {
    if (sighting.ts - first.ts >= longStayRule.shortest) return true;
  }
  return false;
}

/** The stay that begins with a sighting, and the first sighting after it; undefined when it is too short after all. */
function stayFrom(
  sightings: readonly Sighting[],
  start: number,
): { stay: LongStay; next: number } | undefined {
  const first = sightings[start];
  if (!first) return undefined;
  let cluster: Cluster = { middle: first, count: 1, from: first.ts, to: first.ts };
  let next = start + 1;
  for (const { sighting, index } of following(sightings, start, () => cluster.middle)) {
    cluster = grown(cluster, sighting);
    next = index + 1;
  }
  const { middle, from, to } = cluster;
  if (to - from < longStayRule.shortest) return undefined;
  return { stay: { lat: middle.lat, lng: middle.lng, from, to }, next };
}

/** The sightings after one that are near a point, until one is not or a gap is too long. Faults are left out. */
function* following(
  sightings: readonly Sighting[],
  start: number,
  middle: () => Point,
): Generator<{ sighting: Sighting; index: number }> {
  let before = sightings[start];
  for (let index = start + 1; before && index < sightings.length; index++) {
    const sighting = sightings[index];
    if (!sighting || sighting.ts - before.ts > longStayRule.longestGap) return;
    if (distance(middle(), sighting) <= longStayRule.radius) {
      yield { sighting, index };
      before = sighting;
      continue;
    }
    const back = sightings[index + 1];
    const isFault =
      back !== undefined &&
      back.ts - before.ts <= longStayRule.longestFault &&
      distance(middle(), back) <= longStayRule.radius;
    if (!isFault) return;
  }
}

function grown({ middle, count, from }: Cluster, sighting: Sighting): Cluster {
  return {
    middle: towards(middle, sighting, 1 / (count + 1)),
    count: count + 1,
    from,
    to: sighting.ts,
  };
}
