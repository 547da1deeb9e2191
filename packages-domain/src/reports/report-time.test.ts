import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDayBounds } from '../time/local-day.js';
import { localTimeOf } from '../time/local-time.js';
import { nextReportAt, reportedDay, reportHour, reportSpread } from './report-time.js';

const epoch = (iso: string) => Date.parse(iso) / 1000;
const iso = (at: number) => new Date(at * 1000).toISOString();
const zones = fc.constantFrom(
  'Europe/Warsaw',
  'America/New_York',
  'America/Santiago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Etc/GMT+12',
  'UTC',
);
const moments = fc.integer({ min: epoch('2010-01-01T00:00:00Z'), max: epoch('2040-01-01T00:00:00Z') });
const accounts = fc.integer({ min: 2 ** 40, max: Number.MAX_SAFE_INTEGER });

describe('the daily report', () => {
  it('is due at seven of the family’s own morning', () => {
    const noon = epoch('2026-11-21T12:00:00Z');
    expect(iso(nextReportAt(noon, 'Europe/Warsaw', 0))).toBe('2026-11-22T06:00:00.000Z');
    expect(iso(nextReportAt(noon, 'America/New_York', 0))).toBe('2026-11-22T12:00:00.000Z');
    expect(iso(nextReportAt(noon, 'Asia/Kathmandu', 0))).toBe('2026-11-22T01:15:00.000Z');
  });

  it('stays at seven when the clocks change in the night', () => {
    expect(iso(nextReportAt(epoch('2026-03-28T20:00:00Z'), 'Europe/Warsaw', 0))).toBe(
      '2026-03-29T05:00:00.000Z',
    );
    expect(iso(nextReportAt(epoch('2026-10-24T20:00:00Z'), 'Europe/Warsaw', 0))).toBe(
      '2026-10-25T06:00:00.000Z',
    );
    // Chile changes its clocks at midnight itself.
    expect(iso(nextReportAt(epoch('2024-09-08T00:00:00Z'), 'America/Santiago', 0))).toBe(
      '2024-09-08T10:00:00.000Z',
    );
  });

  it('tells about yesterday, and about nothing before the hour', () => {
    expect(reportedDay(epoch('2026-11-22T05:59:59Z'), 'Europe/Warsaw')).toBeNull();
    expect(reportedDay(epoch('2026-11-22T06:00:00Z'), 'Europe/Warsaw')).toBe(20261121);
    expect(reportedDay(epoch('2026-11-22T22:59:59Z'), 'Europe/Warsaw')).toBe(20261121);
  });

  it('tells about the last day that there was where a zone skipped one', () => {
    expect(reportedDay(epoch('2011-12-30T18:00:00Z'), 'Pacific/Apia')).toBe(20111229);
  });

  it('is always ahead, in the morning, and never two days away', () => {
    fc.assert(
      fc.property(moments, zones, accounts, (after, zone, account) => {
        const due = nextReportAt(after, zone, account);
        const { hour, minute } = localTimeOf(due, zone);
        expect(due).toBeGreaterThan(after);
        expect(hour).toBe(reportHour);
        expect(minute).toBeLessThan(reportSpread / 60);
        // 25 hours of an autumn day, and the half hour in which today's may already have gone.
        expect(due - after).toBeLessThanOrEqual(25 * 3600 + reportSpread);
      }),
    );
  });

  it('tells about every day once, in order', () => {
    fc.assert(
      fc.property(moments, zones, accounts, (start, zone, account) => {
        let at = nextReportAt(start, zone, account);
        let told = reportedDay(at, zone) ?? 0;
        for (let mornings = 0; mornings < 40; mornings++) {
          at = nextReportAt(at, zone, account);
          const day = reportedDay(at, zone) ?? 0;
          // Two days that are told about one after the other touch: none is left out, none told twice.
          expect(localDayBounds(day, zone).from).toBe(localDayBounds(told, zone).to);
          told = day;
        }
      }),
      { numRuns: 20 },
    );
  });
});
