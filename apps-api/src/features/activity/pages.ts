import { Injectable } from '@nestjs/common';
import { splitHours } from '@ostoja/domain';
import { Database } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';
import { HourlyKind } from './hourly-kind.js';
import type { Interval } from './interval.js';

const HOUR = 3600;

/** A list of a device's rows that is read in pages, and which kind of the roll-up counts its rows. */
export interface PagedList {
  readonly table: string;
  readonly columns: readonly string[];
  readonly kind: HourlyKind;
}

/** Which rows of a list are asked for: how many are left out and how many given. */
export interface PageRequest {
  readonly offset: number;
  readonly count: number;
}

/** Rows of a list, and how many there are in the whole interval. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly total: number;
}

interface HourCount {
  readonly hour: number;
  readonly rows: number;
}

/**
 * Pages of raw rows, newest first. The roll-up knows how many rows each hour has, so neither the total nor a page far
 * back reads the rows before it: the page begins inside of one hour, and only that hour is stepped through. Two
 * statements a page, however long the list is.
 */
@Injectable()
export class Pages {
  constructor(private readonly database: Database) {}

  /** One page of a device's list. A row that arrives meanwhile may shift the page; none is told twice on it. */
  async of<Row>(
    list: PagedList,
    device: OwnedDevice,
    interval: Interval,
    { offset, count }: PageRequest,
  ): Promise<Page<Row>> {
    const hours = await this.hours(list, device, interval);
    const total = hours.reduce((sum, { rows }) => sum + rows, 0);
    const start = startOf(hours, offset);
    if (!start || count === 0) return { rows: [], total };
    const rows = await this.database.query<Row>(
      `SELECT ${list.columns.join(', ')} FROM ${list.table}
       WHERE account_id = ? AND device_id = ? AND ts >= ? AND ts < ?
       ORDER BY ts DESC, row_id DESC LIMIT ${count} OFFSET ${start.skip}`,
      [device.accountId, device.deviceId, interval.from, Math.min(interval.to, start.hour + HOUR)],
    );
    return { rows, total };
  }

  /** How many rows each hour of the interval has, newest first: whole hours from the roll-up, edges counted. */
  private async hours(
    { table, kind }: PagedList,
    { accountId, deviceId }: OwnedDevice,
    { from, to }: Interval,
  ): Promise<HourCount[]> {
    const { head, whole, tail } = splitHours(from, to);
    const parts = [head, tail].flatMap((edge) =>
      edge
        ? {
            sql: `SELECT ts - ts % ${HOUR} AS hour, 1 AS hits FROM ${table}
                  WHERE account_id = ? AND device_id = ? AND ts >= ? AND ts < ?`,
            parameters: [accountId, deviceId, edge.from, edge.to],
          }
        : [],
    );
    if (whole) {
      parts.push({
        sql: `SELECT hour, hits FROM hourly
              WHERE account_id = ? AND device_id = ? AND kind = ${kind} AND hour >= ? AND hour < ?`,
        parameters: [accountId, deviceId, whole.from, whole.to],
      });
    }
    if (parts.length === 0) return [];
    const rows = await this.database.query<Record<'hour' | 'hits', number | string>>(
      `SELECT hour, SUM(hits) AS hits FROM (${parts.map(({ sql }) => sql).join(' UNION ALL ')}) AS parts
       GROUP BY hour ORDER BY hour DESC`,
      parts.flatMap(({ parameters }) => parameters),
    );
    return rows.map((row) => ({ hour: Number(row.hour), rows: Number(row.hits) }));
  }
}

/** The hour in which the row at an offset is, and how many of its rows come before that one. */
function startOf(hours: readonly HourCount[], offset: number): { hour: number; skip: number } | undefined {
  let before = 0;
  for (const { hour, rows } of hours) {
    if (offset < before + rows) return { hour, skip: offset - before };
    before += rows;
  }
  return undefined;
}
