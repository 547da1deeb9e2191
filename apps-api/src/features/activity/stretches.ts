import type { UsedStretch } from './day.repository.js';
import type { Interval } from './interval.js';

/** Stretches of one app that are at most so far apart are drawn as one, seconds. */
const SMALL_GAP = 60;

/** The most stretches of one device that are told; of more, gaps that count as small grow. */
const MOST_STRETCHES = 1000;

/** Seconds that lie in at least one of the stretches: use of two apps at once is counted once. */
export function secondsIn(stretches: readonly Interval[]): number {
  let seconds = 0;
  let counted = 0;
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    if (to <= counted) continue;
    seconds += to - Math.max(from, counted);
    counted = to;
  }
  return seconds;
}

/** Joins the stretches of each app over small gaps, and gives them by start: few enough to be drawn. */
export function joined(stretches: readonly UsedStretch[]): UsedStretch[] {
  for (let gap = SMALL_GAP; ; gap *= 2) {
    const few = joinedOver(stretches, gap);
    if (few.length <= MOST_STRETCHES || gap > 86_400) return few.slice(0, MOST_STRETCHES);
  }
}

function joinedOver(stretches: readonly UsedStretch[], gap: number): UsedStretch[] {
  const last = new Map<string, { from: number; to: number; pkg: string }>();
  const joint: UsedStretch[] = [];
  for (const { from, to, pkg } of stretches.toSorted((a, b) => a.from - b.from)) {
    const before = last.get(pkg);
    if (before && from - before.to <= gap) {
      before.to = Math.max(before.to, to);
      continue;
    }
    const fresh = { from, to, pkg };
    last.set(pkg, fresh);
    joint.push(fresh);
  }
  return joint;
}
