import { Injectable } from '@nestjs/common';
import { Code } from '@ostoja/contracts';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { KeptDays } from '../../../platform/settings/index.js';
import { Database, insertRows } from '../../../platform/database/index.js';
import { ActionError } from '../../../wire/action-error.js';
import type { OwnedDevice } from '../../../wire/caller.js';
import { addToHourly, HourlyKind } from '../../activity/index.js';
import { lockDevice } from '../../family/index.js';
import type { PictureSize } from './jpeg-size.js';
import { ScreenFiles } from './screen-files.js';

const DAY = 86_400;
const HOUR = 3600;

/** A picture and what the device says of it. */
export interface NewScreen extends PictureSize {
  readonly screenId: number;
  readonly uid: string;
  /** When it was taken by the device's clock, epoch seconds. */
  readonly ts: number;
  readonly app: string;
  readonly userName: string;
  readonly bytes: Buffer;
}

/** Keeps pictures of screens: the file first, then its header, so that no header is without its picture. */
@Injectable()
export class ScreenStore {
  constructor(
    private readonly database: Database,
    private readonly files: ScreenFiles,
    private readonly clock: Clock,
    private readonly kept: KeptDays,
  ) {}

  /**
   * Stores a picture once for each `uid`.
   * @returns the id it was stored with first
   * @throws ActionError 31 for a `uid` that was used with another picture, 3 when the device is gone
   */
  async put(device: OwnedDevice, picture: NewScreen): Promise<number> {
    const { screenId, bytes } = picture;
    const settle = await this.files.putBeforeHeader(device, screenId, bytes);
    const keptDays = await this.kept.days();
    let id: number | undefined;
    try {
      id = await this.database.transaction(async (manager) => {
        const stored = await this.putHeader(manager, device, picture, keptDays);
        if (stored === screenId) await settle(manager);
        return stored;
      });
    } finally {
      if (id !== screenId) await this.files.remove(device, screenId);
    }
    if (id !== screenId) await this.requireSame(device, id, bytes);
    return id;
  }

  private async putHeader(
    manager: EntityManager,
    device: OwnedDevice,
    picture: NewScreen,
    keptDays: number,
  ): Promise<number> {
    if (!(await lockDevice(manager, device))) throw new ActionError(Code.Unauthorized, 'login');
    const { accountId, deviceId } = device;
    const now = this.clock.now();
    const ts = this.credible(picture.ts, keptDays);
    const [before] = await manager.query<{ screen_id: number; ts: number }[]>(
      'SELECT screen_id, ts FROM screenshot WHERE account_id = ? AND device_id = ? AND uid = ?',
      [accountId, deviceId, picture.uid],
    );
    if (before) {
      // A moment that was not credible was replaced by one that does not come again.
      if (ts === picture.ts && Number(before.ts) !== ts) throw new ActionError(Code.WrongConfirmationValue);
      return Number(before.screen_id);
    }
    const { screenId, uid, app, userName, bytes, width, height } = picture;
    await insertRows(
      manager,
      'screenshot',
      ['account_id', 'device_id', 'ts', 'screen_id', 'uid', 'app', 'user_name', 'bytes', 'width', 'height'],
      [[accountId, deviceId, ts, screenId, uid, app, userName, bytes.length, width, height]],
    );
    const hour = Math.floor(ts / HOUR) * HOUR;
    await addToHourly(manager, [[accountId, deviceId, HourlyKind.Screen, hour, userName, 1, 0]]);
    await manager.query('UPDATE device SET last_seen = ? WHERE account_id = ? AND device_id = ?', [
      now,
      accountId,
      deviceId,
    ]);
    return screenId;
  }

  /** A picture is taken shortly before it arrives: a clock that is wrong by days must not hide or keep it. */
  private credible(ts: number, keptDays: number): number {
    const now = this.clock.now();
    return ts < now - keptDays * DAY || ts > now + DAY ? now : ts;
  }

  private async requireSame(device: OwnedDevice, screenId: number, bytes: Buffer): Promise<void> {
    const stored = await this.files.read(device, screenId);
    if (stored && !bytes.equals(stored)) throw new ActionError(Code.WrongConfirmationValue);
  }
}
