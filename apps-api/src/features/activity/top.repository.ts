import { Injectable } from '@nestjs/common';
import { splitDays, splitHours } from '@ostoja/domain';
import { Database } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';
import { HourlyKind } from './hourly-kind.js';
import type { Interval } from './interval.js';
import { LONGEST_STRETCH } from './longest-stretch.js';

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

/** A SELECT of subjects, hits and seconds, each subject once. */
interface Part {
  readonly sql: string;
  readonly parameters: readonly number[];
}

/**
 * Top lists: whole UTC days and hours from the roll-ups and the ragged edges from raw rows, in one statement, so that a
 * list equals a raw scan for any interval and any time zone (docs/decisions/0103).
 */
@Injectable()
export class TopRepository {
  constructor(private readonly database: Database) {}

  /** The subjects of events by how often they happened. */
  events(kind: keyof typeof RAW, device: OwnedDevice, interval: Interval): Promise<TopLine[]> {
    const { table, subject, where } = RAW[kind];
    return this.top(kind, 'hits', device, interval, (edge) => ({
      sql: `SELECT ${subject} AS subject, COUNT(*) AS hits, 0 AS seconds FROM ${table}
            WHERE account_id = ? AND device_id = ? AND ts >= ? AND ts < ? ${where} GROUP BY ${subject}`,
      parameters: [device.accountId, device.deviceId, edge.from, edge.to],
    }));
  }

  /** Apps by how long they were used; of a stretch only the part inside the interval counts. */
  apps(device: OwnedDevice, interval: Interval): Promise<TopLine[]> {
    const { greatest, least } = scalars(this.database.dialect);
    return this.top(HourlyKind.App, 'seconds', device, interval, (edge) => ({
      sql: `SELECT pkg AS subject, SUM(CASE WHEN ts >= ? THEN 1 ELSE 0 END) AS hits,
              SUM(${greatest}(0, ${least}(until, ?) - ${greatest}(ts, ?))) AS seconds
            FROM app_usage
            WHERE account_id = ? AND device_id = ? AND ts >= ? AND ts < ? AND (until > ? OR ts >= ?) GROUP BY pkg`,
      parameters: [
        edge.from,
        edge.to,
        edge.from,
        device.accountId,
        device.deviceId,
        edge.from - LONGEST_STRETCH,
        edge.to,
        edge.from,
        edge.from,
      ],
    }));
  }

  private async top(
    kind: HourlyKind,
    order: 'hits' | 'seconds',
    device: OwnedDevice,
    interval: Interval,
    rawPart: (edge: Interval) => Part,
  ): Promise<TopLine[]> {
    const days = splitDays(interval.from, interval.to);
    const parts = [
      ...(days.whole ? [summedPart('daily', 'day', kind, device, days.whole)] : []),
      ...[days.head, days.tail].flatMap((rest) => {
        if (!rest) return [];
        const { head, whole, tail } = splitHours(rest.from, rest.to);
        const hours = whole ? [summedPart('hourly', 'hour', kind, device, whole)] : [];
        return [...hours, ...[head, tail].flatMap((edge) => (edge ? [rawPart(edge)] : []))];
      }),
    ];
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

/** What a roll-up knows of an interval of its units. */
function summedPart(
  table: 'daily' | 'hourly',
  unit: 'day' | 'hour',
  kind: HourlyKind,
  { accountId, deviceId }: OwnedDevice,
  { from, to }: Interval,
): Part {
  return {
    sql: `SELECT subject, SUM(hits) AS hits, SUM(seconds) AS seconds FROM ${table}
          WHERE account_id = ? AND device_id = ? AND kind = ? AND ${unit} >= ? AND ${unit} < ? GROUP BY subject`,
    parameters: [accountId, deviceId, kind, from, to],
  };
}

function scalars(dialect: 'sqlite' | 'mysql') {
  return dialect === 'sqlite' ? { greatest: 'MAX', least: 'MIN' } : { greatest: 'GREATEST', least: 'LEAST' };
}
