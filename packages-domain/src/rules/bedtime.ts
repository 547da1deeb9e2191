import { addDays, type DayNumber } from '../time/day-range.js';
import type { LocalTime, Weekday } from '../time/local-time.js';
import type { DeviceSettings } from './device-settings.js';

/** When a device sleeps. Minutes are counted from midnight of the device's wall clock. */
export type Bedtime = Pick<DeviceSettings, 'bedtimeFrom' | 'bedtimeTo' | 'bedtimeNights' | 'bedtimeDay'>;

/** The nights before school: those that begin on Sunday to Thursday. */
export const schoolNights = '1111001';

/** Every night of the week. */
export const everyNight = '1111111';

/** No night of the week. */
export const noNight = '0000000';

/** Tells whether a device has a bedtime on any night. */
export function hasBedtime({ bedtimeFrom, bedtimeTo, bedtimeNights, bedtimeDay }: Bedtime): boolean {
  return bedtimeFrom !== bedtimeTo && (bedtimeDay !== 0 || bedtimeNights.includes('1'));
}

/** Tells whether it is bedtime. A night is named by the day on which it begins; its end may be on the next. */
export function isBedtime(bedtime: Bedtime, time: LocalTime): boolean {
  const { bedtimeFrom, bedtimeTo } = bedtime;
  const minute = minuteOf(time);
  if (bedtimeFrom < bedtimeTo) {
    return minute >= bedtimeFrom && minute < bedtimeTo && sleeps(bedtime, time.date, time.weekday);
  }
  if (bedtimeFrom === bedtimeTo) return false;
  if (minute >= bedtimeFrom && sleeps(bedtime, time.date, time.weekday)) return true;
  return minute < bedtimeTo && sleeps(bedtime, addDays(time.date, -1), dayBefore(time.weekday));
}

/** The night that "tonight" means: the one that is under way, or else the next to begin, by the day of its beginning. */
export function tonight(
  { bedtimeFrom, bedtimeTo }: Pick<Bedtime, 'bedtimeFrom' | 'bedtimeTo'>,
  now: LocalTime,
): DayNumber {
  const minute = minuteOf(now);
  if (bedtimeFrom > bedtimeTo && minute < bedtimeTo) return addDays(now.date, -1);
  return bedtimeFrom < bedtimeTo && minute >= bedtimeTo ? addDays(now.date, 1) : now.date;
}

function sleeps({ bedtimeNights, bedtimeDay }: Bedtime, date: DayNumber, weekday: Weekday): boolean {
  return bedtimeDay === date || bedtimeNights.charAt(weekday - 1) === '1';
}

function minuteOf({ hour, minute }: LocalTime): number {
  return hour * 60 + minute;
}

function dayBefore(weekday: Weekday): Weekday {
  return weekday === 1 ? 7 : ((weekday - 1) as Weekday);
}
