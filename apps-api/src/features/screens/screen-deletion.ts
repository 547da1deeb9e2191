import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database, type SqlValue } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';
import { addToHourly, HourlyKind } from '../activity/index.js';
import { ScreenFiles } from '../agents/index.js';
import { lockDevice } from '../family/index.js';

const HOUR = 3600;

/** A device whose screens go. */
type ScreenOwner = Pick<OwnedDevice, 'accountId' | 'deviceId'>;

interface GoingScreen {
  readonly screen_id: number | string;
  readonly ts: number | string;
  readonly user_name: string;
}

/** Deletes saved screens: headers, roll-up and the order to remove the pictures in one transaction. */
@Injectable()
export class ScreenDeletion {
  constructor(
    private readonly database: Database,
    private readonly files: ScreenFiles,
  ) {}

  /** Deletes some screens of a device. One that is gone already, alone or with its device, is passed over. */
  async run(device: ScreenOwner, ids: readonly number[]): Promise<void> {
    await this.database.transaction(async (manager) => {
      // Behind the lock nobody else adds or deletes a screen of the device, so what is read now is what goes.
      if (!(await lockDevice(manager, device))) return;
      const where = `account_id = ? AND device_id = ? AND screen_id IN (${ids.map(() => '?').join(', ')})`;
      const keys = [device.accountId, device.deviceId, ...ids];
      const going = await manager.query<GoingScreen[]>(
        `SELECT screen_id, ts, user_name FROM screenshot WHERE ${where}`,
        keys,
      );
      if (going.length === 0) return;
      await manager.query(`DELETE FROM screenshot WHERE ${where}`, keys);
      await countNoMore(manager, device, going);
      await this.files.removeAfter(
        manager,
        device,
        going.map(({ screen_id }) => Number(screen_id)),
      );
    });
  }
}

/** Takes screens out of the roll-up, and the hours that have none left. */
async function countNoMore(
  manager: EntityManager,
  { accountId, deviceId }: ScreenOwner,
  going: readonly GoingScreen[],
): Promise<void> {
  const sums = new Map<string, { hour: number; userName: string; count: number }>();
  for (const { ts, user_name: userName } of going) {
    const hour = Number(ts) - (Number(ts) % HOUR);
    const key = `${hour} ${userName}`;
    const sum = sums.get(key) ?? { hour, userName, count: 0 };
    sum.count += 1;
    sums.set(key, sum);
  }
  const rows = [...sums.values()].map(({ hour, userName, count }): SqlValue[] => [
    accountId,
    deviceId,
    HourlyKind.Screen,
    hour,
    userName,
    -count,
    0,
  ]);
  await addToHourly(manager, rows);
  const hours = rows.map((row) => Number(row[3]));
  // An hour that retention has taken already came back as less than nothing.
  await manager.query(
    `DELETE FROM hourly
     WHERE account_id = ? AND device_id = ? AND kind = ? AND hour >= ? AND hour <= ? AND hits <= 0`,
    [accountId, deviceId, HourlyKind.Screen, Math.min(...hours), Math.max(...hours)],
  );
}
