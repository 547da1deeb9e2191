interface Point {
  readonly lat: number;
  readonly lng: number;
}

const earthRadius = 6_371_000;
const radian = Math.PI / 180;

/** The distance of two points along the ground, metres (haversine, a round earth). */
export function groundDistance(a: Point, b: Point): number {
  return distanceOf(a.lat, a.lng, b.lat, b.lng);
}

/** The same for bare degrees, for loops over many positions. */
export function distanceOf(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const north = Math.sin(((lat2 - lat1) * radian) / 2) ** 2;
  const east = Math.sin(((lng2 - lng1) * radian) / 2) ** 2;
  const chord = north + Math.cos(lat1 * radian) * Math.cos(lat2 * radian) * east;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A longitude that means the same as `lng` and is at most half the earth away from `reference`: it may pass ±180. */
export function longitudeNear(lng: number, reference: number): number {
  return lng + 360 * Math.round((reference - lng) / 360);
}
