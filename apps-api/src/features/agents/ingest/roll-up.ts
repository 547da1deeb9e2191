import type { EntityManager } from 'typeorm';
import { dailyKinds, HourlyKind } from '../../activity/index.js';
import { upsertRows } from '../../../platform/database/index.js';
import type { BatchRows, Owner } from './raw-rows.js';

const HOUR = 3600;
const DAY = 86_400;

interface Sum {
  readonly kind: HourlyKind;
  readonly hour: number;
  readonly subject: string;
  hits: number;
  seconds: number;
  firstAt: number;
  lastAt: number;
}

const KEYS = ['account_id', 'device_id', 'kind'] as const;

/**
 * Adds a batch to the roll-up of hours and to that of days, in the transaction that stores the batch.
 * The first and last moments are of hours only.
 */
export async function writeRollUp(
  manager: EntityManager,
  { accountId, deviceId }: Owner,
  rows: BatchRows,
): Promise<void> {
  const hours = rollUp(rows);
  await upsertRows(
    manager,
    'hourly',
    { keys: [...KEYS, 'hour', 'subject'], add: ['hits', 'seconds'], min: ['first_at'], max: ['last_at'] },
    hours.map(({ kind, hour, subject, hits, seconds, firstAt, lastAt }) => [
      accountId,
      deviceId,
      kind,
      hour,
      subject,
      hits,
      seconds,
      firstAt,
      lastAt,
    ]),
  );
  await upsertRows(
    manager,
    'daily',
    { keys: [...KEYS, 'day', 'subject'], add: ['hits', 'seconds'] },
    daysOf(hours).map(({ kind, day, subject, hits, seconds }) => [
      accountId,
      deviceId,
      kind,
      day,
      subject,
      hits,
      seconds,
    ]),
  );
}

/** What those hours add to their days. */
function daysOf(hours: readonly Sum[]) {
  const days = new Map<string, Pick<Sum, 'kind' | 'subject' | 'hits' | 'seconds'> & { day: number }>();
  for (const { kind, hour, subject, hits, seconds } of hours) {
    if (!dailyKinds.includes(kind)) continue;
    const day = Math.floor(hour / DAY) * DAY;
    const key = `${kind} ${day} ${subject}`;
    const sum = days.get(key) ?? { kind, day, subject, hits: 0, seconds: 0 };
    sum.hits += hits;
    sum.seconds += seconds;
    days.set(key, sum);
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
    const hour = Math.floor(ts / HOUR) * HOUR;
    const key = `${kind} ${hour} ${subject}`;
    const sum = sums.get(key) ?? { kind, hour, subject, hits: 0, seconds: 0, firstAt: 0, lastAt: 0 };
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
