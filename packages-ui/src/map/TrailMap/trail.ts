import { distanceOf, longitudeNear } from './ground-distance.js';
import { defaultGapRule, type GapRule } from './gap-rule.js';
import { speedStep } from './speed-scale.js';
import type { Period, TrailPosition } from './trail-map-data.js';

/** Positions in the order of time, in the arrays that the graphics card takes. */
export interface Trail {
  readonly length: number;
  /** Longitude, latitude, longitude, … in degrees. Longitudes run on past ±180 where the way crosses it. */
  readonly coordinates: Float64Array;
  /** Seconds after `origin`. */
  readonly times: Float32Array;
  /** Metres a second. */
  readonly speeds: Float32Array;
  /** The colour, 0 to 17, of the line that leads from a position to the next one: the speed that the next one reports. */
  readonly steps: Uint8Array;
  /** Where each stretch without a gap begins: indices of positions, the first one 0. */
  readonly runs: Uint32Array;
  /** The epoch second that times count from. */
  readonly origin: number;
}

/** The Mercator projection ends here. */
const lastLatitude = 85.05;

/**
 * Puts positions into a trail's arrays and finds its gaps.
 * @param positions in any order; those in the order of time are not copied
 * @param origin an epoch second at most some days before the positions: single precision holds no more
 */
export function buildTrail(
  positions: readonly TrailPosition[],
  origin: number,
  gap: GapRule = defaultGapRule,
): Trail {
  const { silence, movingSilence, movingDistance } = gap;
  const { length } = positions;
  const coordinates = new Float64Array(length * 2);
  const times = new Float32Array(length);
  const speeds = new Float32Array(length);
  const steps = new Uint8Array(length);
  const runs: number[] = [];
  let lastTime = -Infinity;
  let lastLng = 0;
  let lastLat = 0;
  // Counted and in one pass: this is what a hundred thousand positions wait for (npm run bench -- ui trail-map).
  for (let index = 0; index < length; index += 1) {
    const position = positions[index];
    if (!position) break;
    const { ts, v } = position;
    if (ts < lastTime) return buildTrail(positions.toSorted(byTime), origin, gap);
    const silent = ts - lastTime;
    const lat = Math.min(lastLatitude, Math.max(-lastLatitude, position.lat));
    const lng = index > 0 ? besideLast(position.lng, lastLng) : position.lng;
    if (
      silent > silence ||
      (silent > movingSilence && distanceOf(lastLat, lastLng, lat, lng) > movingDistance)
    ) {
      runs.push(index);
    }
    coordinates[index * 2] = lng;
    coordinates[index * 2 + 1] = lat;
    times[index] = ts - origin;
    speeds[index] = v;
    if (index > 0) steps[index - 1] = speedStep(v);
    lastTime = ts;
    lastLng = lng;
    lastLat = lat;
  }
  return { length, coordinates, times, speeds, steps, runs: Uint32Array.from(runs), origin };
}

const byTime = (a: TrailPosition, b: TrailPosition) => a.ts - b.ts;

/** Asks the dear question only where it may matter. */
function besideLast(lng: number, last: number): number {
  const step = lng - last;
  return step > 180 || step < -180 ? longitudeNear(lng, last) : lng;
}

/** The part of a trail inside a period. Shares the arrays: nothing is copied but the starts of its stretches. */
export function trailWithin(trail: Trail, { from, to }: Period): Trail {
  const first = indexAt(trail, from);
  const end = indexAt(trail, to);
  if (first === 0 && end === trail.length) return trail;
  const inside = trail.runs.filter((start) => start > first && start < end).map((start) => start - first);
  return {
    length: end - first,
    coordinates: trail.coordinates.subarray(first * 2, end * 2),
    times: trail.times.subarray(first, end),
    speeds: trail.speeds.subarray(first, end),
    steps: trail.steps.subarray(first, end),
    runs: end > first ? Uint32Array.from([0, ...inside]) : new Uint32Array(),
    origin: trail.origin,
  };
}

/** The index of the first position at or after an epoch second; `length` when all are earlier. */
export function indexAt({ times, length, origin }: Trail, time: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < time - origin) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The epoch second of a position. */
export function timeOf({ times, origin }: Trail, index: number): number {
  return origin + (times[index] ?? 0);
}

/** Where a position is, and how fast. */
export function positionOf(trail: Trail, index: number): TrailPosition {
  return {
    lng: trail.coordinates[index * 2] ?? 0,
    lat: trail.coordinates[index * 2 + 1] ?? 0,
    v: trail.speeds[index] ?? 0,
    ts: timeOf(trail, index),
  };
}

/** The stretches of a trail without a gap: index of the first and of the last position of each. */
export function stretchesOf({ runs, length }: Trail): { first: number; last: number }[] {
  return Array.from(runs, (first, index) => ({ first, last: (runs[index + 1] ?? length) - 1 }));
}
