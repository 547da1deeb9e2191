import type { TrailPosition } from './trail-map-data.js';

/** Midnight of the day that tests walk through, epoch seconds. */
export const midnight = Date.parse('2026-11-20T00:00+01:00') / 1000;
export const day = { from: midnight, to: midnight + 86_400 };

/** An epoch second of that day. */
export const at = (hours: number, minutes = 0) => midnight + hours * 3600 + minutes * 60;

/** A report at a point of a line that leads north: a thousandth of a degree is 111 metres. */
export function report(ts: number, thousandths: number, v = 0): TrailPosition {
  return { ts, lat: 52 + thousandths / 1000, lng: 21, v };
}
