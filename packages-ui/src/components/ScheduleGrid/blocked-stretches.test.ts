import { describe, expect, it } from 'vitest';
import { blockedOfDay } from './blocked-stretches.js';
import { hoursOfDay, openWeek, withHours, type ScheduleWeek } from './schedule-week.js';
import type { Weekday } from '../../lib/weekday.js';

const block = (week: ScheduleWeek, weekday: Weekday, from: number, to: number) =>
  withHours(week, hoursOfDay(weekday).slice(from, to), true);

describe('what is blocked on a day', () => {
  it('is none or all where there is nothing to count', () => {
    expect(blockedOfDay(openWeek, 3)).toBe('none');
    expect(blockedOfDay(block(openWeek, 3, 0, 24), 3)).toBe('all');
  });

  it('is every stretch of the day, its end not included', () => {
    const week = block(block(openWeek, 1, 8, 14), 1, 15, 16);
    expect(blockedOfDay(week, 1)).toEqual([
      { from: 8, to: 14, overnight: false },
      { from: 15, to: 16, overnight: false },
    ]);
  });

  it('joins an evening with the morning after, and counts the night to the evening', () => {
    const week = block(block(openWeek, 1, 22, 24), 2, 0, 6);
    expect(blockedOfDay(week, 1)).toEqual([{ from: 22, to: 6, overnight: true }]);
    expect(blockedOfDay(week, 2)).toBe('none');
  });

  it('joins Sunday night with Monday morning', () => {
    const week = block(block(openWeek, 7, 21, 24), 1, 0, 7);
    expect(blockedOfDay(week, 7)).toEqual([{ from: 21, to: 7, overnight: true }]);
    expect(blockedOfDay(week, 1)).toBe('none');
  });

  it('leaves a morning alone after an evening that was allowed', () => {
    expect(blockedOfDay(block(openWeek, 2, 0, 6), 2)).toEqual([{ from: 0, to: 6, overnight: false }]);
  });

  it('joins nothing with a day that is blocked as a whole', () => {
    const week = block(block(block(openWeek, 5, 20, 24), 6, 0, 24), 7, 0, 9);
    expect(blockedOfDay(week, 5)).toEqual([{ from: 20, to: 24, overnight: false }]);
    expect(blockedOfDay(week, 6)).toBe('all');
    expect(blockedOfDay(week, 7)).toEqual([{ from: 0, to: 9, overnight: false }]);
  });

  it('does not join into a stretch of a day or longer, which would read as a short one', () => {
    const week = block(block(openWeek, 1, 6, 24), 2, 0, 12);
    expect(blockedOfDay(week, 1)).toEqual([{ from: 6, to: 24, overnight: false }]);
    expect(blockedOfDay(week, 2)).toEqual([{ from: 0, to: 12, overnight: false }]);
  });
});
