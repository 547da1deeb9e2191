import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import { expect } from 'vitest';
import { dailyKinds, HourlyKind } from '../../src/features/activity/index.js';
import { type Database, fromJson } from '../../src/platform/database/index.js';
import type { DiskFileStore } from '../../src/platform/files/index.js';
import type { CrashDevice, Household, Saves } from './household.js';

const HOUR = 3600;
const DAY = 86_400;

/** How many rows of each table a batch of `load.ts` has. */
const ROWS = { visit: 40, app_usage: 10, search: 1, phone_call: 1, position: 1 } as const;

/** What the roll-up of hours counts, by its kinds, as raw rows have it; the use of apps is added up below. */
const COUNTED = [
  { kind: HourlyKind.Domain, table: 'visit', subject: 'domain', where: 'AND blocked <= 0' },
  { kind: HourlyKind.BlockedDomain, table: 'visit', subject: 'domain', where: 'AND blocked > 0' },
  { kind: HourlyKind.VisitCode, table: 'visit', subject: 'blocked', where: '' },
  { kind: HourlyKind.Search, table: 'search', subject: 'keyword', where: '' },
  { kind: HourlyKind.AnySearch, table: 'search', subject: "''", where: '' },
  { kind: HourlyKind.Call, table: 'phone_call', subject: "''", where: '' },
  { kind: HourlyKind.Position, table: 'position', subject: "''", where: '' },
  { kind: HourlyKind.Screen, table: 'screenshot', subject: 'user_name', where: '' },
];

/** What a database and a file store hold of one device. */
interface Held {
  readonly batches: readonly string[];
  readonly screens: readonly { readonly id: number; readonly uid: string; readonly bytes: number }[];
  readonly version: number;
  readonly limits: { readonly [field: string]: unknown };
  readonly blackList: readonly string[];
}

/**
 * Holds what is there right after a crash, before anybody sends again, against what was answered for: all of that is
 * there once, what was deleted is gone, nothing was made up, batches are whole, roll-ups agree with the rows, and no header lacks its picture.
 */
export async function expectNothingLost(
  { devices }: Household,
  database: Database,
  files: DiskFileStore,
): Promise<void> {
  for (const device of devices) {
    // One transaction, so that nothing that the killed server still had under way comes in between.
    const held = await database.transaction(async (manager) => {
      const now = await heldOf(manager, device);
      await expectWholeBatches(manager, device, now.batches.length);
      await expectSameRollUp(manager, device);
      return now;
    });
    expectOnce(held.batches, device.batches.keys(), device.acknowledgedBatches);
    const pictures = held.screens.map(({ uid }) => uid);
    const kept = [...device.acknowledgedScreens.keys()].filter((uid) => !device.deletions.has(uid));
    expectOnce(pictures, device.screens.keys(), kept);
    expect(pictures.filter((uid) => device.deletions.get(uid) === 'acknowledged')).toEqual([]);
    for (const { id, uid, bytes } of held.screens) {
      const known = device.acknowledgedScreens.get(uid);
      if (known !== undefined) expect(id).toBe(known);
      const file = await files.get(keyOf(device, id));
      expect(file?.length).toBe(bytes);
      expect(file?.toString('base64')).toBe(device.screens.get(uid)?.jpeg);
    }
    expectSaved(device, held);
  }
}

/** Holds what is there in the end, when everything was answered for, against all that was sent. */
export async function expectEverything(
  household: Household,
  database: Database,
  files: DiskFileStore,
  folder: string,
): Promise<void> {
  await expectNothingLost(household, database, files);
  const headers: string[] = [];
  for (const device of household.devices) {
    const { batches, screens } = await heldOf(database.manager, device);
    expect(batches.toSorted()).toEqual([...device.batches.keys()].toSorted());
    const kept = [...device.screens.keys()].filter((uid) => !device.deletions.has(uid));
    expect(screens.map(({ uid }) => uid).toSorted()).toEqual(kept.toSorted());
    headers.push(...screens.map(({ id }) => keyOf(device, id)));
  }
  // No file without a header, whole or half written.
  expect(await files.list()).toEqual(headers.toSorted());
  expect(await readdir(join(folder, 'files', '.unfinished'))).toEqual([]);
}

function keyOf({ accountId, deviceId }: CrashDevice, screenId: number): string {
  return `${accountId}/screens/${deviceId}/${screenId}.jpg`;
}

function expectOnce(held: readonly string[], sent: Iterable<string>, acknowledged: Iterable<string>): void {
  const there = new Set(held);
  expect(held).toHaveLength(there.size);
  expect([...acknowledged].filter((uid) => !there.has(uid))).toEqual([]);
  const known = new Set(sent);
  expect(held.filter((uid) => !known.has(uid))).toEqual([]);
}

/** A save that was answered for is in force, unless a later one is, and counted as one version. */
function expectSaved(device: CrashDevice, { version, limits, blackList }: Held): void {
  const { versions, saves } = device;
  expect(new Set(versions).size).toBe(versions.length);
  expect(version).toBeGreaterThanOrEqual(Math.max(0, ...versions));
  expect(version).toBeGreaterThanOrEqual(versions.length);
  expect(version).toBeLessThanOrEqual(saves);
  expectInForce(device.limits.timeLimit, limits['timeLimit']);
  expectInForce(device.limits.timeLimitNet, limits['timeLimitNet']);
  expectInForce(device.blackList, blackList[0]);
}

function expectInForce<Value>({ acknowledged, open }: Saves<Value>, held: unknown): void {
  expect([acknowledged?.value, ...open]).toContain(held);
}

async function heldOf(manager: EntityManager, { accountId, deviceId }: CrashDevice): Promise<Held> {
  const rows = <Row>(sql: string) => manager.query<Row[]>(sql, [accountId, deviceId]);
  const of = 'WHERE account_id = ? AND device_id = ?';
  const batches = await rows<{ uid: string }>(`SELECT uid FROM batch ${of}`);
  const screens = await rows<{ screen_id: number; uid: string; bytes: number }>(
    `SELECT screen_id, uid, bytes FROM screenshot ${of}`,
  );
  const [rules] = await rows<{ version: number }>(`SELECT version FROM device_rules ${of}`);
  const [settings] = await rows<{ settings: string }>(`SELECT settings FROM device_settings ${of}`);
  const [list] = await rows<{ entries: string }>(`SELECT entries FROM device_list ${of} AND list_index = 1`);
  return {
    batches: batches.map(({ uid }) => uid),
    screens: screens.map(({ screen_id, uid, bytes }) => ({
      id: Number(screen_id),
      uid,
      bytes: Number(bytes),
    })),
    version: Number(rules?.version ?? 0),
    limits: fromJson<Record<string, unknown>>(settings?.settings ?? '{}'),
    blackList: fromJson<string[]>(list?.entries ?? '[]'),
  };
}

async function expectWholeBatches(
  manager: EntityManager,
  { deviceId }: CrashDevice,
  batches: number,
): Promise<void> {
  for (const [table, each] of Object.entries(ROWS)) {
    const [row] = await manager.query<{ n: number }[]>(
      `SELECT COUNT(*) AS n FROM ${table} WHERE device_id = ?`,
      [deviceId],
    );
    expect([table, Number(row?.n)]).toEqual([table, batches * each]);
  }
}

/** One line of a roll-up: how often and how long, in the hour or the day that begins at `start`. */
interface Line {
  readonly kind: number;
  readonly start: number;
  readonly subject: string;
  readonly hits: number;
  readonly seconds: number;
}

async function expectSameRollUp(manager: EntityManager, { deviceId }: CrashDevice): Promise<void> {
  const hours = [...(await counted(manager, deviceId)), ...(await used(manager, deviceId))];
  const days = hours.flatMap((line) =>
    dailyKinds.some((kind) => kind === Number(line.kind))
      ? { ...line, start: Number(line.start) - (Number(line.start) % DAY) }
      : [],
  );
  const kinds = [...COUNTED.map(({ kind }) => kind), HourlyKind.App].join(', ');
  for (const [table, unit, lines] of [
    ['hourly', 'hour', hours],
    ['daily', 'day', days],
  ] as const) {
    const stored = await manager.query<Line[]>(
      `SELECT kind, ${unit} AS start, subject, hits, seconds FROM ${table}
       WHERE device_id = ? AND kind IN (${kinds})`,
      [deviceId],
    );
    expect(summed(stored)).toEqual(summed(lines));
  }
}

async function counted(manager: EntityManager, deviceId: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { kind, table, subject, where } of COUNTED) {
    const rows = await manager.query<Line[]>(
      `SELECT ${kind} AS kind, ts - ts % ${HOUR} AS start, ${subject} AS subject, COUNT(*) AS hits, 0 AS seconds
       FROM ${table} WHERE device_id = ? ${where} GROUP BY 2, 3`,
      [deviceId],
    );
    lines.push(...rows);
  }
  return lines;
}

/** The use of apps: a start in the hour in which it was, and in each hour its seconds. */
async function used(manager: EntityManager, deviceId: number): Promise<Line[]> {
  const stretches = await manager.query<{ pkg: string; ts: number; until: number }[]>(
    'SELECT pkg, ts, until FROM app_usage WHERE device_id = ?',
    [deviceId],
  );
  return stretches.flatMap(({ pkg, ts, until }) => {
    const [from, to] = [Number(ts), Number(until)];
    const start = from - (from % HOUR);
    // No stretch of `load.ts` is longer than an hour.
    const turn = Math.min(to, start + HOUR);
    const line = { kind: HourlyKind.App, subject: pkg };
    const first = { ...line, start, hits: 1, seconds: turn - from };
    return to > turn ? [first, { ...line, start: turn, hits: 0, seconds: to - turn }] : [first];
  });
}

/** Lines of the same hour or day and subject added up, as text, in an order of their own. */
function summed(lines: readonly Line[]): string[] {
  const sums = new Map<string, { hits: number; seconds: number }>();
  for (const { kind, start, subject, hits, seconds } of lines) {
    const key = `${kind} ${start} ${subject}`;
    const sum = sums.get(key) ?? { hits: 0, seconds: 0 };
    sums.set(key, { hits: sum.hits + Number(hits), seconds: sum.seconds + Number(seconds) });
  }
  return [...sums].map(([key, { hits, seconds }]) => `${key} ${hits} ${seconds}`).toSorted();
}
