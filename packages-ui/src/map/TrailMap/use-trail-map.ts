import { useMemo } from 'react';
import { defaultGapRule, type GapRule } from './gap-rule.js';
import { hourWindow } from './hour-window.js';
import { trailBounds, type Bounds } from './trail-bounds.js';
import { chaptersOf, type TrailChapter } from './trail-chapters.js';
import type { HourRange, Period, TrailPlace, TrailPosition, TrailStay } from './trail-map-data.js';
import { placesOf, placesWithin } from './trail-places.js';
import { buildTrail, timeOf, trailWithin, type Trail } from './trail.js';

/** A device whose last report is older than this is not where it was seen: no "now". Seconds. */
const freshFor = 300;

export interface TrailMapInput {
  readonly day: Period;
  readonly positions: readonly TrailPosition[];
  readonly stays: readonly TrailStay[];
  readonly hours: HourRange;
  readonly now: number | undefined;
  readonly timeZone: string | undefined;
  readonly gap: Partial<GapRule> | undefined;
}

/** What is shown: the positions of the chosen hours, in the forms that the map and the list need. */
export interface TrailMapModel {
  readonly trail: Trail;
  readonly places: readonly TrailPlace[];
  readonly chapters: readonly TrailChapter[];
  readonly bounds: Bounds | null;
  /** Whether the whole day has anything to show, whatever the hours. */
  readonly hasAny: boolean;
  /** Whether the last shown position is the present one, and not only the last that was seen. */
  readonly endsNow: boolean;
  /** The times of the first and the last shown report. */
  readonly reach: Period;
}

/** Works a day's positions and stays out for the hours that are shown. */
export function useTrailMap({
  day: { from, to },
  positions,
  stays,
  hours: [firstHour, lastHour],
  now,
  timeZone,
  gap,
}: TrailMapInput): TrailMapModel {
  const {
    silence = defaultGapRule.silence,
    movingSilence = defaultGapRule.movingSilence,
    movingDistance = defaultGapRule.movingDistance,
  } = gap ?? {};
  const rule = useMemo(
    () => ({ silence, movingSilence, movingDistance }),
    [silence, movingSilence, movingDistance],
  );
  const whole = useMemo(() => buildTrail(positions, from, rule), [positions, from, rule]);
  const allPlaces = useMemo(() => placesOf(stays), [stays]);
  const shown = useMemo(() => {
    const window = hourWindow({ from, to }, [firstHour, lastHour], timeZone);
    const trail = trailWithin(whole, window);
    const places = placesWithin(allPlaces, window);
    return { window, trail, places, bounds: trailBounds(trail, places) };
  }, [whole, allPlaces, from, to, firstHour, lastHour, timeZone]);
  const { window, trail, places, bounds } = shown;
  const end = Math.max(window.from, Math.min(window.to, now ?? window.to));
  const chapters = useMemo(
    () => chaptersOf({ trail, places, window: { from: window.from, to: end }, gap: rule }),
    [trail, places, window, end, rule],
  );
  const last = timeOf(trail, trail.length - 1);
  return {
    trail,
    places,
    chapters,
    bounds,
    hasAny: whole.length > 0 || allPlaces.length > 0,
    endsNow: now !== undefined && trail.length > 0 && now >= last && now - last <= freshFor,
    reach: { from: timeOf(trail, 0), to: last },
  };
}
