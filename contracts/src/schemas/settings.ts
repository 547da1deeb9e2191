import { isDayNumber, isScreenPeriod, isTimeBonus } from '@ostoja/domain';
import { z } from 'zod';

const switchFlag = z.boolean();
const minutes = z.int().min(0).max(1440);
const week = z.array(minutes).length(7);
/** One day by hours: 24 times `0` or `1`, 1 = available. */
const daySchedule = z.string().regex(/^[01]{24}$/);

/** The rules of a device by the spec's names (panel spec §3, Internet settings and device settings). */
export const deviceSettings = z.object({
  blockErotic: switchFlag,
  blockFileSites: switchFlag,
  blockOffensive: switchFlag,
  blockSocial: switchFlag,
  blockVideo: switchFlag,
  blockDoc: switchFlag,
  blockExe: switchFlag,
  excludeYT: switchFlag,
  customMsg: z.string().max(2000),
  customMsgOn: switchFlag,
  whiteListOnly: switchFlag,
  blockNewApps: switchFlag,
  blockSettings: switchFlag,
  enableGPSTracking: switchFlag,
  /** Minutes a day on the internet; 480 and more means unlimited. */
  timeLimitNet: minutes,
  timeLimitNetWeek: week,
  /** Minutes a day for apps; 480 means unlimited. */
  timeLimit: minutes,
  timeLimitWeek: week,
  /** Extra minutes, valid on `timeBonusDay` only. */
  timeBonus: z.int().min(0).max(120),
  /** yyyymmdd in the device's time zone; 0 is none. */
  timeBonusDay: z.int().min(0).max(99_991_231),
  /** Seconds between saved screens, 0 for none. */
  screenPeriod: z.int().min(0).max(300),
  /** Blocked by one tap until this moment, epoch seconds; 0 for not. An extension. */
  blockedUntil: z.int().min(0).max(253_402_300_799),
  skd1: daySchedule,
  skd2: daySchedule,
  skd3: daySchedule,
  skd4: daySchedule,
  skd5: daySchedule,
  skd6: daySchedule,
  skd7: daySchedule,
  skda1: daySchedule,
  skda2: daySchedule,
  skda3: daySchedule,
  skda4: daySchedule,
  skda5: daySchedule,
  skda6: daySchedule,
  skda7: daySchedule,
  /** Schedule, bedtime and limits rest until this moment, epoch seconds; 0 for not. An extension. */
  allowedUntil: z.int().min(0).max(253_402_300_799),
  /** When the device sleeps and wakes, minutes from its midnight; an end not after the beginning is on the next day. An extension. */
  bedtimeFrom: z.int().min(0).max(1439),
  bedtimeTo: z.int().min(0).max(1439),
  /** The nights of each week by the day on which they begin, Monday first: 7 times `0` or `1`. An extension. */
  bedtimeNights: z.string().regex(/^[01]{7}$/),
  /** One night besides, by the day on which it begins, yyyymmdd in the device's time zone; 0 is none. An extension. */
  bedtimeDay: z.int().min(0).max(99_991_231),
});

const dayOrNone = (day: number) => day === 0 || isDayNumber(day);

/** Some of the settings as a parent saves them: on the steps of their sliders, and bonus and bedtime on days that exist. */
export const savedSettings = deviceSettings
  .extend({
    timeBonus: deviceSettings.shape.timeBonus.refine(isTimeBonus, { error: 'in steps of 5 minutes' }),
    timeBonusDay: deviceSettings.shape.timeBonusDay.refine(dayOrNone, { error: 'no day' }),
    bedtimeDay: deviceSettings.shape.bedtimeDay.refine(dayOrNone, { error: 'no day' }),
    screenPeriod: deviceSettings.shape.screenPeriod.refine(isScreenPeriod, {
      error: 'in steps of 60 seconds',
    }),
  })
  .partial();
