import { Injectable } from '@nestjs/common';
import type { Sighting } from '@ostoja/domain';
import { Database } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';
import { HourlyKind, type Interval, type Page, type PagedList, Pages } from '../activity/index.js';

/** A position as it was reported; `v` is the speed in metres a second. */
export interface ReportedPosition extends Sighting {
  readonly v: number;
}

/** The positions of a device, as they are paged. */
const positionList: PagedList = {
  table: 'position',
  columns: ['ts', 'lat', 'lng', 'speed AS v', 'accuracy'],
  counts: [HourlyKind.Position],
  oldestFirst: true,
};

/** Where devices reported to be. */
@Injectable()
export class PositionRepository {
  constructor(
    private readonly database: Database,
    private readonly pages: Pages,
  ) {}

  /** Some positions of an interval by time, and how many it has. */
  async page(
    device: OwnedDevice,
    interval: Interval,
    page: { offset: number; count: number },
  ): Promise<Page<ReportedPosition>> {
    const { rows, total } = await this.pages.of<ReportedPosition>(positionList, device, interval, page);
    return { rows: rows.map(asNumbers), total };
  }

  /** The last position before a moment, as a list of one or none. */
  async lastBefore({ accountId, deviceId }: OwnedDevice, moment: number): Promise<ReportedPosition[]> {
    const rows = await this.database.query<ReportedPosition>(
      `SELECT ${positionList.columns.join(', ')} FROM position
       WHERE account_id = ? AND device_id = ? AND ts < ? ORDER BY ts DESC, row_id DESC LIMIT 1`,
      [accountId, deviceId, moment],
    );
    return rows.map(asNumbers);
  }
}

function asNumbers(row: ReportedPosition): ReportedPosition {
  return { ...row, ts: Number(row.ts) };
}
