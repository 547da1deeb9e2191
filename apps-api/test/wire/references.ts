import { screen } from '@ostoja/contracts';
import { insertRows } from '../../src/platform/database/index.js';
import type { TestApplication } from '../application.js';
import { childOf, deviceOf } from '../factories/families.js';
import { signedInParent } from '../factories/parents.js';
import { jpeg } from '../factories/pictures.js';
import { oneOfEach, send } from '../factories/telemetry.js';

/**
 * What the wire names by an id, by the names of the properties. A test sees to it that every id of every action is
 * here: a new kind gets a line, and something of its own in `householdOf`.
 */
export interface References {
  readonly profile: number;
  readonly device: number;
  /** A command that waits for the device. */
  readonly command: number;
  /** A saved picture of the screen, and a list of such. */
  readonly id: number;
  readonly ids: string;
}

/** A family with one of everything, and who speaks for it. */
export interface Household {
  readonly accountId: number;
  readonly refs: References;
  readonly sessionToken: string;
  readonly deviceToken: string;
}

/** References to nothing. Ids of the application are greater. */
export const ABSENT: References = { profile: 7, device: 7, command: 7, id: 7, ids: '7,8' };

/** A family with a child, a phone that has reported one of everything, a picture, and a command that waits. */
export async function householdOf(
  app: TestApplication,
  privileges: Record<string, number> = {},
): Promise<Household> {
  const now = app.clock.now();
  const parent = await signedInParent(app, { privileges, accountType: 300, validTo: now + 86_400 });
  const profile = await childOf(app, parent);
  const device = await deviceOf(app, profile);
  return furnished(app, parent.cookies.get('ostoja_session') ?? '', device);
}

/** A brother of the household's child, with a phone of his own. */
export async function siblingOf(
  app: TestApplication,
  { accountId, sessionToken }: Household,
): Promise<Household> {
  const profile = await childOf(app, { accountId }, { name: 'Kuba', img: 1 });
  return furnished(app, sessionToken, await deviceOf(app, profile));
}

async function furnished(
  app: TestApplication,
  sessionToken: string,
  { accountId, profileId, deviceId, token }: Awaited<ReturnType<typeof deviceOf>>,
): Promise<Household> {
  const now = app.clock.now();
  await send(app, token, oneOfEach(now - 60));
  const picture = { uid: `picture-${deviceId}`, ts: now - 5, app: 'Chat', userName: 'zosia', jpeg: jpeg() };
  const { id } = await app.device(token).call(screen, picture);
  const command = deviceId + 1;
  await insertRows(
    app.database.manager,
    'device_command',
    ['account_id', 'device_id', 'command_id', 'kind', 'payload', 'state', 'created'],
    [[accountId, deviceId, command, 'protection', JSON.stringify({ period: 60 }), 'waiting', now]],
  );
  const refs = { profile: profileId, device: deviceId, command, id, ids: String(id) };
  return { accountId, refs, sessionToken, deviceToken: token };
}
