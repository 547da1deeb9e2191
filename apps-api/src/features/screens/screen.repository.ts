import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';

/** A saved screen as it stands in its row; `ts` in epoch seconds. */
export interface ScreenRow {
  readonly deviceId: number;
  readonly id: number;
  readonly ts: number;
  readonly app: string;
  readonly userName: string;
}

const COLUMNS =
  's.device_id AS deviceId, s.screen_id AS id, s.ts AS ts, s.app AS app, s.user_name AS userName';

/** The headers of saved screens, by their ids. */
@Injectable()
export class ScreenRepository {
  constructor(private readonly database: Database) {}

  /** One screen of a device. */
  async ofDevice({ accountId, deviceId }: OwnedDevice, id: number): Promise<ScreenRow | undefined> {
    const rows = await this.database.query<ScreenRow>(
      `SELECT ${COLUMNS} FROM screenshot s WHERE s.account_id = ? AND s.device_id = ? AND s.screen_id = ?`,
      [accountId, deviceId, id],
    );
    return rows.map(numbered)[0];
  }

  /** Those of some screens that the account has, in the order of the ids. A deleted device has none, purged or not. */
  async ofAccount(accountId: number, ids: readonly number[]): Promise<ScreenRow[]> {
    const rows = await this.database.query<ScreenRow>(
      `SELECT ${COLUMNS} FROM screenshot s
       INNER JOIN device d ON d.account_id = s.account_id AND d.device_id = s.device_id
       WHERE s.account_id = ? AND s.screen_id IN (${ids.map(() => '?').join(', ')})`,
      [accountId, ...ids],
    );
    const byId = new Map(rows.map((row) => [Number(row.id), numbered(row)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

function numbered(row: ScreenRow): ScreenRow {
  return { ...row, deviceId: Number(row.deviceId), id: Number(row.id), ts: Number(row.ts) };
}
