import type { TrailChapter } from './trail-chapters.js';
import { indexAt, positionOf, timeOf, type Trail } from './trail.js';

/** Where a device was at one moment of its trail. */
export interface TrailMoment {
  readonly time: number;
  /** Between two reports: on the straight line. In a gap: where it was seen last. */
  readonly lng: number;
  readonly lat: number;
  /** Metres a second; null in a gap, where nobody knows. */
  readonly v: number | null;
  /** The index of the last report at or before the moment. */
  readonly index: number;
}

/** The trail at an epoch second, which is moved into the trail's own time. Null for a trail without positions. */
export function momentAt(trail: Trail, at: number): TrailMoment | null {
  if (trail.length === 0) return null;
  const time = Math.min(timeOf(trail, trail.length - 1), Math.max(timeOf(trail, 0), at));
  const after = indexAt(trail, time);
  const next = positionOf(trail, after);
  if (next.ts === time) return { time, lng: next.lng, lat: next.lat, v: next.v, index: after };
  const index = after - 1;
  const last = positionOf(trail, index);
  if (trail.runs.includes(after)) return { time, lng: last.lng, lat: last.lat, v: null, index };
  const part = (time - last.ts) / (next.ts - last.ts);
  return {
    time,
    lng: last.lng + (next.lng - last.lng) * part,
    lat: last.lat + (next.lat - last.lat) * part,
    v: next.v,
    index,
  };
}

/** The time of the report before (-1) or after (1) a moment; the moment itself at the ends. */
export function neighbouringReport(trail: Trail, time: number, direction: -1 | 1): number {
  const here = indexAt(trail, time);
  const isReport = here < trail.length && timeOf(trail, here) === time;
  const index = direction < 0 ? here - 1 : isReport ? here + 1 : here;
  return index < 0 || index >= trail.length ? time : timeOf(trail, index);
}

/** The start of the chapter before (-1) or after (1) a moment; the moment itself at the ends. */
export function neighbouringChapter(
  chapters: readonly TrailChapter[],
  time: number,
  direction: -1 | 1,
): number {
  const starts = chapters.map(({ from }) => from);
  const found =
    direction < 0 ? starts.findLast((start) => start < time) : starts.find((start) => start > time);
  return found ?? time;
}

/** The chapter that a moment is in: of two that touch, the later one. The ends of a gap are reports, and outside of it. */
export function chapterAt(chapters: readonly TrailChapter[], time: number): TrailChapter | undefined {
  return chapters.findLast(({ kind, from, to }) =>
    kind === 'gap' ? from < time && time < to : from <= time && time <= to,
  );
}
