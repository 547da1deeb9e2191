import type { Interval } from '../time/date-filter.js';
import type { DeviceSettings } from './device-settings.js';
import { closedBy, openingMoments } from './opening-hours.js';
import type { TimedUse } from './weekly-schedule.js';

/**
 * When schedule and bedtime let a use run inside an interval (epoch seconds, `to` excluded), in the wall-clock
 * hours of a zone. Limits, bonus and blocks by hand do not count here. RangeError for an unknown zone.
 */
export function openStretches(
  settings: DeviceSettings,
  use: TimedUse,
  { from, to }: Interval,
  timeZone: string,
): Interval[] {
  const open: Interval[] = [];
  let since: number | null = null;
  for (const time of openingMoments(settings, from, to, timeZone)) {
    if (closedBy(settings, use, time) === null) since ??= time.at;
    else if (since !== null) {
      open.push({ from: since, to: time.at });
      since = null;
    }
  }
  if (since !== null) open.push({ from: since, to });
  return open;
}
