import { distance, type Point } from './distance.js';
import type { LongStay } from './long-stays.js';

/** A stay at a place that has a number. */
export interface NumberedStay extends LongStay {
  /** Counted from 1 by first visit; stays near each other share it. */
  readonly place: number;
}

/** Stays whose middles are at most so far apart are at one place, metres. */
export const placeRadius = 150;

/** Gives each stay the number of its place: that of the nearest known place, or the next new one. */
export function numberedPlaces(stays: readonly LongStay[]): NumberedStay[] {
  const places: Point[] = [];
  return stays.map((stay) => {
    let nearest = -1;
    for (const [index, place] of places.entries()) {
      const known = places[nearest];
      const away = distance(place, stay);
      if (away <= placeRadius && (!known || away < distance(known, stay))) nearest = index;
    }
    if (nearest < 0) nearest = places.push({ lat: stay.lat, lng: stay.lng }) - 1;
    return { ...stay, place: nearest + 1 };
  });
}
