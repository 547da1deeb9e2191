import { longStayRule, numberedPlaces } from '@ostoja/domain';
import type { Period, TrailStay } from '@ostoja/ui/map';
import type { Positions } from './api/use-positions.js';

/** A long stay with the number of its place, counted from 1 by first visit. */
export interface NumberedTrailStay extends TrailStay {
  readonly place: number;
}

/** The long stays of a day as the map wants them; visits to one place share its number and its name. */
export function dayStays(
  stays: Positions['dataEx'],
  placeName: (number: number) => string,
): readonly NumberedTrailStay[] {
  const timed = stays.map(({ lat, lng, ts1, ts2 }) => ({ lat, lng, from: ts1, to: ts2 }));
  return numberedPlaces(timed).map(({ place, ...stay }) => ({
    ...stay,
    place,
    label: placeName(place),
    radius: longStayRule.radius,
  }));
}

/** The stays that reach into a period, cut to it. */
export function staysWithin(
  stays: readonly NumberedTrailStay[],
  { from, to }: Period,
): readonly NumberedTrailStay[] {
  return stays
    .filter((stay) => stay.from < to && stay.to > from)
    .map((stay) => ({ ...stay, from: Math.max(from, stay.from), to: Math.min(to, stay.to) }));
}
