import { Injectable } from '@nestjs/common';
import type { Sighting } from '@ostoja/domain';
import { Database } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';
import type { Interval } from '../activity/index.js';

/** A position as it was reported; `v` is the speed in metres a second. */
export interface ReportedPosition extends Sighting {
  readonly v: number;
}

const COLUMNS =
  'SELECT ts, lat, lng, speed AS v, accuracy FROM position WHERE account_id = ? AND device_id = ?';

/** Where devices reported to be. */
@Injectable()
export class PositionRepository {
  constructor(private readonly database: Database) {}

  /** The positions of an interval by time. */
  async within(
    { accountId, deviceId }: OwnedDevice,
    { from, to }: Interval,
    { offset, count }: { offset: number; count: number },
  ): Promise<ReportedPosition[]> {
    const rows = await this.database.query<ReportedPosition>(
      `${COLUMNS} AND ts >= ? AND ts < ? ORDER BY ts, row_id LIMIT ${count} OFFSET ${offset}`,
      [accountId, deviceId, from, to],
    );
    return rows.map(asNumbers);
  }

  /** The last position before a moment, as a list of one or none. */
  async lastBefore({ accountId, deviceId }: OwnedDevice, moment: number): Promise<ReportedPosition[]> {
    const rows = await this.database.query<ReportedPosition>(
      `${COLUMNS} AND ts < ? ORDER BY ts DESC, row_id DESC LIMIT 1`,
      [accountId, deviceId, moment],
    );
    return rows.map(asNumbers);
  }
}

function asNumbers(row: ReportedPosition): ReportedPosition {
  return { ...row, ts: Number(row.ts) };
}
