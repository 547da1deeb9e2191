import { Injectable } from '@nestjs/common';
import { splitHours } from '@ostoja/domain';
import { type Condition, contains, Database } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';
import type { HourlyKind } from './hourly-kind.js';
import type { Interval } from './interval.js';

const HOUR = 3600;

/** A list of a device's rows that is read in pages. */
export interface PagedList {
  readonly table: string;
  readonly columns: readonly string[];
  /** Which kinds of the roll-up count its rows. */
  readonly counts: readonly HourlyKind[];
  /** Told by time; otherwise the newest come first. */
  readonly oldestFirst?: true;
  /** Tells rows of one second apart; `row_id` when absent. */
  readonly id?: string;
  readonly searched?: SearchedColumn;
}

/** Where a filter looks: a column, and the kinds of the roll-up whose subject that column is. */
export interface SearchedColumn {
  readonly column: string;
  readonly counts: readonly HourlyKind[];
  /** When a row passes; `contains` when absent. */
  readonly matches?: (column: string, text: string) => Condition;
}

/** Which rows of a list are asked for: how many are left out and how many given, of those that pass a filter. */
export interface PageRequest {
  readonly offset: number;
  readonly count: number;
  /** A text for the list's `searched` column; empty or absent: every row passes. */
  readonly filter?: string;
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
 * Pages of raw rows by time. The roll-up knows how many rows each hour has, so neither the total nor a page far
 * back reads the rows before it: the page begins inside of one hour and ends inside of one, and only what is between is
 * read. Two statements a page, however long the list is (docs/decisions/0047).
 */
@Injectable()
export class Pages {
  constructor(private readonly database: Database) {}

  /** One page of a device's list. A row that arrives meanwhile may shift the page; none is told twice on it. */
  async of<Row>(
    list: PagedList,
    device: OwnedDevice,
    interval: Interval,
    { offset, count, filter = '' }: PageRequest,
  ): Promise<Page<Row>> {
    const searched = filter === '' ? undefined : list.searched;
    const hours = await this.hours(list, device, interval, searched && { ...searched, text: filter });
    const total = hours.reduce((sum, { rows }) => sum + rows, 0);
    const span = spanOf(hours, offset, count);
    if (!span) return { rows: [], total };
    // Only the rows before the page within its hour are stepped over, from the nearer end of the hour.
    const backwards = span.after < span.skip;
    const order = Boolean(list.oldestFirst) !== backwards ? 'ASC' : 'DESC';
    const only = and(searched && conditionOn(searched.column, searched, filter));
    const rows = await this.database.query<Row>(
      `SELECT ${list.columns.join(', ')} FROM ${list.table}
       WHERE account_id = ? AND device_id = ? AND ts >= ? AND ts < ? ${only.sql}
       ORDER BY ts ${order}, ${list.id ?? 'row_id'} ${order}
       LIMIT ${backwards ? span.size : count} OFFSET ${backwards ? span.after : span.skip}`,
      [
        device.accountId,
        device.deviceId,
        Math.max(interval.from, Math.min(span.first, span.last)),
        Math.min(interval.to, Math.max(span.first, span.last) + HOUR),
        ...only.parameters,
      ],
    );
    return { rows: backwards ? rows.toReversed() : rows, total };
  }

  /** How many rows each hour of the interval has, in the list's order: whole hours from the roll-up, edges counted. */
  private async hours(
    { table, counts, oldestFirst }: PagedList,
    { accountId, deviceId }: OwnedDevice,
    { from, to }: Interval,
    searched: (SearchedColumn & { text: string }) | undefined,
  ): Promise<HourCount[]> {
    const { head, whole, tail } = splitHours(from, to);
    const inRows = and(searched && conditionOn(searched.column, searched, searched.text));
    const parts: { sql: string; parameters: (number | string)[] }[] = [head, tail].flatMap((edge) =>
      edge
        ? pieces(edge).map((piece) => ({
            sql: `SELECT ${hourOf(piece.from)} AS hour, COUNT(*) AS hits FROM ${table}
                  WHERE account_id = ? AND device_id = ? AND ts >= ? AND ts < ? ${inRows.sql}`,
            parameters: [accountId, deviceId, piece.from, piece.to, ...inRows.parameters],
          }))
        : [],
    );
    if (whole) {
      const inSubjects = and(searched && conditionOn('subject', searched, searched.text));
      parts.push({
        sql: `SELECT hour, hits FROM hourly
              WHERE account_id = ? AND device_id = ? AND kind IN (${(searched ?? { counts }).counts.join(', ')})
                AND hour >= ? AND hour < ? ${inSubjects.sql}`,
        parameters: [accountId, deviceId, whole.from, whole.to, ...inSubjects.parameters],
      });
    }
    if (parts.length === 0) return [];
    const rows = await this.database.query<Record<'hour' | 'hits', number | string>>(
      `SELECT hour, SUM(hits) AS hits FROM (${parts.map(({ sql }) => sql).join(' UNION ALL ')}) AS parts
       GROUP BY hour ORDER BY hour ${oldestFirst ? 'ASC' : 'DESC'}`,
      parts.flatMap(({ parameters }) => parameters),
    );
    return rows.map((row) => ({ hour: Number(row.hour), rows: Number(row.hits) }));
  }
}

function hourOf(moment: number): number {
  return moment - (moment % HOUR);
}

/** An edge without a whole hour lies in one hour, or around the turn of two. */
function pieces({ from, to }: Interval): Interval[] {
  const turn = hourOf(from) + HOUR;
  return turn < to
    ? [
        { from, to: turn },
        { from: turn, to },
      ]
    : [{ from, to }];
}

/** What a filter's text asks of the searched column, or of the roll-up's subject, which is the same text. */
function conditionOn(column: string, { matches = contains }: SearchedColumn, text: string): Condition {
  return matches(column, text);
}

function and(condition: Condition | undefined): Condition {
  return condition ? { ...condition, sql: `AND ${condition.sql}` } : { sql: '', parameters: [] };
}

/** Where a page lies. */
interface PageSpan {
  /** The hours in which it begins and ends, in the list's order. */
  readonly first: number;
  readonly last: number;
  /** How many rows it has. */
  readonly size: number;
  /** How many rows of its first hour come before it, and how many of its last one after it. */
  readonly skip: number;
  readonly after: number;
}

function spanOf(hours: readonly HourCount[], offset: number, count: number): PageSpan | undefined {
  let before = 0;
  let first: { hour: number; skip: number } | undefined;
  let last = 0;
  for (const { hour, rows } of hours) {
    if (before >= offset + count) break;
    if (!first && offset < before + rows) first = { hour, skip: offset - before };
    before += rows;
    last = hour;
  }
  if (!first || count === 0) return undefined;
  const end = Math.min(before, offset + count);
  return { first: first.hour, last, size: end - offset, skip: first.skip, after: before - end };
}
