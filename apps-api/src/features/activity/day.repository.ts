import { Injectable } from '@nestjs/common';
import { reasonCodes, type Sighting } from '@ostoja/domain';
import { Database } from '../../platform/database/index.js';
import type { OwnedDevice, OwnedProfile } from '../../wire/caller.js';
import type { Interval } from './interval.js';
import { LONGEST_STRETCH } from './longest-stretch.js';

/** The most rows of each kind that a day of one device is made of; a real day has a tenth of that. */
const MOST_ROWS = 20_000;

/** The most refused tries of one device that are told; of more, the latest. */
const MOST_TRIES = 1000;

/** A device and the zone of its clock. */
export interface DayDevice extends OwnedDevice {
  readonly timeZone: string;
}

/** A stretch of use as the device reported it. */
export interface UsedStretch extends Interval {
  readonly pkg: string;
}

/** Something refused: `subject` is a domain, a package or a video's id; `title` a video's, else empty. */
export interface RefusedTry {
  readonly at: number;
  readonly kind: 'site' | 'app' | 'video' | 'settings';
  readonly subject: string;
  readonly title: string;
  readonly code: number;
}

/** The raw rows of one day. */
@Injectable()
export class DayRepository {
  constructor(private readonly database: Database) {}

  /** The devices of a profile, oldest first. */
  async devices({ accountId, profileId }: OwnedProfile): Promise<DayDevice[]> {
    const rows = await this.database.query<{ device_id: number; time_zone: string }>(
      `SELECT device_id, time_zone FROM device
       WHERE account_id = ? AND profile_id = ? ORDER BY created, device_id`,
      [accountId, profileId],
    );
    return rows.map((row) => ({
      accountId,
      profileId,
      deviceId: Number(row.device_id),
      timeZone: row.time_zone,
    }));
  }

  /** The stretches of use that reach into an interval, cut to it, by start. */
  async used({ accountId, deviceId }: OwnedDevice, { from, to }: Interval): Promise<UsedStretch[]> {
    const rows = await this.database.query<{ ts: number; until: number; pkg: string }>(
      `SELECT ts, until, pkg FROM app_usage
       WHERE account_id = ? AND device_id = ? AND ts >= ? AND ts < ? AND until > ?
       ORDER BY ts, row_id LIMIT ${MOST_ROWS}`,
      [accountId, deviceId, from - LONGEST_STRETCH, to, from],
    );
    return rows.map((row) => ({
      from: Math.max(from, Number(row.ts)),
      to: Math.min(to, Number(row.until)),
      pkg: row.pkg,
    }));
  }

  /** The latest refused tries of an interval, by time. */
  async refused({ accountId, deviceId }: OwnedDevice, { from, to }: Interval): Promise<RefusedTry[]> {
    const where = 'WHERE account_id = ? AND device_id = ? AND ts >= ? AND ts < ?';
    const parameters = [accountId, deviceId, from, to];
    const rows = await this.database.query<RefusedTry>(
      `SELECT at, kind, subject, title, code FROM (
         SELECT ts AS at, 'site' AS kind, domain AS subject, '' AS title, blocked AS code
         FROM visit ${where} AND blocked > 0
         UNION ALL
         SELECT ts AS at, kind, subject, '' AS title, code FROM block_try ${where}
         UNION ALL
         SELECT ts AS at, 'video' AS kind, videoid AS subject, title, ${reasonCodes.video} AS code
         FROM video ${where} AND blocked > 0
       ) AS tries
       ORDER BY at DESC, kind, subject LIMIT ${MOST_TRIES}`,
      [...parameters, ...parameters, ...parameters],
    );
    return rows.toReversed().map((row) => ({ ...row, at: Number(row.at), code: Number(row.code) }));
  }

  /** Where a device was in an interval, by time. */
  async sightings({ accountId, deviceId }: OwnedDevice, { from, to }: Interval): Promise<Sighting[]> {
    const rows = await this.database.query<Sighting>(
      `SELECT ts, lat, lng, accuracy FROM position
       WHERE account_id = ? AND device_id = ? AND ts >= ? AND ts < ?
       ORDER BY ts, row_id LIMIT ${MOST_ROWS}`,
      [accountId, deviceId, from, to],
    );
    return rows.map(({ ts, lat, lng, accuracy }) => ({ ts: Number(ts), lat, lng, accuracy }));
  }
}
