import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { Identities } from '../../wire/identities.js';
import type { OwnedDevice, OwnedProfile, SessionHolder } from '../../wire/caller.js';
import { Sessions } from '../account/index.js';
import { DeviceTokens } from './device-token.js';
import { KnownDevices } from './known-devices.js';

/** Tells the wire who is who. The account's id is in every statement, so nobody else's row can come back. */
@Injectable()
export class HouseholdIdentities extends Identities {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly tokens: DeviceTokens,
    private readonly devices: KnownDevices,
  ) {
    super();
  }

  override session(token: string): Promise<SessionHolder | undefined> {
    return this.sessions.find(token);
  }

  override async agent(token: string): Promise<OwnedDevice | undefined> {
    const named = this.tokens.read(token);
    if (!named) return undefined;
    // Never from memory: the token of a deleted device is dead at once, on every node.
    const [row] = await this.database.query<{ profileId: number; tokenHash: string }>(
      'SELECT profile_id AS profileId, token_hash AS tokenHash FROM device WHERE account_id = ? AND device_id = ?',
      [named.accountId, named.deviceId],
    );
    if (!row || !this.tokens.matches(token, row.tokenHash)) return undefined;
    return { ...named, profileId: row.profileId };
  }

  override async profile(accountId: number, profileId: number): Promise<OwnedProfile | undefined> {
    const rows = await this.database.query(
      'SELECT 1 AS found FROM profile WHERE account_id = ? AND profile_id = ?',
      [accountId, profileId],
    );
    return rows.length === 0 ? undefined : { accountId, profileId };
  }

  override device(accountId: number, deviceId: number): Promise<OwnedDevice | undefined> {
    return this.devices.find(accountId, deviceId);
  }
}
