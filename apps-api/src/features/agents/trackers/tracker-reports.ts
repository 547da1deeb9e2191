import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Code } from '@ostoja/contracts';
import { ActionError } from '../../../wire/action-error.js';
import type { OwnedDevice } from '../../../wire/caller.js';
import { BatchStore } from '../ingest/batch-store.js';
import type { BatchRows } from '../ingest/raw-rows.js';
import type { TrackerReport } from './tracker-report.js';

/**
 * Stores what tracking apps report, through the same door as `sync`. Such an app names no batches and sends again what
 * it is not sure of, so a position is named by its moment and place, and a condition by all it says: each is stored once.
 */
@Injectable()
export class TrackerReports {
  constructor(private readonly batches: BatchStore) {}

  /**
   * @returns how many of the report's rows are there now; rows outside of retention are not
   * @throws ActionError 3 when the device was deleted meanwhile
   */
  async store(device: OwnedDevice, { position, health }: TrackerReport): Promise<number> {
    let stored = 0;
    if (position) {
      const { ts, lat, lng } = position;
      stored += await this.once(device, ['position', ts, lat, lng], { positions: [position] });
    }
    if (health) {
      const { ts, gps, battery } = health;
      stored += await this.once(device, ['health', ts, gps, battery], { health: [health] });
    }
    return stored;
  }

  private async once(
    device: OwnedDevice,
    identity: readonly (string | number)[],
    rows: BatchRows,
  ): Promise<number> {
    const uid = createHash('sha256').update(identity.join(' ')).digest('base64url');
    try {
      return (await this.batches.store(device, { uid, rows })).stored;
    } catch (error) {
      // The same moment and place with another speed or exactness: it is there.
      if (error instanceof ActionError && error.code === Code.WrongConfirmationValue) return 1;
      throw error;
    }
  }
}
