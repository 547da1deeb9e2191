import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';
import { appUse } from './app-use.js';
import { HourlyKind } from './hourly-kind.js';
import type { Interval } from './interval.js';
import { type SqlPart, summedParts } from './summed-parts.js';

/** How many rows a top list has. */
const TOP = 10;

/** One line of a top list before it is dressed: how often, how long, and of how much in all. */
export interface TopLine {
  readonly subject: string;
  readonly hits: number;
  readonly seconds: number;
  /** The sum over all subjects, hits or seconds, whichever the list is ordered by. */
  readonly total: number;
}

/** Where the raw rows of a list are, and which of them count. */
const RAW = {
  [HourlyKind.Domain]: { table: 'visit', subject: 'domain', where: 'AND blocked <= 0' },
  [HourlyKind.BlockedDomain]: { table: 'visit', subject: 'domain', where: 'AND blocked > 0' },
  [HourlyKind.Search]: { table: 'search', subject: 'keyword', where: '' },
} as const;

/**
 * Top lists of one device or several together, each in one statement: a list equals a raw scan for any interval and any time zone (docs/decisions/0103).
 */
@Injectable()
export class TopRepository {
  constructor(private readonly database: Database) {}

  /** The subjects of events by how often they happened. */
  events(kind: keyof typeof RAW, devices: readonly OwnedDevice[], interval: Interval): Promise<TopLine[]> {
    const { table, subject, where } = RAW[kind];
    const parts = devices.flatMap((device) =>
      summedParts(kind, device, interval, ({ from, to }) => ({
        sql: `SELECT ${subject} AS subject, COUNT(*) AS hits, 0 AS seconds, 0 AS first_at, 0 AS last_at FROM ${table}
              WHERE account_id = ? AND device_id = ? AND ts >= ? AND ts < ? ${where} GROUP BY ${subject}`,
        parameters: [device.accountId, device.deviceId, from, to],
      })),
    );
    return this.top('hits', parts);
  }

  /** Apps by how long they were used; of a stretch only the part inside the interval counts. */
  apps(devices: readonly OwnedDevice[], interval: Interval): Promise<TopLine[]> {
    return this.top(
      'seconds',
      devices.flatMap((device) => appUse(this.database.dialect, device, interval)),
    );
  }

  private async top(order: 'hits' | 'seconds', parts: readonly SqlPart[]): Promise<TopLine[]> {
    if (parts.length === 0) return [];
    const rows = await this.database.query<Record<keyof TopLine, number | string>>(
      `SELECT subject, hits, seconds, SUM(${order}) OVER () AS total FROM (
         SELECT subject, SUM(hits) AS hits, SUM(seconds) AS seconds
         FROM (${parts.map(({ sql }) => sql).join(' UNION ALL ')}) AS parts
         GROUP BY subject
       ) AS sums
       WHERE ${order} > 0 ORDER BY ${order} DESC, subject LIMIT ${TOP}`,
      parts.flatMap(({ parameters }) => parameters),
    );
    return rows.map((row) => ({
      subject: String(row.subject),
      hits: Number(row.hits),
      seconds: Number(row.seconds),
      total: Number(row.total),
    }));
  }
}
