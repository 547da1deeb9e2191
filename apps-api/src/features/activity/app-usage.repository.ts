import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';
import { appUse } from './app-use.js';
import type { Interval } from './interval.js';
import type { Page, PageRequest } from './pages.js';

/** How an app was used in an interval: starts, seconds, and when the use began and ended (epoch seconds, cut to it). */
export interface UsedApp {
  readonly pkg: string;
  readonly hits: number;
  readonly seconds: number;
  readonly firstAt: number;
  readonly lastAt: number;
}

type Sums = Record<'subject' | 'hits' | 'seconds' | 'first_at' | 'last_at' | 'total', number | string>;

/**
 * The use of apps, summed up by app. A page is a part of a list that has to be summed up whole to be put in order, but
 * the list is as long as there are apps, not rows (docs/decisions/0090).
 */
@Injectable()
export class AppUsageRepository {
  constructor(private readonly database: Database) {}

  /** One page of the apps that were used in an interval, the longest used first. At most two statements. */
  async page(
    device: OwnedDevice,
    interval: Interval,
    { offset, count }: PageRequest,
  ): Promise<Page<UsedApp>> {
    const parts = appUse(this.database.dialect, device, interval);
    if (parts.length === 0) return { rows: [], total: 0 };
    const use = `(${parts.map(({ sql }) => sql).join(' UNION ALL ')}) AS parts`;
    const parameters = parts.flatMap((part) => part.parameters);
    const rows = await this.database.query<Sums>(
      `SELECT sums.*, COUNT(*) OVER () AS total FROM (
         SELECT subject, SUM(hits) AS hits, SUM(seconds) AS seconds, MIN(first_at) AS first_at, MAX(last_at) AS last_at
         FROM ${use} GROUP BY subject
       ) AS sums ORDER BY seconds DESC, subject LIMIT ${count} OFFSET ${offset}`,
      parameters,
    );
    // A page without rows can't tell how many there are on the others.
    const total = rows[0]?.total ?? (await this.total(use, parameters));
    return { rows: rows.map(asUsedApp), total: Number(total) };
  }

  private async total(use: string, parameters: readonly number[]): Promise<number> {
    const [row] = await this.database.query<{ total: number | string }>(
      `SELECT COUNT(DISTINCT subject) AS total FROM ${use}`,
      [...parameters],
    );
    return Number(row?.total ?? 0);
  }
}

function asUsedApp(row: Sums): UsedApp {
  return {
    pkg: String(row.subject),
    hits: Number(row.hits),
    seconds: Number(row.seconds),
    firstAt: Number(row.first_at),
    lastAt: Number(row.last_at),
  };
}
