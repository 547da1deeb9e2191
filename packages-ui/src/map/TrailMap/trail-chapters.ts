import { defaultGapRule, type GapRule } from './gap-rule.js';
import { distanceOf } from './ground-distance.js';
import type { Period, TrailPlace } from './trail-map-data.js';
import { indexAt, stretchesOf, timeOf, type Trail } from './trail.js';

interface ChapterBase extends Period {
  readonly key: string;
}

export interface StayChapter extends ChapterBase {
  readonly kind: 'stay';
  readonly place: TrailPlace;
}

export interface MoveChapter extends ChapterBase {
  readonly kind: 'move';
  /** Along the way, metres. */
  readonly distance: number;
  /** Metres a second. */
  readonly topSpeed: number;
}

/** Nobody knows where the device was. */
export interface GapChapter extends ChapterBase {
  readonly kind: 'gap';
}

/** One report alone, with silence before and after; `to` is `from`. */
export interface SeenChapter extends ChapterBase {
  readonly kind: 'seen';
}

/** A part of the day, told in words. */
export type TrailChapter = StayChapter | MoveChapter | GapChapter | SeenChapter;

export interface ChapterInput {
  /** The positions inside of `window`. */
  readonly trail: Trail;
  /** The places inside of `window`. */
  readonly places: readonly TrailPlace[];
  /** The shown part of the day; it ends at the present on a day that is not over. */
  readonly window: Period;
  readonly gap?: GapRule;
}

/** Tells a trail as stays, moves and gaps, in the order of time. */
export function chaptersOf({ trail, places, window, gap = defaultGapRule }: ChapterInput): TrailChapter[] {
  const stays = places
    .flatMap((place) => place.stays.map(({ from, to }) => stayChapter(place, from, to)))
    .toSorted((a, b) => a.from - b.from);
  const chapters: TrailChapter[] = [
    ...stays,
    ...movesOf(trail, stays),
    ...gapsOf(trail, stays, window, gap.silence),
  ];
  return chapters.toSorted((a, b) => a.from - b.from || a.to - b.to);
}

function stayChapter(place: TrailPlace, from: number, to: number): StayChapter {
  return { kind: 'stay', key: `stay-${from}`, from, to, place };
}

/** What lies between the stays, cut at the gaps. */
function movesOf(trail: Trail, stays: readonly StayChapter[]): (MoveChapter | SeenChapter)[] {
  const parts: (MoveChapter | SeenChapter)[] = [];
  for (const { first, last } of stretchesOf(trail)) {
    let start = first;
    const end = timeOf(trail, last);
    for (const stay of stays) {
      if (stay.to < timeOf(trail, start) || stay.from > end) continue;
      // The way leads from the last report of a stay to the first one of the next.
      parts.push(...partBetween(trail, start, Math.min(last, indexAt(trail, stay.from)), stays));
      start = Math.max(start, Math.min(last, lastIndexUntil(trail, stay.to)));
    }
    parts.push(...partBetween(trail, start, last, stays));
  }
  return parts;
}

function partBetween(
  trail: Trail,
  first: number,
  last: number,
  stays: readonly StayChapter[],
): [] | [MoveChapter | SeenChapter] {
  if (last < first) return [];
  const from = timeOf(trail, first);
  const to = timeOf(trail, last);
  if (last === first) {
    const known = stays.some((stay) => stay.from <= from && stay.to >= from);
    return known ? [] : [{ kind: 'seen', key: `seen-${from}`, from, to }];
  }
  const { coordinates, speeds } = trail;
  let distance = 0;
  let topSpeed = 0;
  for (let index = first + 1; index <= last; index += 1) {
    const at = index * 2;
    distance += distanceOf(
      coordinates[at - 1] ?? 0,
      coordinates[at - 2] ?? 0,
      coordinates[at + 1] ?? 0,
      coordinates[at] ?? 0,
    );
    topSpeed = Math.max(topSpeed, speeds[index] ?? 0);
  }
  return [{ kind: 'move', key: `move-${from}`, from, to, distance, topSpeed }];
}

function lastIndexUntil(trail: Trail, time: number): number {
  const after = indexAt(trail, time);
  return after < trail.length && timeOf(trail, after) === time ? after : after - 1;
}

/** The silences between stretches, and the long ones before the first and after the last report. */
function gapsOf(trail: Trail, stays: readonly StayChapter[], window: Period, silence: number): GapChapter[] {
  const stretches = stretchesOf(trail);
  const ends = stretches.map(({ first, last }) => ({
    from: timeOf(trail, first),
    to: timeOf(trail, last),
  }));
  const [opening, closing] = [ends[0], ends.at(-1)];
  if (!opening || !closing) return [];
  const gaps: Period[] = ends
    .slice(1)
    .map(({ from }, index) => ({ from: ends[index]?.to ?? from, to: from }));
  if (opening.from - window.from > silence) gaps.push({ from: window.from, to: opening.from });
  if (window.to - closing.to > silence) gaps.push({ from: closing.to, to: window.to });
  return gaps
    .filter(({ from, to }) => !stays.some((stay) => stay.from < to && stay.to > from))
    .map(({ from, to }) => ({ kind: 'gap', key: `gap-${from}`, from, to }));
}
