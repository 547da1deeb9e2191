import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { FileStore } from '../../platform/files/index.js';
import { KeptDays } from '../../platform/settings/index.js';
import { dailyKinds } from '../activity/index.js';
import { lockDevice } from '../family/index.js';
import { screenKey } from './screens/screen-files.js';
import { agingTables } from './stored-telemetry.js';

const HOUR = 3600;
const DAY = 86_400;

/** Rows a statement, so that a delete holds up nobody. */
const STEP = 1000;

/** Devices a look. */
const DEVICES = 500;

/** How long commands that are over stay, seconds: long enough to explain what happened. */
const COMMANDS_KEPT = 7 * DAY;

interface DeviceKey {
  readonly accountId: number;
  readonly deviceId: number;
}

/**
 * Deletes telemetry that is older than the operator decided, device by device along the key. The edge
 * is a whole hour, so that the roll-up and the raw rows end at the same moment.
 */
@Injectable()
export class TelemetryRetention {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly clock: Clock,
    private readonly kept: KeptDays,
  ) {}

  /** Goes through all devices once. */
  async run(): Promise<void> {
    const now = this.clock.now();
    const oldest = Math.floor((now - (await this.kept.days()) * DAY) / HOUR) * HOUR;
    for await (const device of this.devices()) {
      for (const { table, moment, only, longer = 0 } of agingTables) {
        const condition = only ? ` AND ${only.replace(':oldest', String(oldest))}` : '';
        await this.forget(device, { table, moment, condition }, oldest - longer);
      }
      await this.sumUpDays(device, oldest);
      await this.forgetScreens(device, oldest);
      await this.forget(
        device,
        { table: 'device_command', moment: 'created', condition: '' },
        now - COMMANDS_KEPT,
      );
    }
  }

  private async *devices(): AsyncGenerator<DeviceKey> {
    let last: DeviceKey = { accountId: 0, deviceId: 0 };
    for (;;) {
      const rows = await this.database.query<{ account_id: number; device_id: number }>(
        `SELECT account_id, device_id FROM device
         WHERE account_id > ? OR (account_id = ? AND device_id > ?)
         ORDER BY account_id, device_id LIMIT ${DEVICES}`,
        [last.accountId, last.accountId, last.deviceId],
      );
      for (const row of rows) {
        last = { accountId: Number(row.account_id), deviceId: Number(row.device_id) };
        yield last;
      }
      if (rows.length < DEVICES) return;
    }
  }

  private async forget(
    { accountId, deviceId }: DeviceKey,
    { table, moment, condition }: { table: string; moment: string; condition: string },
    before: number,
  ): Promise<void> {
    const where = `WHERE account_id = ? AND device_id = ?${condition} AND ${moment}`;
    for (;;) {
      // SQLite has no DELETE … LIMIT here, so the step's last moment is looked up first.
      const rows = await this.database.query<{ edge: number }>(
        `SELECT ${moment} AS edge FROM ${table} ${where} < ? ORDER BY ${moment} LIMIT ${STEP}`,
        [accountId, deviceId, before],
      );
      const edge = rows.at(-1)?.edge;
      if (edge === undefined) return;
      await this.database.query(`DELETE FROM ${table} ${where} <= ?`, [accountId, deviceId, edge]);
    }
  }

  /** The day that has lost some of its hours is the sum of the others; the days before it are gone. */
  private sumUpDays(device: DeviceKey, oldest: number): Promise<void> {
    const day = oldest - (oldest % DAY);
    const keys = [device.accountId, device.deviceId];
    return this.database.transaction(async (manager) => {
      // A batch that adds to the day meanwhile would be lost or counted twice.
      if (!(await lockDevice(manager, device))) return;
      for (const kind of dailyKinds) {
        await manager.query(
          'DELETE FROM daily WHERE account_id = ? AND device_id = ? AND kind = ? AND day <= ?',
          [...keys, kind, day],
        );
        await manager.query(
          `INSERT INTO daily (account_id, device_id, kind, day, subject, hits, seconds, first_at, last_at)
           SELECT account_id, device_id, kind, ${day}, subject, SUM(hits), SUM(seconds), MIN(first_at), MAX(last_at)
           FROM hourly
           WHERE account_id = ? AND device_id = ? AND kind = ? AND hour >= ? AND hour < ?
           GROUP BY account_id, device_id, kind, subject`,
          [...keys, kind, day, day + DAY],
        );
      }
    });
  }

  /** The pictures before their headers: a header finds its picture again, a picture no header. */
  private async forgetScreens(device: DeviceKey, before: number): Promise<void> {
    const where = 'WHERE account_id = ? AND device_id = ?';
    const keys = [device.accountId, device.deviceId];
    for (;;) {
      const rows = await this.database.query<{ screen_id: number; ts: number }>(
        `SELECT screen_id, ts FROM screenshot ${where} AND ts < ? ORDER BY ts LIMIT ${STEP}`,
        [...keys, before],
      );
      if (rows.length === 0) return;
      for (const { screen_id, ts } of rows) {
        await this.files.delete(screenKey(device, Number(screen_id)));
        await this.database.query(`DELETE FROM screenshot ${where} AND ts = ? AND screen_id = ?`, [
          ...keys,
          ts,
          screen_id,
        ]);
      }
    }
  }
}
