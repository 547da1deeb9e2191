import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { Identities } from '../../wire/identities.js';
import type { OwnedDevice, OwnedProfile, SessionHolder } from '../../wire/caller.js';
import { Sessions } from '../account/index.js';
import { DeviceTokens } from './device-token.js';

/** Tells the wire who is who. The account's id is in every statement, so nobody else's row can come back. */
@Injectable()
export class HouseholdIdentities extends Identities {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly tokens: DeviceTokens,
  ) {
    super();
  }

  override session(token: string): Promise<SessionHolder | undefined> {
    return this.sessions.find(token);
  }

  override async agent(token: string): Promise<OwnedDevice | undefined> {
    const named = this.tokens.read(token);
    if (!named) return undefined;
    const row = await this.deviceRow(named.accountId, named.deviceId);
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

  override async device(accountId: number, deviceId: number): Promise<OwnedDevice | undefined> {
    const row = await this.deviceRow(accountId, deviceId);
    return row && { accountId, deviceId, profileId: row.profileId };
  }

  private async deviceRow(accountId: number, deviceId: number) {
    const [row] = await this.database.query<{ profileId: number; tokenHash: string }>(
      'SELECT profile_id AS profileId, token_hash AS tokenHash FROM device WHERE account_id = ? AND device_id = ?',
      [accountId, deviceId],
    );
    return row;
  }
}
