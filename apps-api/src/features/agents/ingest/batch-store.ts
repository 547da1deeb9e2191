import { Injectable } from '@nestjs/common';
import { Code } from '@ostoja/contracts';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { Database, insertRows, isUniqueViolation } from '../../../platform/database/index.js';
import { KeptDays } from '../../../platform/settings/index.js';
import { ActionError } from '../../../wire/action-error.js';
import type { OwnedDevice } from '../../../wire/caller.js';
import { lockDevice } from '../../family/index.js';
import { RuleVersions, SettingsRepository } from '../../rules/index.js';
import { type DeviceReport, writeReport } from '../device-reports.js';
import { writeKnownRows } from './known-rows.js';
import { type BatchRows, bodyHash, rawRows } from './raw-rows.js';
import { writeRollUp } from './roll-up.js';
import { type LeftOut, storableTime, withinRetention } from './within-retention.js';

/** Rows that a device reports under a name of its own, and what it tells of itself with them. */
export interface ReportedBatch extends DeviceReport {
  readonly uid: string;
  readonly rows: BatchRows;
}

/** What became of a batch: how many of its rows are stored, and which are not. */
export interface StoredBatch {
  readonly stored: number;
  readonly leftOut: LeftOut;
}

/**
 * Stores what devices report: rows, roll-ups and the batch's own row in one transaction, so that a batch is there
 * whole or not at all, and once however often it is sent (docs/decisions/0040).
 */
@Injectable()
export class BatchStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly kept: KeptDays,
    private readonly settings: SettingsRepository,
    private readonly versions: RuleVersions,
  ) {}

  /**
   * @returns what became of it, now or when it came first
   * @throws ActionError 31 for a `uid` that was used with other rows; 3 when the device was deleted meanwhile
   */
  async store(device: OwnedDevice, batch: ReportedBatch): Promise<StoredBatch> {
    const hash = bodyHash(batch.rows);
    const keptDays = await this.kept.days();
    try {
      return await this.database.transaction((manager) =>
        this.write(manager, device, { ...batch, hash, keptDays }),
      );
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // The batch is there already: the transaction that met its row left nothing of the second copy behind.
      const stored = await this.storedBefore(device, { ...batch, hash });
      if (stored === undefined) throw error;
      return stored;
    }
  }

  private async write(
    manager: EntityManager,
    device: OwnedDevice,
    batch: ReportedBatch & { readonly hash: string; readonly keptDays: number },
  ): Promise<StoredBatch> {
    const { accountId, deviceId } = device;
    const now = this.clock.now();
    const storable = storableTime(now, batch.keptDays);
    const { rows, leftOut } = withinRetention(batch.rows, storable);
    const stored = Object.values(rows).reduce((sum, list) => sum + list.length, 0);
    // Batches of one device wait for each other here, so that none of them reads what another is about to change.
    if (!(await lockDevice(manager, device))) throw new ActionError(Code.Unauthorized, 'login');
    // Before all rows, so that a batch that was stored already fails before anything else is written.
    await insertRows(
      manager,
      'batch',
      ['account_id', 'device_id', 'uid', 'body_hash', 'stored', 'received'],
      [[accountId, deviceId, batch.uid, batch.hash, stored, now]],
    );
    for (const { table, columns, rows: list } of rawRows(device, rows)) {
      await insertRows(manager, table, columns, list);
    }
    if (rows.apps || rows.contacts) {
      const { blockNewApps } = await this.settings.of(device, manager);
      const otherApps = await writeKnownRows(manager, device, rows, { now, blockNewApps });
      if (otherApps) await this.versions.raise(manager, device);
    }
    await writeRollUp(manager, device, rows);
    // Nothing waits that long in a queue: such a clock says nothing of when the device spoke.
    const sent = batch.sent !== undefined && batch.sent < storable.oldest ? undefined : batch.sent;
    await writeReport(manager, device, { ...batch, sent }, now);
    return { stored, leftOut };
  }

  private async storedBefore(
    { accountId, deviceId }: OwnedDevice,
    { uid, hash, rows }: ReportedBatch & { readonly hash: string },
  ): Promise<StoredBatch | undefined> {
    const [batch] = await this.database.query<{ body_hash: string; stored: number; received: number }>(
      'SELECT body_hash, stored, received FROM batch WHERE account_id = ? AND device_id = ? AND uid = ?',
      [accountId, deviceId, uid],
    );
    if (!batch) return undefined;
    if (batch.body_hash !== hash) throw new ActionError(Code.WrongConfirmationValue);
    const storable = storableTime(Number(batch.received), await this.kept.days());
    return { stored: Number(batch.stored), leftOut: withinRetention(rows, storable).leftOut };
  }
}
