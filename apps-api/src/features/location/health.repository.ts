import { Injectable } from '@nestjs/common';
import type { getHealth, Reply } from '@ostoja/contracts';
import { Database } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';

type Condition = Reply<typeof getHealth>['data'][number];

/** The most reports of one answer: one a minute for a week. Of more, the latest are told. */
const MOST = 10_080;

/** In what condition devices reported to be. */
@Injectable()
export class HealthRepository {
  constructor(private readonly database: Database) {}

  /** The reports from one moment to another, both included, by time. */
  async within(device: OwnedDevice, from: number, to: number): Promise<Condition[]> {
    return (await this.newest(device, from, to, MOST)).toReversed();
  }

  /** The last report at a moment, as a list of one or none. */
  lastUntil(device: OwnedDevice, moment: number): Promise<Condition[]> {
    return this.newest(device, 0, moment, 1);
  }

  private async newest(
    { accountId, deviceId }: OwnedDevice,
    from: number,
    to: number,
    most: number,
  ): Promise<Condition[]> {
    const rows = await this.database.query<Condition>(
      `SELECT ts, gps, battery FROM health
       WHERE account_id = ? AND device_id = ? AND ts >= ? AND ts <= ?
       ORDER BY ts DESC, row_id DESC LIMIT ${most}`,
      [accountId, deviceId, from, to],
    );
    return rows.map((row) => ({ ...row, ts: Number(row.ts) }));
  }
}
