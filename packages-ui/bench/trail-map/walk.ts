import type { TrailPosition } from '../../src/map/index.js';

export const midnight = 1_795_000_000 - (1_795_000_000 % 86_400);

/** A day of so many reports, evenly spread: a walk with stops, now and then a silence, all speeds. */
export function makeWalk(count: number): TrailPosition[] {
  const step = 80_000 / count;
  let silent = 0;
  return Array.from({ length: count }, (_, index) => {
    // Four silences of half an hour, so that there is something to find.
    if (index % Math.ceil(count / 5) === 0 && index > 0) silent += 1900;
    const way = index / count;
    return {
      lat: 52 + way / 4 + Math.sin(way * 90) / 200,
      lng: 21 + way / 3 + Math.cos(way * 70) / 200,
      ts: midnight + index * step * 0.85 + silent,
      v: Math.abs(Math.sin(way * 40)) * 52,
    };
  });
}
