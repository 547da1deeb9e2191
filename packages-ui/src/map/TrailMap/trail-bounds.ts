import { longitudeNear } from './ground-distance.js';
import type { Trail } from './trail.js';
import type { TrailPlace } from './trail-map-data.js';

/** West and south, east and north, in degrees. Longitudes may pass ±180 as the trail's do. */
export type Bounds = readonly [southWest: readonly [number, number], northEast: readonly [number, number]];

/** The least box around all positions and places; null when there are none. */
export function trailBounds(trail: Trail, places: readonly TrailPlace[]): Bounds | null {
  const reference = trail.length > 0 ? (trail.coordinates[0] ?? 0) : (places[0]?.lng ?? 0);
  let west = Infinity;
  let south = Infinity;
  let east = -Infinity;
  let north = -Infinity;
  const include = (lng: number, lat: number) => {
    if (lng < west) west = lng;
    if (lng > east) east = lng;
    if (lat < south) south = lat;
    if (lat > north) north = lat;
  };
  for (let index = 0; index < trail.length; index += 1) {
    include(trail.coordinates[index * 2] ?? 0, trail.coordinates[index * 2 + 1] ?? 0);
  }
  for (const { lng, lat } of places) include(longitudeNear(lng, reference), lat);
  if (west > east) return null;
  return [
    [west, south],
    [east, north],
  ];
}
