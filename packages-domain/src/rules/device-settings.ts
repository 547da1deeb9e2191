import { unlimitedTimeLimit } from '../validation/limits.js';
import { openDay, type ScheduleString } from '../validation/schedule.js';

/** Minutes for each of the seven weekdays, Monday first; `isWeekOfTimeLimits` checks one. */
export type WeekOfMinutes = readonly number[];

/** What a parent sets for one device, under the wire's own names (panel §3, "Internet settings"). */
export interface DeviceSettings {
  /** Content that is blocked on the internet. */
  readonly blockErotic: boolean;
  readonly blockOffensive: boolean;
  readonly blockFileSites: boolean;
  readonly blockVideo: boolean;
  readonly blockSocial: boolean;
  /** Windows only: documents and programs may not be downloaded. */
  readonly blockDoc: boolean;
  readonly blockExe: boolean;
  /** Windows only: `blockVideo` leaves YouTube out. */
  readonly excludeYT: boolean;
  /** Only the white list may be visited. */
  readonly whiteListOnly: boolean;
  /** What the child reads on a blocked page, and whether it replaces our own words. */
  readonly customMsg: string;
  readonly customMsgOn: boolean;
  /** A newly installed app is off until a parent allows it. */
  readonly blockNewApps: boolean;
  /** The device's own settings can't be opened. Phones only. */
  readonly blockSettings: boolean;
  readonly enableGPSTracking: boolean;
  /** Minutes of internet a day; 480 and more is unlimited. */
  readonly timeLimitNet: number;
  /** Minutes of internet for each weekday, Monday first. */
  readonly timeLimitNetWeek: WeekOfMinutes;
  /** Minutes of apps a day; 480 and more is unlimited. */
  readonly timeLimit: number;
  /** Minutes of apps for each weekday, Monday first. */
  readonly timeLimitWeek: WeekOfMinutes;
  /** Extra minutes on one day. */
  readonly timeBonus: number;
  /** The day of the bonus as yyyymmdd, in the device's time zone; 0 is none. */
  readonly timeBonusDay: number;
  /** Seconds between saved screens; 0 saves none. */
  readonly screenPeriod: number;
  /** When the internet is available, Monday (1) to Sunday (7). */
  readonly skd1: ScheduleString;
  readonly skd2: ScheduleString;
  readonly skd3: ScheduleString;
  readonly skd4: ScheduleString;
  readonly skd5: ScheduleString;
  readonly skd6: ScheduleString;
  readonly skd7: ScheduleString;
  /** When the apps that follow the schedule are available, Monday (1) to Sunday (7). */
  readonly skda1: ScheduleString;
  readonly skda2: ScheduleString;
  readonly skda3: ScheduleString;
  readonly skda4: ScheduleString;
  readonly skda5: ScheduleString;
  readonly skda6: ScheduleString;
  readonly skda7: ScheduleString;
  /** An extension: when the device sleeps, in minutes from midnight of its wall clock. Equal minutes are no bedtime. */
  readonly bedtimeFrom: number;
  /** When it wakes; a time that is not after `bedtimeFrom` is on the next day. */
  readonly bedtimeTo: number;
  /** The nights of each week by the day on which they begin, Monday first: seven times `0` or `1`. */
  readonly bedtimeNights: string;
  /** One night besides, by the day on which it begins, as yyyymmdd; 0 is none. */
  readonly bedtimeDay: number;
}

const unlimitedWeek: WeekOfMinutes = Array.from({ length: 7 }, () => unlimitedTimeLimit);

/** The settings of a device that nobody has set yet: erotic and offensive sites blocked, the rest open. */
export function defaultDeviceSettings(): DeviceSettings {
  return {
    blockErotic: true,
    blockOffensive: true,
    blockFileSites: false,
    blockVideo: false,
    blockSocial: false,
    blockDoc: false,
    blockExe: false,
    excludeYT: false,
    whiteListOnly: false,
    customMsg: '',
    customMsgOn: false,
    blockNewApps: false,
    blockSettings: false,
    enableGPSTracking: true,
    timeLimitNet: unlimitedTimeLimit,
    timeLimitNetWeek: unlimitedWeek,
    timeLimit: unlimitedTimeLimit,
    timeLimitWeek: unlimitedWeek,
    timeBonus: 0,
    timeBonusDay: 0,
    screenPeriod: 0,
    skd1: openDay,
    skd2: openDay,
    skd3: openDay,
    skd4: openDay,
    skd5: openDay,
    skd6: openDay,
    skd7: openDay,
    skda1: openDay,
    skda2: openDay,
    skda3: openDay,
    skda4: openDay,
    skda5: openDay,
    skda6: openDay,
    skda7: openDay,
    bedtimeFrom: 21 * 60,
    bedtimeTo: 7 * 60,
    bedtimeNights: '0000000',
    bedtimeDay: 0,
  };
}
