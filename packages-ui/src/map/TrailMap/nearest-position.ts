import { longitudeNear } from './ground-distance.js';
import type { Trail } from './trail.js';

const metresPerDegree = 111_195;

/** The index of the position nearest to a point on the ground, or -1 when none is within so many metres. */
export function nearestPosition(trail: Trail, lng: number, lat: number, metres: number): number {
  const { coordinates, length } = trail;
  const eastScale = metresPerDegree * Math.cos((lat * Math.PI) / 180);
  const at = longitudeNear(lng, coordinates[0] ?? 0);
  let nearest = -1;
  let least = metres * metres;
  for (let index = 0; index < length; index += 1) {
    const east = ((coordinates[index * 2] ?? 0) - at) * eastScale;
    const north = ((coordinates[index * 2 + 1] ?? 0) - lat) * metresPerDegree;
    const square = east * east + north * north;
    if (square <= least) {
      least = square;
      nearest = index;
    }
  }
  return nearest;
}
