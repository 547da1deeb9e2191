import { openDay, weekdays, type TimedUse } from '@ostoja/domain';
import type { ScheduleWeek, WeekOfMinutes } from '@ostoja/ui';
import type { Settings, SettingsPatch } from './api/use-saved-settings.js';

/** When a use is allowed in the week, Monday first, as the schedule grid takes it. */
export function scheduleWeek(settings: Settings, use: TimedUse): ScheduleWeek {
  return use === 'apps'
    ? [
        settings.skda1,
        settings.skda2,
        settings.skda3,
        settings.skda4,
        settings.skda5,
        settings.skda6,
        settings.skda7,
      ]
    : [
        settings.skd1,
        settings.skd2,
        settings.skd3,
        settings.skd4,
        settings.skd5,
        settings.skd6,
        settings.skd7,
      ];
}

/** A painted week as it is saved: a schedule goes whole (panel spec §4, "Saves"). */
export function schedulePatch(week: ScheduleWeek, use: TimedUse): SettingsPatch {
  const name = use === 'apps' ? 'skda' : 'skd';
  return Object.fromEntries(weekdays.map((weekday) => [`${name}${weekday}`, week[weekday - 1]]));
}

/** The daily limit of a use, in minutes. */
export function dailyLimit(settings: Settings, use: TimedUse): number {
  return use === 'apps' ? settings.timeLimit : settings.timeLimitNet;
}

/** A daily limit as it is saved. */
export function dailyLimitPatch(minutes: number, use: TimedUse): SettingsPatch {
  return use === 'apps' ? { timeLimit: minutes } : { timeLimitNet: minutes };
}

/** The limits of the weekdays, Monday first. */
export function weekLimits(settings: Settings, use: TimedUse): WeekOfMinutes {
  const week = use === 'apps' ? settings.timeLimitWeek : settings.timeLimitNetWeek;
  // The wire's schema has seven of them; the type can't say so
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = week as unknown as WeekOfMinutes;
  return [monday, tuesday, wednesday, thursday, friday, saturday, sunday];
}

/** The limits of the weekdays as they are saved: all seven. */
export function weekLimitsPatch(week: WeekOfMinutes, use: TimedUse): SettingsPatch {
  return use === 'apps' ? { timeLimitWeek: [...week] } : { timeLimitNetWeek: [...week] };
}

/** A day that is allowed from one hour to another. */
function allowedFrom(from: number, to: number): string {
  return [...openDay].map((_, hour) => (hour >= from && hour < to ? '1' : '0')).join('');
}

const week = (school: string, friday: string, saturday: string, sunday: string): ScheduleWeek => [
  school,
  school,
  school,
  school,
  friday,
  saturday,
  sunday,
];

/** Hours that a preset speaks of. */
export const presetHours = { morning: 7, evening: 21, school: 15 } as const;

/** Weeks to start from: quiet nights, evenings after school, and no blocked hour. */
export const presetWeeks = {
  nights: week(allowedFrom(7, 21), allowedFrom(7, 21), allowedFrom(7, 21), allowedFrom(7, 21)),
  afterSchool: week(allowedFrom(15, 21), allowedFrom(15, 21), allowedFrom(7, 21), allowedFrom(7, 21)),
  open: week(openDay, openDay, openDay, openDay),
} as const satisfies Record<string, ScheduleWeek>;
