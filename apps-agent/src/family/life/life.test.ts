import { telemetryRows, type TelemetryKind } from '@ostoja/contracts';
import { addDays, localTimeOf, verdict, type RuleDocument } from '@ostoja/domain';
import { describe, expect, it } from 'vitest';
import { Enforcer, endOf, momentsOf, rulesAt, type LifeEvent } from '../../device/index.js';
import type { RowOf, TelemetryRow } from '../../queue/index.js';
import { wireRules } from '../../testing/wire-rules.js';
import { familyDevices, type FamilyDevice } from '../devices.js';
import { kuba, zosia } from '../people.js';
import { parentRules } from '../rules.js';
import { dayKind, easterSunday, familyTimeZone, momentOf } from './calendar.js';
import { dayPlan, placeAt } from './day-plan.js';
import { deviceDay } from './device-day.js';
import { DeviceLife } from './device-life.js';
import { metresBetween } from './movement.js';
import { places } from './places.js';

const first = 20261022;
const days = Array.from({ length: 30 }, (_, index) => addDays(first, index));
const protectionOn = { offFrom: 0, offUntil: 0 };

function deviceOf(key: string): FamilyDevice {
  const device = familyDevices.find((one) => one.key === key);
  if (!device) throw new Error(`no device ${key}`);
  return device;
}

function documentOf(device: FamilyDevice): RuleDocument {
  return rulesAt(wireRules(parentRules[device.key]), protectionOn, 0);
}

function lived(device: FamilyDevice): { rows: TelemetryRow[]; enforcer: Enforcer } {
  const document = documentOf(device);
  const enforcer = new Enforcer(() => document);
  const rows = days.flatMap((day) => deviceDay(device, day, 'test').flatMap((event) => enforcer.live(event)));
  return { rows, enforcer };
}

function rowsOf<Kind extends TelemetryKind>(rows: readonly TelemetryRow[], kind: Kind): RowOf<Kind>[] {
  return rows.flatMap((row) => (row[0] === kind ? [row[1] as RowOf<Kind>] : []));
}

const lives = new Map(familyDevices.map((device) => [device.key, lived(device).rows]));
const rowsFor = (key: string) => lives.get(key) ?? [];
const hourOf = (at: number) => localTimeOf(at, familyTimeZone).hour;

describe('the calendar', () => {
  it('knows when Easter is', () => {
    expect([2024, 2025, 2026, 2027].map(easterSunday)).toEqual([20240331, 20250420, 20260405, 20270328]);
  });

  it('has no school on Independence Day, at weekends and in summer', () => {
    expect([20261111, 20261121, 20270714, 20261124].map(dayKind)).toEqual([
      'holiday',
      'weekend',
      'holiday',
      'school',
    ]);
  });

  it('keeps clock time on the days on which clocks change', () => {
    for (const day of [20261025, 20270328]) expect(hourOf(momentOf(day, 8 * 60))).toBe(8);
  });
});

describe('the life of the family', () => {
  it.each([zosia, kuba])('has $name at school between eight and fourteen on a school day', (child) => {
    for (const day of days.filter((one) => dayKind(one) === 'school')) {
      const plan = dayPlan(child, day, 'test');
      for (let minute = 480; minute < 840; minute += 5) expect(placeAt(plan, minute)).toBe(child.school);
    }
  });

  it('has the phone near the school between half past eight and fourteen', () => {
    for (const day of days.filter((one) => dayKind(one) === 'school')) {
      const from = momentOf(day, 510);
      const to = momentOf(day, 840);
      const near = rowsOf(rowsFor('zosia-phone'), 'positions').filter((row) => row.ts > from && row.ts < to);
      expect(near.length).toBeGreaterThan(10);
      expect(Math.max(...near.map((row) => metresBetween(row, places.highSchool)))).toBeLessThan(40);
    }
  });

  it('sleeps at night: no app, no page and no message between one and six', () => {
    const awake = [...lives.values()].flat().filter(([kind]) => ['usage', 'visits', 'smses'].includes(kind));
    const atNight = awake.filter(([, row]) => {
      const hour = hourOf('from' in row ? row.from : 'ts' in row ? row.ts : 0);
      return hour >= 1 && hour < 6;
    });
    expect(awake.length).toBeGreaterThan(5000);
    expect(atNight).toEqual([]);
  });

  it('never is faster than 20 m/s, by its own word and from point to point', () => {
    for (const key of ['zosia-phone', 'kuba-old-phone']) {
      const positions = rowsOf(rowsFor(key), 'positions');
      const speeds = positions.slice(1).map((row, index) => {
        const before = positions[index] ?? row;
        // Noise may put two near fixes some metres further apart than they are.
        return Math.max(0, metresBetween(before, row) - 40) / Math.max(1, row.ts - before.ts);
      });
      expect(Math.max(...positions.map((row) => row.v))).toBeLessThan(20);
      expect(Math.max(...speeds)).toBeLessThan(20);
    }
  });

  it('samples positions sparsely while the phone lies still', () => {
    const night = rowsOf(rowsFor('zosia-phone'), 'positions').filter((row) => hourOf(row.ts) < 5);
    expect(night.length / days.length).toBeLessThan(12);
  });

  it('charges the phone at night and never runs it empty', () => {
    const health = rowsOf(rowsFor('zosia-phone'), 'health');
    for (const row of health) expect(row.battery).toBeGreaterThan(2);
    const mornings = health.filter((row) => hourOf(row.ts) === 5);
    expect(Math.min(...mornings.map((row) => row.battery))).toBeGreaterThan(90);
    expect(Math.min(...health.map((row) => row.battery))).toBeLessThan(60);
  });

  it('never uses an app that the verdict forbids', () => {
    const forbidden: { pkg: string; from: number }[] = [];
    for (const device of familyDevices) {
      const document = documentOf(device);
      const used = new Map<number, number>();
      for (const { pkg, from, to } of rowsOf(rowsFor(device.key), 'usage')) {
        const time = localTimeOf(from, familyTimeZone);
        const appsToday = used.get(time.date) ?? 0;
        const judged = verdict(document, { kind: 'app', pkg }, time, { appsToday, internetToday: 0 });
        if (!judged.allowed || to > (judged.until ?? to)) forbidden.push({ pkg, from });
        used.set(time.date, appsToday + to - from);
      }
    }
    expect(forbidden).toEqual([]);
  });

  it('reports what was blocked, for more than one reason', () => {
    for (const key of ['zosia-phone', 'kuba-computer']) {
      const rows = rowsFor(key);
      const codes = new Set([
        ...rowsOf(rows, 'blocks').map((row) => row.code),
        ...rowsOf(rows, 'visits').map((row) => row.blocked),
      ]);
      expect([...codes]).toEqual(expect.arrayContaining([-1, 0, 1, 2, 3, 14]));
    }
  });

  it('says nothing of positions when the parent switched tracking off', () => {
    const document = rulesAt(wireRules({ settings: { enableGPSTracking: false } }), protectionOn, 0);
    const enforcer = new Enforcer(() => document);
    const rows = deviceDay(deviceOf('zosia-phone'), first, 'test').flatMap((event) => enforcer.live(event));
    expect(rowsOf(rows, 'positions')).toEqual([]);
    expect(rowsOf(rows, 'health').length).toBeGreaterThan(0);
  });

  it('is the same for the same seed and another for another', () => {
    const device = deviceOf('kuba-computer');
    expect(deviceDay(device, first, 'test')).toEqual(deviceDay(device, first, 'test'));
    expect(deviceDay(device, first, 'test')).not.toEqual(deviceDay(device, first, 'other'));
  });

  it('gives the same events in small parts as in one', () => {
    const since = momentOf(first, 0);
    const to = momentOf(first, 2 * 1440);
    const whole = [...new DeviceLife(deviceOf('zosia-phone'), 'test', since).events(since, to)];
    const life = new DeviceLife(deviceOf('zosia-phone'), 'test', since);
    const parts: LifeEvent[] = [];
    for (let from = since; from < to; from += 1800)
      parts.push(...life.events(from, Math.min(to, from + 1800)));
    expect(parts).toEqual(whole);
    expect(new Set(whole.map((event) => JSON.stringify(event))).size).toBe(whole.length);
  });

  it('has Kuba at his computer often enough for a gallery, and seldom enough for a quick first start', () => {
    const { settings } = documentOf(deviceOf('kuba-computer'));
    const week = momentsOf(rowsFor('kuba-computer'), settings.screenPeriod).filter(
      ({ ts }) => ts >= momentOf(addDays(first, 23), 0),
    );
    expect(week.length).toBeGreaterThan(60);
    expect(week.length).toBeLessThan(250);
  });

  it('comes in order of its end', () => {
    const ends = deviceDay(deviceOf('zosia-phone'), first, 'test').map(endOf);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  });

  it('never has two apps in front at once', () => {
    for (const key of lives.keys()) {
      const used = rowsOf(rowsFor(key), 'usage').toSorted((a, b) => a.from - b.from);
      expect(used.filter((row, index) => row.from < (used[index - 1]?.to ?? 0))).toEqual([]);
    }
  });

  it('fits the contracts, row by row', () => {
    const unfit = [...lives.values()]
      .flat()
      .filter(([kind, row]) => !telemetryRows[kind].safeParse(row).success);
    expect(unfit).toEqual([]);
  });

  it('makes fifteen to thirty thousand rows in 30 days', () => {
    const count = [...lives.values()].reduce((sum, rows) => sum + rows.length, 0);
    expect(count).toBeGreaterThan(15_000);
    expect(count).toBeLessThan(30_000);
  });
});
