import { isUnlimited, unlimitedTimeLimit } from '../validation/limits.js';
import { weekdays, type LocalTime, type Weekday } from '../time/local-time.js';
import type { DeviceSettings, WeekOfMinutes } from './device-settings.js';
import type { TimedUse } from './weekly-schedule.js';

/** How long a device has been used today, in seconds, as the device counted it. */
export interface Usage {
  /** In the apps that count into the limit. */
  readonly appsToday: number;
  /** On the internet. */
  readonly internetToday: number;
}

/** A device that was not used today. */
export const noUsage: Usage = { appsToday: 0, internetToday: 0 };

/** How long a use may last on a day. */
export interface Allowance {
  /** Seconds with the bonus, or null when unlimited. */
  readonly seconds: number | null;
  /** Which limit it comes from. */
  readonly by: 'daily-limit' | 'weekly-limit';
}

/** How much of today a use has had, in seconds. */
export function usedToday(usage: Usage, use: TimedUse): number {
  return use === 'apps' ? usage.appsToday : usage.internetToday;
}

/**
 * How long a use may last on a day: the weekday's own limit where it has one, else the daily one, and the
 * bonus on its day. See docs/decisions/0012-limits-and-bonus.md.
 */
export function allowanceOn(
  settings: DeviceSettings,
  use: TimedUse,
  day: Pick<LocalTime, 'weekday' | 'date'>,
): Allowance {
  const { daily, week } = limitsOf(settings, use);
  const own = minutesOn(week, day.weekday);
  const by = isUnlimited(own) ? 'daily-limit' : 'weekly-limit';
  const minutes = isUnlimited(own) ? daily : own;
  if (isUnlimited(minutes)) return { seconds: null, by };
  const bonus = settings.timeBonusDay === day.date ? settings.timeBonus : 0;
  return { seconds: (minutes + bonus) * 60, by };
}

/** Tells whether a use is unlimited on every day. */
export function isNeverLimited(settings: DeviceSettings, use: TimedUse): boolean {
  const { daily, week } = limitsOf(settings, use);
  return isUnlimited(daily) && weekdays.every((weekday) => isUnlimited(minutesOn(week, weekday)));
}

function limitsOf(settings: DeviceSettings, use: TimedUse): { daily: number; week: WeekOfMinutes } {
  return use === 'apps'
    ? { daily: settings.timeLimit, week: settings.timeLimitWeek }
    : { daily: settings.timeLimitNet, week: settings.timeLimitNetWeek };
}

function minutesOn(week: WeekOfMinutes, weekday: Weekday): number {
  return week[weekday - 1] ?? unlimitedTimeLimit;
}
