/** A point on the earth, degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const earthRadius = 6_371_000;

/** The distance of two points along the ground, metres (haversine, a round earth). */
export function distance(a: Point, b: Point): number {
  const north = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const east = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const chord = north + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * east;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The point that lies a part (0 to 1) of the way from one to another, the short way around the earth. */
export function towards(from: Point, to: Point, part: number): Point {
  const east = ((((to.lng - from.lng) % 360) + 540) % 360) - 180;
  const lng = from.lng + east * part;
  return {
    lat: from.lat + (to.lat - from.lat) * part,
    lng: lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng,
  };
}

/** How many degrees of longitude so many metres are at a latitude: ever more towards the poles, 180 at the most. */
export function longitudeDegrees(metres: number, latitude: number): number {
  const around = earthRadius * Math.cos(radians(latitude));
  return Math.min(180, ((metres / Math.max(around, 1)) * 180) / Math.PI);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
