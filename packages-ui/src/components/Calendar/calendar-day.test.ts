import { describe, expect, it } from 'vitest';
import { addDays, addMonths, clampDay, formatDays, monthWeeks, weekdayOf } from './calendar-day.js';

describe('addDays', () => {
  it('crosses months, years and the change of the clock', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  });
});

describe('addMonths', () => {
  it('ends on the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });
});

describe('weekdayOf', () => {
  it('starts the week on Monday', () => {
    expect(weekdayOf('2026-11-16')).toBe(0);
    expect(weekdayOf('2026-11-22')).toBe(6);
  });
});

describe('monthWeeks', () => {
  it('shows whole weeks around the month', () => {
    const weeks = monthWeeks('2026-11-20');
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  });

  it('adds no week to a month that fills its own', () => {
    expect(monthWeeks('2027-02-10')).toHaveLength(4);
  });
});

describe('clampDay', () => {
  it('keeps a day within the limits', () => {
    expect(clampDay('2026-11-25', '2026-10-21', '2026-11-20')).toBe('2026-11-20');
    expect(clampDay('2026-01-01', '2026-10-21', '2026-11-20')).toBe('2026-10-21');
  });
});

describe('formatDays', () => {
  it('does not repeat the month', () => {
    expect(formatDays('2026-11-14', '2026-11-20', 'en-GB', { day: 'numeric', month: 'short' })).toMatch(
      /^14\s?–\s?20 Nov$/,
    );
  });
});
