import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../languages/languages.js';
import { formatAge, formatDate, formatDateTime, formatDay, formatTime, weekdayName } from './dates.js';
import { durationParts, formatDuration, minutesUp } from './durations.js';
import { formatMoney, formatNumber, formatPercent } from './numbers.js';
import { formatDistance } from './lengths.js';
import { formatSpeed, speedIn, speedStep, speedUnit } from './speed.js';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const evening = Date.UTC(2026, 10, 21, 19, 5) / 1000;

describe('a length', () => {
  it('is in miles and feet beside miles per hour, and metric otherwise', () => {
    expect(formatDistance(350.4, 'pl')).toBe('350\u00A0m');
    expect(formatDistance(3380, 'pl')).toBe('3,4\u00A0km');
    expect(formatDistance(250, 'en')).toBe('820\u00A0ft');
    expect(formatDistance(3380, 'en')).toBe('2.1\u00A0mi');
  });

  it('goes over to the bigger unit where the smaller one would be as long', () => {
    expect(formatDistance(999.6, 'de')).toBe('1\u00A0km');
    expect(formatDistance(1609.344, 'en')).toBe('1\u00A0mi');
    expect(formatDistance(12_340, 'de')).toBe('12\u00A0km');
  });
});

describe('speed', () => {
  it('is in miles per hour for English and kilometres per hour otherwise', () => {
    for (const { language } of languages)
      expect(speedUnit(language)).toBe(language === 'en' ? 'mph' : 'km/h');
    expect(plain(formatSpeed(50 / 3.6, 'pl'))).toBe('50 km/h');
    expect(plain(formatSpeed(50 / 3.6, 'en'))).toBe('31 mph');
    expect(speedIn(10, 'de')).toBeCloseTo(36);
  });

  it('has one of 18 colours', () => {
    expect(speedStep(0)).toBe(0);
    expect(speedStep(55 / 3.6)).toBe(5);
    fc.assert(
      fc.property(fc.float({ min: -10, max: 400, noNaN: true }), (speed) => {
        const step = speedStep(speed);
        expect(Number.isInteger(step) && step >= 0 && step < 18).toBe(true);
      }),
    );
  });
});

describe('a length of time', () => {
  it('is in its two biggest units', () => {
    expect(plain(formatDuration(5100, 'pl'))).toBe('1 godz. 25 min');
    expect(plain(formatDuration(5100, 'en', 'long'))).toBe('1 hour 25 minutes');
    expect(plain(formatDuration(7200, 'de', 'long'))).toBe('2 Stunden');
    expect(plain(formatDuration(40, 'en', 'long'))).toBe('40 seconds');
    expect(plain(formatDuration(0, 'en', 'long'))).toBe('0 minutes');
  });

  it('falls apart without losing a second', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (length) => {
        const { hours, minutes, seconds } = durationParts(length);
        expect(hours * 3600 + minutes * 60 + seconds).toBe(length);
      }),
    );
  });

  it('is rounded up to minutes where protection is off', () => {
    expect(minutesUp(3541)).toBe(60);
    expect(minutesUp(1)).toBe(1);
    expect(minutesUp(0)).toBe(0);
  });
});

describe('numbers', () => {
  it('are written as the language does', () => {
    expect(plain(formatNumber(12_345.5, 'pl', 1))).toBe('12 345,5');
    expect(formatNumber(12_345.5, 'en', 1)).toBe('12,345.5');
    expect(plain(formatPercent(0.125, 'de'))).toBe('13 %');
  });

  it('are money in minor units', () => {
    expect(plain(formatMoney(1999, 'PLN', 'pl'))).toBe('19,99 zł');
    expect(formatMoney(1999, 'usd', 'en')).toBe('US$19.99');
  });
});

describe('dates', () => {
  it('are in the given zone and language', () => {
    expect(formatDate(evening, 'pl', 'Europe/Warsaw', 'long')).toBe('21 listopada 2026');
    expect(formatDate(evening, 'en', 'Pacific/Auckland', 'long')).toBe('22 November 2026');
    expect(formatDay(20261121, 'cz', 'long')).toBe('21. listopadu 2026');
  });

  it('use the 24-hour clock in every language', () => {
    for (const { language } of languages) {
      expect(formatTime(evening, language, 'Europe/Warsaw')).toBe('20:05');
      expect(formatDateTime(evening, language, 'Europe/Warsaw')).toContain('20:05');
    }
  });

  it('name the weekdays, Monday first', () => {
    expect(weekdayName(1, 'en')).toBe('Monday');
    expect(weekdayName(7, 'pl')).toBe('niedziela');
  });

  it('say how long ago', () => {
    expect(formatAge(0, 'en')).toBe('now');
    expect(formatAge(300, 'en')).toBe('5 minutes ago');
    expect(formatAge(2 * 86_400, 'pl')).toBe('przedwczoraj');
    expect(formatAge(-50, 'en')).toBe('now');
  });
});
