import { openDay, type ScheduleString } from '../validation/schedule.js';
import { weekdays, type Weekday } from '../time/local-time.js';
import type { DeviceSettings } from './device-settings.js';

/** What a schedule or a limit is about: the apps that follow it, or the internet. */
export type TimedUse = 'apps' | 'internet';

/** The schedule of one weekday, for apps (`skda1` … `skda7`) or for the internet (`skd1` … `skd7`). */
export function scheduleOf(settings: DeviceSettings, use: TimedUse, weekday: Weekday): ScheduleString {
  return settings[use === 'apps' ? (`skda${weekday}` as const) : (`skd${weekday}` as const)];
}

/** The settings with one weekday's schedule replaced. */
export function withSchedule(
  settings: DeviceSettings,
  use: TimedUse,
  weekday: Weekday,
  schedule: ScheduleString,
): DeviceSettings {
  return { ...settings, [`${use === 'apps' ? 'skda' : 'skd'}${weekday}`]: schedule };
}

/** Tells whether a use is open at every hour of the week. */
export function isAlwaysOpen(settings: DeviceSettings, use: TimedUse): boolean {
  return weekdays.every((weekday) => scheduleOf(settings, use, weekday) === openDay);
}
