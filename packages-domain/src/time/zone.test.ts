import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastSeenState } from './last-seen.js';
import { localDayBounds, startOfDayAgo } from './local-day.js';
import { localHours } from './local-hours.js';
import { isTimeZone, localTimeOf, zoneOffset } from './local-time.js';
import { splitDays, splitHours } from './split-hours.js';
import { addDays } from './day-range.js';

const epoch = (iso: string) => Date.parse(iso) / 1000;
const zones = fc.constantFrom(
  'Europe/Warsaw',
  'America/New_York',
  'America/Santiago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Apia',
  'UTC',
);
const moments = fc.integer({ min: epoch('2010-01-01T00:00:00Z'), max: epoch('2040-01-01T00:00:00Z') });

const hoursOf = (day: number, zone: string) => {
  const { from, to } = localDayBounds(day, zone);
  return (to - from) / 3600;
};

const hoursWalkedFrom = (iso: string) =>
  [...localHours(epoch(iso), epoch(iso) + 6 * 3600, 'Europe/Warsaw')].map(({ hour }) => hour);

describe('local time', () => {
  it('is what the wall clock of the zone shows', () => {
    expect(localTimeOf(epoch('2026-11-21T23:30:15Z'), 'Europe/Warsaw')).toMatchObject({
      weekday: 7,
      hour: 0,
      minute: 30,
      second: 15,
      date: 20261122,
    });
    expect(localTimeOf(epoch('2026-07-01T12:00:00Z'), 'Asia/Kathmandu')).toMatchObject({
      hour: 17,
      minute: 45,
    });
  });

  it('starts its week on Monday', () => {
    expect(localTimeOf(epoch('2026-11-16T12:00:00Z'), 'UTC').weekday).toBe(1);
    expect(localTimeOf(epoch('2026-11-22T12:00:00Z'), 'UTC').weekday).toBe(7);
  });

  it('follows summer time', () => {
    expect(zoneOffset(epoch('2026-01-01T00:00:00Z'), 'Europe/Warsaw')).toBe(3600);
    expect(zoneOffset(epoch('2026-07-01T00:00:00Z'), 'Europe/Warsaw')).toBe(7200);
  });

  it('knows which zones there are', () => {
    expect(isTimeZone('Europe/Warsaw')).toBe(true);
    expect(isTimeZone('Europe/Nowhere')).toBe(false);
    expect(isTimeZone('')).toBe(false);
    expect(() => localTimeOf(0, 'Europe/Nowhere')).toThrow(RangeError);
  });
});

describe('a local day', () => {
  it('has 23 hours in spring and 25 in autumn', () => {
    expect(hoursOf(20260329, 'Europe/Warsaw')).toBe(23);
    expect(hoursOf(20261025, 'Europe/Warsaw')).toBe(25);
    expect(hoursOf(20261121, 'Europe/Warsaw')).toBe(24);
  });

  it('starts late where clocks skip midnight itself', () => {
    const { from } = localDayBounds(20240908, 'America/Santiago');
    expect(localTimeOf(from, 'America/Santiago')).toMatchObject({ date: 20240908, hour: 1, minute: 0 });
  });

  it('is empty where a zone skipped it', () => {
    const { from, to } = localDayBounds(20111230, 'Pacific/Apia');
    expect(to - from).toBe(0);
  });

  it('holds exactly the moments that show its date', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const { date } = localTimeOf(at, zone);
        const { from, to } = localDayBounds(date, zone);
        expect(from <= at && at < to).toBe(true);
        expect(localTimeOf(from - 1, zone).date).toBeLessThan(date);
        expect(localTimeOf(to, zone).date).toBeGreaterThan(date);
      }),
    );
  });

  it('can be counted back from', () => {
    const now = epoch('2026-11-21T12:00:00Z');
    expect(localTimeOf(startOfDayAgo(now, 90, 'Europe/Warsaw'), 'Europe/Warsaw').date).toBe(
      addDays(20261121, -90),
    );
  });
});

describe('walking by local hours', () => {
  it('starts at the moment and then at every full hour of the wall clock', () => {
    const from = epoch('2026-11-21T10:20:00Z');
    const walked = [...localHours(from, from + 2 * 86_400, 'Asia/Kathmandu')];
    expect(walked[0]?.at).toBe(from);
    expect(walked.slice(1).every(({ minute, second }) => minute === 0 && second === 0)).toBe(true);
    expect(walked).toHaveLength(49);
  });

  it('walks the repeated hour of autumn twice and skips the missing hour of spring', () => {
    expect(hoursWalkedFrom('2026-10-24T23:00:00Z')).toEqual([1, 2, 2, 3, 4, 5]);
    expect(hoursWalkedFrom('2026-03-28T23:00:00Z')).toEqual([0, 1, 3, 4, 5, 6]);
  });

  it('shows at every step what the zone shows, over clock changes too', () => {
    fc.assert(
      fc.property(moments, zones, fc.integer({ min: 1, max: 300_000 }), (from, zone, length) => {
        let previous = from - 1;
        for (const time of localHours(from, from + length, zone)) {
          expect(time).toEqual(localTimeOf(time.at, zone));
          expect(time.at).toBeGreaterThan(previous);
          previous = time.at;
        }
        expect(from + length - previous).toBeLessThanOrEqual(3600);
      }),
      { numRuns: 50 },
    );
  });
});

describe('splitting an interval into UTC hours', () => {
  it('keeps the ragged edges apart from the whole hours', () => {
    expect(splitHours(3000, 11_000)).toEqual({
      head: { from: 3000, to: 3600 },
      whole: { from: 3600, to: 10_800 },
      tail: { from: 10_800, to: 11_000 },
    });
  });

  it('has no whole hour in a short interval', () => {
    expect(splitHours(3700, 7100)).toEqual({ head: { from: 3700, to: 7100 }, whole: null, tail: null });
    expect(splitHours(5, 5)).toEqual({ head: null, whole: null, tail: null });
  });

  it('also cuts at whole UTC days', () => {
    expect(splitDays(80_000, 260_000)).toEqual({
      head: { from: 80_000, to: 86_400 },
      whole: { from: 86_400, to: 259_200 },
      tail: { from: 259_200, to: 260_000 },
    });
    expect(splitDays(86_400, 172_799)).toEqual({
      head: { from: 86_400, to: 172_799 },
      whole: null,
      tail: null,
    });
  });

  it.each([
    { name: 'hours', split: splitHours, unit: 3600 },
    { name: 'days', split: splitDays, unit: 86_400 },
  ])('loses no second of an interval cut at $name and counts none twice', ({ split, unit }) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 1e6 }), (from, length) => {
        const { head, whole, tail } = split(from, from + length);
        const parts = [head, whole, tail].filter((part) => part !== null);
        let at = from;
        for (const part of parts) {
          expect(part.from).toBe(at);
          expect(part.to).toBeGreaterThan(part.from);
          at = part.to;
        }
        expect(at).toBe(from + length);
        if (whole) expect([whole.from % unit, whole.to % unit]).toEqual([0, 0]);
        for (const edge of [head, tail]) if (edge) expect(edge.to - edge.from).toBeLessThan(2 * unit);
      }),
    );
  });
});

describe('a device’s last report', () => {
  it('is never, online, offline, or silent for more than a day', () => {
    expect(lastSeenState(null, 1_000_000)).toBe('never');
    expect(lastSeenState(999_900, 1_000_000)).toBe('online');
    expect(lastSeenState(999_000, 1_000_000)).toBe('offline');
    expect(lastSeenState(900_000, 1_000_000)).toBe('silent');
  });
});
