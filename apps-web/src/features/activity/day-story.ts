import { localHours } from '@ostoja/domain';
import type { DayDevice } from './api/use-day.js';

/** A part of the day as people speak of it. */
export type DayPart = 'night' | 'morning' | 'afternoon' | 'evening';

/** A child's day in a few facts: what the sentence above the ribbon is made of. */
export interface DayStory {
  /** Seconds of use on all devices. */
  readonly elapsed: number;
  /** The part of the day that holds more than half of the use; null when none does. */
  readonly mostly: DayPart | null;
  /** How many tries were blocked. */
  readonly tries: number;
  /** The half hour nearest to most of the tries, epoch seconds; null when they are spread over the day. */
  readonly triesAround: number | null;
}

const halfHour = 1800;
const hour = 3600;

/** Tells a day in a few facts. Hours are read in the zone of the parent's account. */
export function tellDay(
  devices: readonly Pick<DayDevice, 'elapsed' | 'used' | 'blocked'>[],
  timeZone: string,
): DayStory {
  const tries = devices.flatMap(({ blocked }) => blocked.map(({ at }) => at)).toSorted((a, b) => a - b);
  return {
    elapsed: devices.reduce((sum, { elapsed }) => sum + elapsed, 0),
    mostly: busiestPart(
      devices.flatMap(({ used }) => used),
      timeZone,
    ),
    tries: tries.length,
    triesAround: centreOf(tries),
  };
}

function partOf(localHour: number): DayPart {
  if (localHour < 6 || localHour >= 22) return 'night';
  if (localHour < 12) return 'morning';
  return localHour < 18 ? 'afternoon' : 'evening';
}

function busiestPart(
  stretches: readonly { readonly from: number; readonly to: number }[],
  timeZone: string,
): DayPart | null {
  const seconds: Record<DayPart, number> = { night: 0, morning: 0, afternoon: 0, evening: 0 };
  for (const { from, to } of stretches) {
    const hours = [...localHours(from, to, timeZone)];
    for (const [index, start] of hours.entries()) {
      seconds[partOf(start.hour)] += (hours[index + 1]?.at ?? to) - start.at;
    }
  }
  const all = seconds.night + seconds.morning + seconds.afternoon + seconds.evening;
  const parts: DayPart[] = ['night', 'morning', 'afternoon', 'evening'];
  return parts.find((part) => all > 0 && seconds[part] > all / 2) ?? null;
}

/** The middle of the hour with the most tries, when that hour has at least half of them. */
function centreOf(tries: readonly number[]): number | null {
  let busiest: readonly number[] = [];
  for (const [index, start] of tries.entries()) {
    const within = tries.slice(index).filter((at) => at <= start + hour);
    if (within.length > busiest.length) busiest = within;
  }
  const middle = busiest[Math.floor((busiest.length - 1) / 2)];
  if (middle === undefined || busiest.length * 2 < tries.length) return null;
  return Math.round(middle / halfHour) * halfHour;
}
