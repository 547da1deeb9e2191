import { Account, Passwords, Sessions } from '../../src/features/account/index.js';
import { AccountDirectory } from '../../src/features/account/account-directory.entity.js';
import { Session } from '../../src/features/account/session.entity.js';
import { Device, Profile } from '../../src/features/family/index.js';
import { DeviceRules } from '../../src/features/rules/device-rules.entity.js';
import { quoted } from '../../src/platform/database/index.js';
import { Secrets } from '../../src/platform/secrets/index.js';
import type { TestApplication } from '../application.js';

/** The family that a contract names: its ids and who speaks for it. */
export interface KnownFamily {
  readonly account: number;
  readonly profile: number;
  readonly device: number;
  readonly email: string;
  readonly password: string;
  readonly sessionToken: string;
  readonly deviceToken: string;
  readonly now: number;
}

/** Takes everything out of the database, so that each interaction begins with its own states only. */
export async function emptyTables(app: TestApplication): Promise<void> {
  for (const { tableName } of app.database.source.entityMetadatas) {
    await app.database.query(`DELETE FROM ${quoted(tableName)}`);
  }
}

let passwordHash: Promise<string> | undefined;

/** Makes the family with the ids and tokens that the contract names. */
export async function makeFamily(app: TestApplication, family: KnownFamily): Promise<void> {
  const { account: accountId, profile: profileId, device: deviceId, now } = family;
  const secrets = app.nest.get(Secrets, { strict: false });
  passwordHash ??= app.nest.get(Passwords, { strict: false }).hash(family.password);
  const emailNormal = family.email;
  app.clock.set(now);
  await app.database.repository(AccountDirectory).insert({ emailNormal, accountId });
  await app.database.repository(Account).insert({
    accountId,
    email: family.email,
    emailNormal,
    passwordHash: await passwordHash,
    language: 'pl',
    timeZoneName: 'Europe/Warsaw',
    confirmed: true,
    accountType: 300,
    validTo: now + 365 * 86_400,
    agreements: [],
    privileges: {},
    tracking: null,
    created: now,
  });
  // A node remembers a session for some seconds, and every interaction uses the same token.
  app.nest.get(Sessions, { strict: false }).forget(accountId);
  await app.database.repository(Session).insert({
    accountId,
    tokenHash: secrets.hash('session', family.sessionToken),
    created: now,
    lastSeen: now,
    expires: now + 86_400,
  });
  await app.database
    .repository(Profile)
    .insert({ accountId, profileId, name: 'Zosia', img: 2, created: now, position: 0 });
  await app.database.repository(Device).insert({
    ...deviceRow(family),
    deviceId,
    tokenHash: secrets.hash('device', family.deviceToken),
  });
  await app.database.repository(DeviceRules).insert({ accountId, deviceId, version: 1, savedAt: now });
}

/** A device of the family's, without its own id and token. */
export function deviceRow({ account, profile, now }: KnownFamily) {
  return {
    accountId: account,
    profileId: profile,
    brand: 'Samsung',
    model: 'SM-A155F',
    friendlyName: 'Galaxy A15',
    osName: 'Android',
    appType: 2,
    appFeatures: '_GPS_',
    appVersion: '1.0',
    timeZone: 'Europe/Warsaw',
    created: now,
    lastSeen: now,
    rulesReceived: 1,
    rulesReceivedAt: now,
    rulesInForce: 1,
    rulesInForceAt: now,
  };
}
