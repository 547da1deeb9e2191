import type { Chance } from '../random.js';
import { means, wayOf, type Place, type Point } from './places.js';

/** Where somebody is at a moment, and how fast (metres a second). */
export interface Fix extends Point {
  /** Seconds since the start of the way. */
  readonly at: number;
  readonly v: number;
}

const metresPerDegree = 111_320;

/** The distance of two near points, metres. */
export function metresBetween(a: Point, b: Point): number {
  const x = (b.lng - a.lng) * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180));
  return Math.hypot(x, b.lat - a.lat) * metresPerDegree;
}

/**
 * The fixes of a way, one every `step` seconds: each leg at the pace of its means, gaining and losing speed
 * between its stops, a little different each time.
 */
export function fixesOf(place: Exclude<Place, 'home'>, isBack: boolean, step: number, chance: Chance): Fix[] {
  const { start, legs } = wayOf(place, isBack);
  const fixes: Fix[] = [];
  let at = 0;
  let here: Point = start;
  let due = 0;
  for (const leg of legs) {
    const { speed, hop, stop } = means[leg.by];
    const pace = speed * (0.88 + chance.next() * 0.2);
    let untilStop = hop * (0.7 + chance.next() * 0.6);
    let sinceStop = 0;
    for (const corner of leg.through) {
      let left = metresBetween(here, corner);
      while (left > 0.5) {
        // Speed grows over the first 60 m after a stop and falls over the last 60 m before the next.
        const ease = Math.min(1, 0.25 + Math.min(sinceStop, untilStop) / 60);
        const v = leg.by === 'foot' ? pace : pace * ease;
        const metres = Math.min(v, left);
        const part = metres / left;
        here = {
          lat: here.lat + (corner.lat - here.lat) * part,
          lng: here.lng + (corner.lng - here.lng) * part,
        };
        left -= metres;
        sinceStop += metres;
        untilStop -= metres;
        at += 1;
        if (at >= due) {
          fixes.push({ ...here, at, v });
          due = at + step;
        }
        if (untilStop <= 0) {
          const pause = Math.round(stop * (0.5 + chance.next()));
          fixes.push({ ...here, at: at + Math.ceil(pause / 2), v: 0 });
          at += pause;
          due = at + step;
          sinceStop = 0;
          untilStop = hop * (0.7 + chance.next() * 0.6);
        }
      }
    }
  }
  // Arriving is always seen, or the next fix at the place would look like a leap.
  if ((fixes.at(-1)?.at ?? 0) < at) fixes.push({ ...here, at, v: 0 });
  return fixes;
}

/** A fix as a receiver sees it: some metres off. */
export function noisy(point: Point, metres: number, chance: Chance): Point {
  const angle = chance.next() * 2 * Math.PI;
  const off = (chance.next() * metres) / metresPerDegree;
  return {
    lat: round(point.lat + Math.sin(angle) * off),
    lng: round(point.lng + (Math.cos(angle) * off) / Math.cos((point.lat * Math.PI) / 180)),
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
