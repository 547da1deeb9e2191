import { Injectable } from '@nestjs/common';
import { Code } from '@ostoja/contracts';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Database, upsertRows } from '../../platform/database/index.js';
import { Signals } from '../../platform/signals/signals.js';
import { ActionError } from '../../wire/action-error.js';
import { lockDevice } from '../family/index.js';

/** Whose rules. */
export interface RuleOwner {
  readonly accountId: number;
  readonly deviceId: number;
}

/** The signal that wakes a device's long poll. */
export function deviceTopic(deviceId: number): string {
  return `device ${deviceId}`;
}

/** Counts the versions of a device's rules and tells the device that there is a newer one. */
@Injectable()
export class RuleVersions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly signals: Signals,
  ) {}

  /** The newest version; 0 for a device that was never set up. */
  async newest({ accountId, deviceId }: RuleOwner): Promise<number> {
    const [row] = await this.database.query<{ version: number }>(
      'SELECT version FROM device_rules WHERE account_id = ? AND device_id = ?',
      [accountId, deviceId],
    );
    return Number(row?.version ?? 0);
  }

  /**
   * Changes rules and gives them a new version, both or neither, and then wakes the device.
   * @returns the new version
   * @throws ActionError 16 when the device was deleted meanwhile
   */
  async change(owner: RuleOwner, work: (manager: EntityManager) => Promise<void>): Promise<number> {
    const version = await this.database.transaction(async (manager) => {
      // First, because it locks the device: two changes of its rules wait for each other.
      const raised = await this.raise(manager, owner);
      await work(manager);
      return raised;
    });
    this.signals.ring(deviceTopic(owner.deviceId));
    return version;
  }

  /**
   * Locks the device and raises its version, inside a transaction of the caller's, who wakes the device after it.
   * @throws ActionError 16 when the device was deleted meanwhile
   */
  async raise(manager: EntityManager, owner: RuleOwner): Promise<number> {
    if (!(await lockDevice(manager, owner))) throw new ActionError(Code.NotFound);
    const { accountId, deviceId } = owner;
    await upsertRows(
      manager,
      'device_rules',
      { keys: ['account_id', 'device_id'], add: ['version'], set: ['saved_at'] },
      [[accountId, deviceId, 1, this.clock.now()]],
    );
    const [row] = await manager.query<{ version: number }[]>(
      'SELECT version FROM device_rules WHERE account_id = ? AND device_id = ?',
      [accountId, deviceId],
    );
    return Number(row?.version);
  }
}
