/** One day's schedule: 24 characters, one a local hour, `1` available and `0` not (panel §3). */
export type ScheduleString = string;

const pattern = /^[01]{24}$/;

/** A day that is available from midnight to midnight. */
export const openDay: ScheduleString = '1'.repeat(24);

/** A day that is not available at all. */
export const closedDay: ScheduleString = '0'.repeat(24);

/** Tells whether a value is one day's schedule. */
export function isSchedule(value: unknown): value is ScheduleString {
  return typeof value === 'string' && pattern.test(value);
}

/** Tells whether an hour (0 to 23) is available in a day's schedule. A missing hour is available. */
export function isHourOpen(schedule: ScheduleString, hour: number): boolean {
  return schedule.charAt(hour) !== '0';
}

/** The schedule with one hour (0 to 23) made available or not. */
export function withHour(schedule: ScheduleString, hour: number, open: boolean): ScheduleString {
  if (!Number.isInteger(hour) || hour < 0 || hour > 23)
    throw new RangeError('hour is a whole number from 0 to 23');
  return schedule.slice(0, hour) + (open ? '1' : '0') + schedule.slice(hour + 1);
}
