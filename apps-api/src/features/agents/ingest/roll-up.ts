import type { EntityManager } from 'typeorm';
import { dailyKinds, HourlyKind } from '../../activity/index.js';
import { upsertRows } from '../../../platform/database/index.js';
import type { BatchRows, Owner } from './raw-rows.js';

const HOUR = 3600;
const DAY = 86_400;

/** The sums of an hour or a day, which begins at `start`. */
interface Sum {
  readonly kind: HourlyKind;
  readonly start: number;
  readonly subject: string;
  hits: number;
  seconds: number;
  firstAt: number;
  lastAt: number;
}

/** Adds a batch to the roll-up of hours and to that of days, in the transaction that stores the batch. */
export async function writeRollUp(manager: EntityManager, owner: Owner, rows: BatchRows): Promise<void> {
  const hours = rollUp(rows);
  await addTo(manager, owner, { table: 'hourly', unit: 'hour' }, hours);
  await addTo(manager, owner, { table: 'daily', unit: 'day' }, daysOf(hours));
}

function addTo(
  manager: EntityManager,
  { accountId, deviceId }: Owner,
  { table, unit }: { table: string; unit: string },
  sums: readonly Sum[],
): Promise<void> {
  return upsertRows(
    manager,
    table,
    {
      keys: ['account_id', 'device_id', 'kind', unit, 'subject'],
      add: ['hits', 'seconds'],
      min: ['first_at'],
      max: ['last_at'],
    },
    sums.map(({ kind, start, subject, hits, seconds, firstAt, lastAt }) => [
      accountId,
      deviceId,
      kind,
      start,
      subject,
      hits,
      seconds,
      firstAt,
      lastAt,
    ]),
  );
}

/** What those hours add to their days. */
function daysOf(hours: readonly Sum[]): Sum[] {
  const days = new Map<string, Sum>();
  for (const hour of hours) {
    if (!dailyKinds.includes(hour.kind)) continue;
    const start = Math.floor(hour.start / DAY) * DAY;
    const key = `${hour.kind} ${start} ${hour.subject}`;
    const day = days.get(key);
    if (!day) {
      days.set(key, { ...hour, start });
      continue;
    }
    day.hits += hour.hits;
    day.seconds += hour.seconds;
    day.firstAt = Math.min(day.firstAt, hour.firstAt);
    day.lastAt = Math.max(day.lastAt, hour.lastAt);
  }
  return [...days.values()];
}

/**
 * What a batch adds to the hourly UTC roll-up (design §4): visits and refused visits by domain, visits by code,
 * searches by words, apps by package, and how many searches, calls, messages, videos and positions there were. A stretch of use counts as
 * one start in the hour it begins in; its seconds fall into the hours that they belong to, and each of those hours
 * knows when its use began and ended.
 */
function rollUp(rows: BatchRows): Sum[] {
  const sums = new Map<string, Sum>();
  const sumOf = (kind: HourlyKind, ts: number, subject: string): Sum => {
    const start = Math.floor(ts / HOUR) * HOUR;
    const key = `${kind} ${start} ${subject}`;
    const sum = sums.get(key) ?? { kind, start, subject, hits: 0, seconds: 0, firstAt: 0, lastAt: 0 };
    sums.set(key, sum);
    return sum;
  };
  const count = (kind: HourlyKind, ts: number, subject: string) => {
    sumOf(kind, ts, subject).hits += 1;
  };
  const use = (pkg: string, from: number, to: number) => {
    const sum = sumOf(HourlyKind.App, from, pkg);
    sum.firstAt = sum.lastAt === 0 ? from : Math.min(sum.firstAt, from);
    sum.lastAt = Math.max(sum.lastAt, to);
    sum.seconds += to - from;
  };

  for (const { ts, domain, blocked } of rows.visits ?? []) {
    count(blocked > 0 ? HourlyKind.BlockedDomain : HourlyKind.Domain, ts, domain);
    count(HourlyKind.VisitCode, ts, String(blocked));
  }
  for (const { ts, keyword } of rows.searches ?? []) {
    count(HourlyKind.Search, ts, keyword);
    count(HourlyKind.AnySearch, ts, '');
  }
  for (const { ts } of rows.calls ?? []) count(HourlyKind.Call, ts, '');
  for (const { ts } of rows.smses ?? []) count(HourlyKind.Sms, ts, '');
  for (const { ts } of rows.videos ?? []) count(HourlyKind.Video, ts, '');
  for (const { ts } of rows.positions ?? []) count(HourlyKind.Position, ts, '');
  for (const { pkg, from, to } of rows.usage ?? []) {
    count(HourlyKind.App, from, pkg);
    let start = from;
    do {
      const end = Math.min(to, (Math.floor(start / HOUR) + 1) * HOUR);
      use(pkg, start, end);
      start = end;
    } while (start < to);
  }
  return [...sums.values()];
}
