import type { Period, TrailPlace, TrailStay } from './trail-map-data.js';

/** The reach of a stay that does not tell its own, metres. */
const usualRadius = 100;

/** The places of a day, numbered by first visit. A place lies where its first stay was. */
export function placesOf(stays: readonly TrailStay[]): TrailPlace[] {
  const byLabel = new Map<string, TrailStay[]>();
  for (const stay of stays.toSorted((a, b) => a.from - b.from)) {
    const visits = byLabel.get(stay.label);
    if (visits) visits.push(stay);
    else byLabel.set(stay.label, [stay]);
  }
  return [...byLabel.values()].flatMap((visits, index) => {
    const [first] = visits;
    if (!first) return [];
    return {
      number: index + 1,
      label: first.label,
      lat: first.lat,
      lng: first.lng,
      radius: Math.max(...visits.map(({ radius = usualRadius }) => radius)),
      stays: visits,
    };
  });
}

/** The places that were visited within a period, with those visits cut to it. Numbers stay those of the whole day. */
export function placesWithin(places: readonly TrailPlace[], { from, to }: Period): TrailPlace[] {
  return places.flatMap((place) => {
    const stays = place.stays
      .filter((stay) => stay.from < to && stay.to > from)
      .map((stay) => ({ ...stay, from: Math.max(from, stay.from), to: Math.min(to, stay.to) }));
    return stays.length > 0 ? { ...place, stays } : [];
  });
}
