import { isTimeZone, zoneOffset } from './local-time.js';

/** What a parent saves of a time zone: its name, its offset, or both. */
export interface ZoneChoice {
  /** An IANA name: `Europe/Warsaw`. */
  readonly timeZoneName?: string | undefined;
  /** Seconds ahead of UTC. */
  readonly utc?: number | undefined;
}

const hour = 3600;
const fortnight = 14 * 86_400;

/**
 * The zone that a choice comes to, or null when it is none (panel §3, "Global settings"; decision 0095). The name
 * decides; an offset beside it must be one that the zone has within a year of `at` (epoch seconds). An offset alone
 * keeps the `present` zone where that has it, else it is a zone of whole hours that never changes its clocks.
 * `chosenZone({ utc: 7200 }, 'Asia/Tokyo', at)` is `Etc/GMT-2`.
 */
export function chosenZone({ timeZoneName, utc }: ZoneChoice, present: string, at: number): string | null {
  if (timeZoneName !== undefined) {
    if (!isTimeZone(timeZoneName)) return null;
    const fits = utc === undefined || hasOffset(timeZoneName, utc, at);
    return fits ? deliberate(timeZoneName) : null;
  }
  if (utc === undefined || (isTimeZone(present) && hasOffset(present, utc, at))) return present;
  return fixedZone(utc);
}

/** Tells whether a zone's clocks are so far ahead of UTC at a moment (epoch seconds) or within the year after it. */
export function hasOffset(timeZone: string, utc: number, at: number): boolean {
  // Morocco changes its clocks for a month only: a look each fortnight sees every offset.
  for (let moment = at; moment <= at + 366 * 86_400; moment += fortnight) {
    if (zoneOffset(moment, timeZone) === utc) return true;
  }
  return false;
}

/**
 * The zone of whole hours whose clocks never change, or null for another offset: 7200 is `Etc/GMT-2`, whose name
 * counts westwards.
 */
export function fixedZone(utc: number): string | null {
  if (!Number.isInteger(utc / hour) || utc < -12 * hour || utc > 14 * hour) return null;
  if (utc === 0) return deliberateUtc;
  return `Etc/GMT${utc > 0 ? '-' : '+'}${Math.abs(utc / hour)}`;
}

/** `UTC` is what an account has whose zone nobody knows, and sign-in fills it in. Who chooses it means this one. */
const deliberateUtc = 'Etc/UTC';

function deliberate(timeZone: string): string {
  return timeZone.toUpperCase() === 'UTC' ? deliberateUtc : timeZone;
}
