import { Injectable } from '@nestjs/common';
import { type getApps, MAX_APPS, type Reply } from '@ostoja/contracts';
import { appCategory } from '@ostoja/domain';
import { Database } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';
import { HourlyKind } from './hourly-kind.js';

/** An app as the wire has it. */
export type ListedApp = Reply<typeof getApps>['data'][number];

/** Which apps a list has besides those that were installed and still are. */
export interface ListedKinds {
  /** Those that came with the device. */
  readonly system: boolean;
  /** Those that are no longer there. */
  readonly uninstalled: boolean;
}

/** The list of a device's apps. */
@Injectable()
export class AppListRepository {
  constructor(private readonly database: Database) {}

  /**
   * The apps of a device, the last used first: a device that reports more than a list holds hides none that is used.
   * One statement; the use is everything that the roll-up has.
   */
  async of({ accountId, deviceId }: OwnedDevice, kinds: ListedKinds): Promise<ListedApp[]> {
    const only = `${kinds.system ? '' : 'AND app.`system` = 0'} ${kinds.uninstalled ? '' : 'AND app.uninstalled = 0'}`;
    const rows = await this.database.query<AppRow>(
      `SELECT app.app_id, app.pkg, app.name, app.ico, app.version, app.\`system\`, app.uninstalled, app.first_seen,
         app.allowed, app.follows_schedule, app.counts_to_limit, used.hits, used.seconds, used.last_at
       FROM installed_app AS app LEFT JOIN (
         SELECT subject, SUM(hits) AS hits, SUM(seconds) AS seconds, MAX(last_at) AS last_at FROM daily
         WHERE account_id = ? AND device_id = ? AND kind = ${HourlyKind.App} GROUP BY subject
       ) AS used ON used.subject = app.pkg
       WHERE app.account_id = ? AND app.device_id = ? ${only}
       ORDER BY COALESCE(used.last_at, 0) DESC, app.first_seen DESC, app.pkg LIMIT ${MAX_APPS}`,
      [accountId, deviceId, accountId, deviceId],
    );
    return rows.map(listed);
  }
}

type AppRow = Record<'pkg' | 'name' | 'ico' | 'version', string> &
  Record<
    | 'app_id'
    | 'system'
    | 'uninstalled'
    | 'first_seen'
    | 'allowed'
    | 'follows_schedule'
    | 'counts_to_limit'
    | 'hits'
    | 'seconds'
    | 'last_at',
    number | string | null
  >;

function listed(row: AppRow): ListedApp {
  return {
    id: String(row.app_id),
    pkg: row.pkg,
    name: row.name,
    ico: row.ico,
    version: row.version,
    category: appCategory(row.pkg),
    system: flag(row.system),
    uninstalled: flag(row.uninstalled),
    firstSeen: Number(row.first_seen),
    allowed: flag(row.allowed),
    schedule: flag(row.follows_schedule),
    timeLimit: flag(row.counts_to_limit),
    count: Number(row.hits),
    elapsed: Number(row.seconds),
    lastUsed: Number(row.last_at),
  };
}

function flag(value: number | string | null): 0 | 1 {
  return Number(value) === 0 ? 0 : 1;
}
