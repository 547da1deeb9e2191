import { Code, type Data, sync } from '@ostoja/contracts';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Config } from '../../platform/config/index.js';
import { Database, insertRows, isUniqueViolation } from '../../platform/database/index.js';
import { ActionError } from '../../wire/action-error.js';
import { type Caller, type OwnedDevice } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { lockDevice } from '../family/index.js';
import { RuleVersions, SettingsRepository } from '../rules/index.js';
import { writeReport } from './device-reports.js';
import { writeKnownRows } from './ingest/known-rows.js';
import { bodyHash, rawRows } from './ingest/raw-rows.js';
import { writeRollUp } from './ingest/roll-up.js';
import { withinRetention } from './ingest/within-retention.js';

/**
 * Stores one batch: rows, roll-ups and the batch's own row in one transaction, so that it is there whole or not
 * at all, and once however often it is sent.
 * @throws ActionError 31 for a `uid` that was used with other rows; 3 when the device was deleted meanwhile
 */
@Handles(sync)
export class Sync {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly settings: SettingsRepository,
    private readonly versions: RuleVersions,
  ) {}

  async run({ device }: Caller<typeof sync>, { uid, sent, rules, rows }: Data<typeof sync>) {
    const hash = bodyHash(rows);
    try {
      const stored = await this.database.transaction((manager) =>
        this.store(manager, device, { uid, hash, sent, rules, rows }),
      );
      return { stored, rulesVersion: await this.versions.newest(device) };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // The batch is there already: the transaction that met its row left nothing of the second copy behind.
      const stored = await this.storedBefore(device, uid, hash);
      if (stored === undefined) throw error;
      return { stored, rulesVersion: await this.versions.newest(device) };
    }
  }

  private async store(
    manager: EntityManager,
    device: OwnedDevice,
    batch: { uid: string; hash: string } & Pick<Data<typeof sync>, 'sent' | 'rules' | 'rows'>,
  ): Promise<number> {
    const { accountId, deviceId } = device;
    const now = this.clock.now();
    const rows = withinRetention(batch.rows, now, this.config.telemetryDays);
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
    await writeReport(manager, device, { rules: batch.rules, sent: batch.sent }, now);
    return stored;
  }

  private async storedBefore(device: OwnedDevice, uid: string, hash: string): Promise<number | undefined> {
    const [batch] = await this.database.query<{ body_hash: string; stored: number }>(
      'SELECT body_hash, stored FROM batch WHERE account_id = ? AND device_id = ? AND uid = ?',
      [device.accountId, device.deviceId, uid],
    );
    if (batch && batch.body_hash !== hash) throw new ActionError(Code.WrongConfirmationValue);
    return batch && Number(batch.stored);
  }
}
