import { localHours } from '../time/local-hours.js';
import type { LocalTime } from '../time/local-time.js';
import { isHourOpen } from '../validation/schedule.js';
import { hasBedtime, isBedtime } from './bedtime.js';
import type { DeviceSettings } from './device-settings.js';
import { isAlwaysOpen, scheduleOf, type TimedUse } from './weekly-schedule.js';

/** What closes a use at a moment: the bedtime, the week's schedule, or nothing. */
export function closedBy(
  settings: DeviceSettings,
  use: TimedUse,
  time: LocalTime,
): 'bedtime' | 'schedule' | null {
  if (isBedtime(settings, time)) return 'bedtime';
  return isHourOpen(scheduleOf(settings, use, time.weekday), time.hour) ? null : 'schedule';
}

/** Tells whether nothing ever closes a use. */
export function isNeverClosed(settings: DeviceSettings, use: TimedUse): boolean {
  return isAlwaysOpen(settings, use) && !hasBedtime(settings);
}

/**
 * Walks an interval (epoch seconds, `to` excluded) by the moments at which schedules and bedtime can open or close:
 * `from` itself, every beginning of a local hour, and where the bedtime begins or ends within an hour.
 */
export function* openingMoments(
  settings: DeviceSettings,
  from: number,
  to: number,
  timeZone: string,
): Generator<LocalTime> {
  const edges = hasBedtime(settings)
    ? [settings.bedtimeFrom, settings.bedtimeTo].toSorted((a, b) => a - b)
    : [];
  let last: LocalTime | null = null;
  for (const time of localHours(from, to, timeZone)) {
    if (last) yield* edgesWithin(edges, last, time.at);
    yield time;
    last = time;
  }
  if (last) yield* edgesWithin(edges, last, to);
}

/** The edges (minutes of the day) after a moment and before `end`, which is within its local hour. */
function* edgesWithin(edges: readonly number[], time: LocalTime, end: number): Generator<LocalTime> {
  for (const edge of edges) {
    const at = time.at + (edge - time.hour * 60 - time.minute) * 60 - time.second;
    if (at > time.at && at < end) yield { ...time, at, minute: edge % 60, second: 0 };
  }
}
