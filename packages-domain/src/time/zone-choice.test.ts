import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone, zoneOffset } from './local-time.js';
import { chosenZone, fixedZone, hasOffset } from './zone-choice.js';

const winter = Date.UTC(2026, 0, 15) / 1000;
const summer = Date.UTC(2026, 6, 15) / 1000;

describe('the choice of a time zone', () => {
  it('is the zone that is named', () => {
    expect(chosenZone({ timeZoneName: 'Asia/Tokyo' }, 'Europe/Warsaw', winter)).toBe('Asia/Tokyo');
  });

  it('is none when nobody knows the name', () => {
    for (const timeZoneName of ['Europe/Nowhere', '', ' Europe/Warsaw']) {
      expect(chosenZone({ timeZoneName }, 'UTC', winter)).toBeNull();
    }
  });

  it('takes an offset beside the name that the zone has in winter or in summer', () => {
    for (const utc of [3600, 7200]) {
      expect(chosenZone({ timeZoneName: 'Europe/Warsaw', utc }, 'UTC', summer)).toBe('Europe/Warsaw');
    }
    expect(chosenZone({ timeZoneName: 'Europe/Warsaw', utc: 10_800 }, 'UTC', summer)).toBeNull();
  });

  it('sees an offset that a zone has for a month only', () => {
    expect(hasOffset('Africa/Casablanca', 0, summer)).toBe(true);
    expect(hasOffset('Africa/Casablanca', 3600, summer)).toBe(true);
  });

  it('keeps the present zone when only an offset is told that it has', () => {
    expect(chosenZone({ utc: 3600 }, 'Europe/Warsaw', summer)).toBe('Europe/Warsaw');
    expect(chosenZone({}, 'Europe/Warsaw', summer)).toBe('Europe/Warsaw');
  });

  it('is a zone of whole hours when only an offset is told that the present one has not', () => {
    expect(chosenZone({ utc: 32_400 }, 'Europe/Warsaw', winter)).toBe('Etc/GMT-9');
    expect(chosenZone({ utc: -18_000 }, 'No/Where', winter)).toBe('Etc/GMT+5');
    expect(chosenZone({ utc: 19_800 }, 'Europe/Warsaw', winter)).toBeNull();
  });

  it('tells a UTC that somebody chose from one that nobody knows better', () => {
    expect(chosenZone({ timeZoneName: 'UTC' }, 'Europe/Warsaw', winter)).toBe('Etc/UTC');
    expect(chosenZone({ utc: 0 }, 'Europe/Warsaw', winter)).toBe('Etc/UTC');
  });

  it('has the offset that was asked for, at every moment, for every whole hour', () => {
    const hours = fc.integer({ min: -12, max: 14 });
    const moments = fc.integer({ min: 1_500_000_000, max: 2_000_000_000 });
    fc.assert(
      fc.property(hours, moments, (count, at) => {
        const zone = fixedZone(count * 3600);
        expect(isTimeZone(zone)).toBe(true);
        expect(zoneOffset(at, zone ?? '')).toBe(count * 3600);
      }),
    );
  });
});
