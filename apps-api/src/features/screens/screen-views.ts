import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Database, insertRows } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { Origin, OwnedDevice, SessionHolder } from '../../wire/caller.js';
import { addToHourly, HourlyKind } from '../activity/index.js';
import { DeviceCommands } from '../agents/index.js';
import { lockDevice } from '../family/index.js';
import { browserName } from './browser-name.js';

const HOUR = 3600;

/** A break of so many seconds ends a look. Live view takes a picture every two minutes, so it is one look. */
const BREAK = 300;

/** How long after it was asked for a picture still is a live one, seconds. */
const LIVE = 600;

/** No look is longer, seconds: a page that is open for days is a look a day. */
const LONGEST = 86_400;

/** Who looks. */
export interface Viewer {
  readonly session: Pick<SessionHolder, 'accountId' | 'sessionId'>;
  readonly origin: Pick<Origin, 'userAgent'>;
}

/** A picture that is about to be sent to a parent. */
export interface SeenPicture {
  readonly id: number;
  /** When it was taken, epoch seconds. */
  readonly ts: number;
}

interface OpenLook {
  readonly ts: number | string;
  readonly view_id: number | string;
}

/**
 * Writes down which parent looked at which screens, before they are sent: no picture without its line. What one sign-in
 * sees of a device without a break of five minutes is one line, however many pictures it is (docs/decisions/0126).
 */
@Injectable()
export class ScreenViews {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly commands: DeviceCommands,
  ) {}

  /** A picture that was asked for by itself: a live one when it was taken on command just now. */
  async writeOne(viewer: Viewer, device: OwnedDevice, picture: SeenPicture): Promise<void> {
    const asked = await this.commands.picturesSince(device, this.clock.now() - LIVE);
    const kind = asked.includes(picture.id) ? 'live' : 'saved';
    await this.write(viewer, device, kind, [picture]);
  }

  /** Saved pictures of one device. */
  async writeSaved(
    viewer: Viewer,
    device: Pick<OwnedDevice, 'accountId' | 'deviceId'>,
    pictures: readonly SeenPicture[],
  ): Promise<void> {
    if (pictures.length > 0) await this.write(viewer, device, 'saved', pictures);
  }

  private async write(
    viewer: Viewer,
    device: Pick<OwnedDevice, 'accountId' | 'deviceId'>,
    kind: 'live' | 'saved',
    pictures: readonly SeenPicture[],
  ): Promise<void> {
    const taken = pictures.map(({ ts }) => ts);
    const span = { first: Math.min(...taken), last: Math.max(...taken), count: pictures.length };
    await this.database.transaction(async (manager) => {
      // Of a device that is gone nothing may stay, and two batches at once are one look.
      if (!(await lockDevice(manager, device))) return;
      if (!(await this.goOn(manager, viewer, device, kind, span))) {
        await this.begin(manager, viewer, device, kind, span);
      }
    });
  }

  private async goOn(
    manager: EntityManager,
    { session }: Viewer,
    { accountId, deviceId }: Pick<OwnedDevice, 'accountId' | 'deviceId'>,
    kind: string,
    { first, last, count }: { first: number; last: number; count: number },
  ): Promise<boolean> {
    const now = this.clock.now();
    const [look] = await manager.query<OpenLook[]>(
      `SELECT ts, view_id FROM screen_view
       WHERE account_id = ? AND device_id = ? AND ts > ? AND session_id = ? AND kind = ? AND until >= ?
       ORDER BY ts DESC LIMIT 1`,
      [accountId, deviceId, now - LONGEST, session.sessionId, kind, now - BREAK],
    );
    if (!look) return false;
    await manager.query(
      `UPDATE screen_view SET until = ?, pictures = pictures + ?,
         first_ts = CASE WHEN first_ts > ? THEN ? ELSE first_ts END,
         last_ts = CASE WHEN last_ts < ? THEN ? ELSE last_ts END
       WHERE account_id = ? AND device_id = ? AND ts = ? AND view_id = ?`,
      [now, count, first, first, last, last, accountId, deviceId, look.ts, look.view_id],
    );
    return true;
  }

  private async begin(
    manager: EntityManager,
    { session, origin }: Viewer,
    { accountId, deviceId }: Pick<OwnedDevice, 'accountId' | 'deviceId'>,
    kind: string,
    { first, last, count }: { first: number; last: number; count: number },
  ): Promise<void> {
    const now = this.clock.now();
    await insertRows(
      manager,
      'screen_view',
      [
        'account_id',
        'device_id',
        'ts',
        'view_id',
        'until',
        'kind',
        'session_id',
        'browser',
        'pictures',
        'first_ts',
        'last_ts',
      ],
      [
        [
          accountId,
          deviceId,
          now,
          newId(),
          now,
          kind,
          session.sessionId,
          browserName(origin.userAgent),
          count,
          first,
          last,
        ],
      ],
    );
    await addToHourly(manager, [[accountId, deviceId, HourlyKind.ScreenView, now - (now % HOUR), '', 1, 0]]);
  }
}
