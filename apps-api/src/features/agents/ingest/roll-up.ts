import type { EntityManager } from 'typeorm';
import { HourlyKind } from '../../activity/index.js';
import { type SqlValue, upsertRows } from '../../../platform/database/index.js';
import type { BatchRows, Owner } from './raw-rows.js';

const HOUR = 3600;

interface Sum {
  readonly kind: HourlyKind;
  readonly hour: number;
  readonly subject: string;
  hits: number;
  seconds: number;
  firstAt: number;
  lastAt: number;
}

/** The columns of `hourly`, in the order of the rows that `rollUp` makes. */
const columns = {
  keys: ['account_id', 'device_id', 'kind', 'hour', 'subject'],
  add: ['hits', 'seconds'],
  min: ['first_at'],
  max: ['last_at'],
} as const;

/** Adds a batch to the hourly roll-up, in the transaction that stores the batch. */
export function writeRollUp(manager: EntityManager, owner: Owner, rows: BatchRows): Promise<void> {
  return upsertRows(manager, 'hourly', columns, rollUp(owner, rows));
}

/**
 * What a batch adds to the hourly UTC roll-up (design §4): visits and refused visits by domain, visits by code,
 * searches by words, apps by package, and how many calls, messages and videos there were. A stretch of use counts as
 * one start in the hour it begins in; its seconds fall into the hours that they belong to, and each of those hours
 * knows when its use began and ended.
 */
function rollUp(owner: Owner, rows: BatchRows): SqlValue[][] {
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
  for (const { ts, keyword } of rows.searches ?? []) count(HourlyKind.Search, ts, keyword);
  for (const { ts } of rows.calls ?? []) count(HourlyKind.Call, ts, '');
  for (const { ts } of rows.smses ?? []) count(HourlyKind.Sms, ts, '');
  for (const { ts } of rows.videos ?? []) count(HourlyKind.Video, ts, '');
  for (const { pkg, from, to } of rows.usage ?? []) {
    count(HourlyKind.App, from, pkg);
    let start = from;
    do {
      const end = Math.min(to, (Math.floor(start / HOUR) + 1) * HOUR);
      use(pkg, start, end);
      start = end;
    } while (start < to);
  }
  return [...sums.values()].map((sum) => [
    owner.accountId,
    owner.deviceId,
    sum.kind,
    sum.hour,
    sum.subject,
    sum.hits,
    sum.seconds,
    sum.firstAt,
    sum.lastAt,
  ]);
}
