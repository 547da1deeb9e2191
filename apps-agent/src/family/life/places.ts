/** A point on the map. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** The places of the family's life, in Warsaw's south. */
export const places = {
  home: { lat: 52.1402, lng: 21.0564 },
  primarySchool: { lat: 52.1451, lng: 21.0486 },
  highSchool: { lat: 52.1936, lng: 21.0311 },
  pool: { lat: 52.1312, lng: 21.0668 },
  football: { lat: 52.1497, lng: 21.0601 },
  shop: { lat: 52.1378, lng: 21.0621 },
  park: { lat: 52.1655, lng: 21.0897 },
  grandma: { lat: 52.0755, lng: 21.0262 },
} as const satisfies Record<string, Point>;

/** The name of a place. */
export type Place = keyof typeof places;

/** How somebody goes: metres a second on the way, how far from stop to stop, how long a stop lasts. */
export interface Means {
  readonly speed: number;
  readonly hop: number;
  readonly stop: number;
}

/** On foot (waiting at crossings), by bus (with stops), by car (with lights). */
export const means = {
  foot: { speed: 1.4, hop: 260, stop: 9 },
  bus: { speed: 11, hop: 620, stop: 24 },
  car: { speed: 15, hop: 1300, stop: 20 },
} as const satisfies Record<string, Means>;

/** One part of a way: by what means, and the corners up to its end. */
export interface Leg {
  readonly by: keyof typeof means;
  readonly through: readonly Point[];
}

/** The ways between home and the other places; the way back is the same in reverse. */
export const ways: Record<Exclude<Place, 'home'>, readonly Leg[]> = {
  primarySchool: [
    {
      by: 'foot',
      through: [{ lat: 52.1411, lng: 21.0549 }, { lat: 52.1432, lng: 21.0521 }, places.primarySchool],
    },
  ],
  highSchool: [
    {
      by: 'foot',
      through: [
        { lat: 52.1409, lng: 21.0548 },
        { lat: 52.1421, lng: 21.0531 },
      ],
    },
    {
      by: 'bus',
      through: [
        { lat: 52.1492, lng: 21.0466 },
        { lat: 52.1569, lng: 21.0399 },
        { lat: 52.1668, lng: 21.0335 },
        { lat: 52.1759, lng: 21.0276 },
        { lat: 52.1852, lng: 21.0249 },
        { lat: 52.1921, lng: 21.0271 },
      ],
    },
    { by: 'foot', through: [{ lat: 52.1929, lng: 21.0289 }, places.highSchool] },
  ],
  pool: [
    { by: 'foot', through: [{ lat: 52.1383, lng: 21.0588 }, { lat: 52.1346, lng: 21.0633 }, places.pool] },
  ],
  football: [
    {
      by: 'foot',
      through: [{ lat: 52.1428, lng: 21.0571 }, { lat: 52.1467, lng: 21.0592 }, places.football],
    },
  ],
  shop: [{ by: 'foot', through: [{ lat: 52.1391, lng: 21.0589 }, places.shop] }],
  park: [
    {
      by: 'car',
      through: [
        { lat: 52.1444, lng: 21.0612 },
        { lat: 52.1532, lng: 21.0733 },
        { lat: 52.1641, lng: 21.0861 },
      ],
    },
    { by: 'foot', through: [places.park] },
  ],
  grandma: [
    {
      by: 'car',
      through: [
        { lat: 52.1331, lng: 21.0496 },
        { lat: 52.1188, lng: 21.0301 },
        { lat: 52.1021, lng: 21.0212 },
        { lat: 52.0869, lng: 21.0231 },
        places.grandma,
      ],
    },
  ],
};

/** The way from home to a place, or back. */
export function wayOf(
  place: Exclude<Place, 'home'>,
  isBack: boolean,
): { start: Point; legs: readonly Leg[] } {
  const legs = ways[place];
  if (!isBack) return { start: places.home, legs };
  const back: Leg[] = [];
  let end: Point = places.home;
  for (const leg of legs) {
    const last = leg.through.at(-1) ?? end;
    back.unshift({ by: leg.by, through: [...leg.through.slice(0, -1).toReversed(), end] });
    end = last;
  }
  return { start: places[place], legs: back };
}
