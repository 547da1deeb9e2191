import { Injectable } from '@nestjs/common';
import type { explain, Reply } from '@ostoja/contracts';
import { Database, fromJson } from '../../platform/database/index.js';
import type { RuleOwner } from './rule-versions.js';

/** What a device said of itself. Times are epoch seconds, 0 for never. */
export interface DeviceState {
  readonly lastSeen: number;
  readonly rules: Reply<typeof explain>['rules'];
  /** Until when its protection was off when it last told, and when that was. */
  readonly protection: { readonly offUntil: number; readonly at: number };
}

interface StateRow {
  last_seen: number;
  protection_off_until: number;
  protection_reported_at: number;
  version: number | null;
  saved_at: number | null;
  rules_received: number;
  rules_received_at: number;
  rules_in_force: number;
  rules_in_force_at: number;
}

/** What devices said of themselves: the rules that they run, and whether their protection was on. */
@Injectable()
export class DeviceStateRepository {
  constructor(private readonly database: Database) {}

  /** The state of a device, or undefined once it is deleted. */
  async of({ accountId, deviceId }: RuleOwner): Promise<DeviceState | undefined> {
    const [row] = await this.database.query<StateRow>(
      `SELECT d.last_seen, d.protection_off_until, d.protection_reported_at, r.version, r.saved_at,
         d.rules_received, d.rules_received_at, d.rules_in_force, d.rules_in_force_at
       FROM device d LEFT JOIN device_rules r ON r.account_id = d.account_id AND r.device_id = d.device_id
       WHERE d.account_id = ? AND d.device_id = ?`,
      [accountId, deviceId],
    );
    return row && state(row);
  }

  /** Until when the protection was off by the device's last answer up to a moment; 0 when it was on. */
  async offUntilAt({ accountId, deviceId }: RuleOwner, at: number): Promise<number> {
    const [row] = await this.database.query<{ result: unknown }>(
      `SELECT result FROM device_command
       WHERE account_id = ? AND device_id = ? AND kind = 'protection' AND state = 'answered' AND answered <= ?
       ORDER BY answered DESC, command_id DESC LIMIT 1`,
      [accountId, deviceId, at],
    );
    return row ? fromJson<{ offUntil: number }>(row.result).offUntil : 0;
  }

  /** The channel of a video as the device last reported it; undefined for a video that it never reported. */
  async channelOf({ accountId, deviceId }: RuleOwner, videoId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ channelid: string }>(
      `SELECT channelid FROM video WHERE account_id = ? AND device_id = ? AND videoid = ?
       ORDER BY ts DESC, row_id DESC LIMIT 1`,
      [accountId, deviceId, videoId],
    );
    return row?.channelid;
  }
}

function state(row: StateRow): DeviceState {
  return {
    lastSeen: Number(row.last_seen),
    rules: {
      saved: { version: Number(row.version ?? 0), at: Number(row.saved_at ?? 0) },
      received: { version: Number(row.rules_received), at: Number(row.rules_received_at) },
      inForce: { version: Number(row.rules_in_force), at: Number(row.rules_in_force_at) },
    },
    protection: { offUntil: Number(row.protection_off_until), at: Number(row.protection_reported_at) },
  };
}
