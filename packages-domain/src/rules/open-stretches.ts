import type { Interval } from '../time/date-filter.js';
import { localHours } from '../time/local-hours.js';
import { isHourOpen } from '../validation/schedule.js';
import type { DeviceSettings } from './device-settings.js';
import { scheduleOf, type TimedUse } from './weekly-schedule.js';

/**
 * When a schedule lets a use run inside an interval (epoch seconds, `to` excluded), in the wall-clock hours of
 * a zone. Limits, bonus and blocks by hand do not count here. RangeError for an unknown zone.
 */
export function openStretches(
  settings: DeviceSettings,
  use: TimedUse,
  { from, to }: Interval,
  timeZone: string,
): Interval[] {
  const open: Interval[] = [];
  let since: number | null = null;
  for (const { at, weekday, hour } of localHours(from, to, timeZone)) {
    const isOpen = isHourOpen(scheduleOf(settings, use, weekday), hour);
    if (isOpen) since ??= at;
    else if (since !== null) {
      open.push({ from: since, to: at });
      since = null;
    }
  }
  if (since !== null) open.push({ from: since, to });
  return open;
}
