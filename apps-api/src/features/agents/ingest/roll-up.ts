import { HourlyKind } from '../../activity/index.js';
import type { SqlValue } from '../../../platform/database/index.js';
import type { BatchRows, Owner } from './raw-rows.js';

const HOUR = 3600;

interface Sum {
  readonly kind: HourlyKind;
  readonly hour: number;
  readonly subject: string;
  hits: number;
  seconds: number;
}

/**
 * What a batch adds to the hourly UTC roll-up (design §4): visits and refused visits by domain, visits by code,
 * searches by words, apps by package, and how many calls, messages and videos there were. A stretch of use counts as one start in the hour it begins in; its
 * seconds fall into the hours that they belong to.
 * @returns rows of `hourly` in the order account, device, kind, hour, subject, hits, seconds
 */
export function rollUp(owner: Owner, rows: BatchRows): SqlValue[][] {
  const sums = new Map<string, Sum>();
  const add = (kind: HourlyKind, ts: number, subject: string, hits: number, seconds: number) => {
    const hour = Math.floor(ts / HOUR) * HOUR;
    const key = `${kind} ${hour} ${subject}`;
    const sum = sums.get(key) ?? { kind, hour, subject, hits: 0, seconds: 0 };
    sum.hits += hits;
    sum.seconds += seconds;
    sums.set(key, sum);
  };

  for (const { ts, domain, blocked } of rows.visits ?? []) {
    add(blocked > 0 ? HourlyKind.BlockedDomain : HourlyKind.Domain, ts, domain, 1, 0);
    add(HourlyKind.VisitCode, ts, String(blocked), 1, 0);
  }
  for (const { ts, keyword } of rows.searches ?? []) add(HourlyKind.Search, ts, keyword, 1, 0);
  for (const { ts } of rows.calls ?? []) add(HourlyKind.Call, ts, '', 1, 0);
  for (const { ts } of rows.smses ?? []) add(HourlyKind.Sms, ts, '', 1, 0);
  for (const { ts } of rows.videos ?? []) add(HourlyKind.Video, ts, '', 1, 0);
  for (const { pkg, from, to } of rows.usage ?? []) {
    add(HourlyKind.App, from, pkg, 1, 0);
    for (let start = from; start < to;) {
      const end = Math.min(to, (Math.floor(start / HOUR) + 1) * HOUR);
      add(HourlyKind.App, start, pkg, 0, end - start);
      start = end;
    }
  }
  return [...sums.values()].map((sum) => [
    owner.accountId,
    owner.deviceId,
    sum.kind,
    sum.hour,
    sum.subject,
    sum.hits,
    sum.seconds,
  ]);
}
