import { describe, expect, it } from 'vitest';
import {
  blockedShare,
  countChanges,
  daysOfHour,
  hoursOfDay,
  isBlocked,
  openWeek,
  withDayCopied,
  withHours,
  type ScheduleWeek,
} from './schedule-week.js';
import { weekdaysFrom } from '../../lib/weekday.js';

const closedDay = '0'.repeat(24);

describe('a schedule week', () => {
  it('is seven strings of 24 ones when everything is allowed', () => {
    expect(openWeek).toHaveLength(7);
    expect(openWeek.every((day) => /^1{24}$/.test(day))).toBe(true);
  });

  it('has Monday first whatever day the reader begins with', () => {
    expect(weekdaysFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(weekdaysFrom(7)).toEqual([7, 1, 2, 3, 4, 5, 6]);
    expect(withHours(openWeek, hoursOfDay(7), true)[6]).toBe(closedDay);
  });

  it('changes only the hours that are named', () => {
    const week = withHours(openWeek, [{ weekday: 2, hour: 23 }], true);
    expect(week[1]).toBe(`${'1'.repeat(23)}0`);
    expect(week.filter((day) => day.includes('0'))).toHaveLength(1);
    expect(withHours(week, [{ weekday: 2, hour: 23 }], false)).toEqual(openWeek);
  });

  it('allows an hour that a short string does not reach, and mends the string when the day is edited', () => {
    const short: ScheduleWeek = ['0', ...openWeek.slice(1)] as unknown as ScheduleWeek;
    expect(isBlocked(short, { weekday: 1, hour: 0 })).toBe(true);
    expect(isBlocked(short, { weekday: 1, hour: 5 })).toBe(false);
    expect(withHours(short, [{ weekday: 1, hour: 3 }], true)[0]).toBe(`0110${'1'.repeat(20)}`);
  });

  it('copies a day to the days that are named', () => {
    const week = withHours(openWeek, hoursOfDay(1), true);
    expect(withDayCopied(week, 1, [6, 7]).map((day) => day === closedDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('tells how much of a line is blocked', () => {
    const week = withHours(openWeek, hoursOfDay(1), true);
    expect(blockedShare(week, hoursOfDay(1))).toBe('all');
    expect(blockedShare(week, daysOfHour(9))).toBe('some');
    expect(blockedShare(week, hoursOfDay(2))).toBe('none');
  });

  it('counts what an edit blocked and allowed', () => {
    const before = withHours(openWeek, [{ weekday: 1, hour: 0 }], true);
    const after = withHours(openWeek, daysOfHour(1), true);
    expect(countChanges(before, after)).toEqual({ blocked: 7, allowed: 1 });
  });
});
