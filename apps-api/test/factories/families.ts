import { randomInt } from 'node:crypto';
import { Device, DeviceTokens, Profile } from '../../src/features/family/index.js';
import { insertRows } from '../../src/platform/database/index.js';
import type { TestApplication } from '../application.js';

/** An id as the application makes them. */
function newTestId(): number {
  return randomInt(2 ** 40, 2 ** 47);
}

/** A child of an account. */
export async function childOf(
  app: TestApplication,
  { accountId }: { accountId: number },
  given: Partial<Profile> = {},
): Promise<Profile> {
  const profile: Profile = {
    accountId,
    profileId: newTestId(),
    name: 'Zosia',
    img: 2,
    year: 0,
    month: 0,
    created: app.clock.now(),
    position: 0,
    ...given,
  };
  await app.database.repository(Profile).insert(profile);
  return profile;
}

/** A device on a profile, with the token that it calls with. */
export async function deviceOf(
  app: TestApplication,
  { accountId, profileId }: Pick<Profile, 'accountId' | 'profileId'>,
  given: Partial<Device> = {},
): Promise<Device & { token: string }> {
  const deviceId = newTestId();
  const { token, tokenHash } = app.nest.get(DeviceTokens).make(accountId, deviceId);
  await app.database.repository(Device).insert({
    accountId,
    deviceId,
    profileId,
    brand: 'Samsung',
    model: 'A54',
    friendlyName: 'Telefon Zosi',
    osName: 'Android',
    osVersion: '14',
    appType: 2,
    appFeatures: '_GPS_',
    appVersion: '1.0',
    timeZone: 'Europe/Warsaw',
    tokenHash,
    created: app.clock.now(),
    ...given,
  });
  const device = await app.database.repository(Device).findOneByOrFail({ accountId, deviceId });
  return { ...device, token };
}

/** The newest rules that a parent saved for a device. */
export async function savedRules(
  app: TestApplication,
  { accountId, deviceId }: Pick<Device, 'accountId' | 'deviceId'>,
  { version, at }: { version: number; at: number },
): Promise<void> {
  const columns = ['account_id', 'device_id', 'version', 'saved_at'];
  await insertRows(app.database.manager, 'device_rules', columns, [[accountId, deviceId, version, at]]);
}
