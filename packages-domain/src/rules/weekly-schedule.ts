import type { ScheduleString } from '../validation/schedule.js';
import type { DeviceSettings } from './device-settings.js';

/** What a schedule or a limit is about: the apps that follow it, or the internet. */
export type TimedUse = 'apps' | 'internet';

/** A weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

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
