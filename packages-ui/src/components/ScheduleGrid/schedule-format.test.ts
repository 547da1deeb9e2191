import { describe, expect, it } from 'vitest';
import { scheduleFormat } from './schedule-format.js';

describe('days and hours', () => {
  it('count to 24 where clocks do', () => {
    const { formatHour } = scheduleFormat('de-DE');
    expect(formatHour(0, 'long')).toBe('0:00');
    expect(formatHour(14, 'long')).toBe('14:00');
    expect(formatHour(24, 'long')).toBe('24:00');
    expect(formatHour(14, 'short')).toBe('14');
  });

  it('have halves of the day where clocks count to 12', () => {
    const { formatHour } = scheduleFormat('en-US');
    expect(formatHour(0, 'long')).toBe('12 AM');
    expect(formatHour(14, 'short')).toBe('2 PM');
    expect(formatHour(24, 'long')).toBe('12 AM');
  });

  it('name the day by its ISO number', () => {
    const { formatWeekday } = scheduleFormat('pl-PL');
    expect(formatWeekday(1, 'long')).toBe('poniedziałek');
    expect(formatWeekday(7, 'short')).toBe('nie');
  });

  it.each([
    'pl-PL',
    'en-US',
    'de-DE',
    'es-ES',
    'fr-FR',
    'it-IT',
    'pt-PT',
    'ro-RO',
    'cs-CZ',
    'vi-VN',
    'hu-HU',
    'ja-JP',
  ])('tell the days of %s apart in three letters', (locale) => {
    const { formatWeekday } = scheduleFormat(locale);
    const days = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => formatWeekday(day, 'short'));
    expect(new Set(days).size).toBe(7);
    expect(Math.max(...days.map((day) => day.length))).toBeLessThanOrEqual(3);
  });

  it('refuse a language tag that is none', () => {
    expect(() => scheduleFormat('no such language')).toThrow(RangeError);
  });
});
