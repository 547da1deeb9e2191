import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { ShortMemory } from '../../platform/memory/index.js';
import type { OwnedDevice } from '../../wire/caller.js';

/**
 * Whose a device is and whose profile it is on: nearly every call of a parent asks. A device never changes hands, so
 * what is remembered can only be too old about a move or a deletion on another node, for seconds.
 */
@Injectable()
export class KnownDevices {
  private readonly memory: ShortMemory<string, OwnedDevice>;

  constructor(
    private readonly database: Database,
    clock: Clock,
  ) {
    this.memory = new ShortMemory(clock);
  }

  /** The device when it is the account's. */
  find(accountId: number, deviceId: number): Promise<OwnedDevice | undefined> {
    return this.memory.find(`${accountId} ${deviceId}`, async () => {
      const [row] = await this.database.query<{ profileId: number }>(
        'SELECT profile_id AS profileId FROM device WHERE account_id = ? AND device_id = ?',
        [accountId, deviceId],
      );
      return row && { accountId, deviceId, profileId: row.profileId };
    });
  }

  /** Makes this node ask again: call it once a move or a deletion is committed. */
  forget({ accountId, deviceId }: Pick<OwnedDevice, 'accountId' | 'deviceId'>): void {
    this.memory.forget(`${accountId} ${deviceId}`);
  }
}
