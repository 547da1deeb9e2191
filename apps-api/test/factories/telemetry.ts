import { randomUUID } from 'node:crypto';
import { type Input, type Reply, sync } from '@ostoja/contracts';
import type { TestApplication } from '../application.js';
import { childOf, deviceOf } from './families.js';
import { signedInParent } from './parents.js';

/** The rows of a batch as a device sends them. */
export type Rows = Input<typeof sync>['rows'];

/** A parent with a child and the child's phone. */
export async function family(app: TestApplication, privileges: Record<string, number> = ALL) {
  const parent = await signedInParent(app, { privileges });
  const profile = await childOf(app, parent);
  const device = await deviceOf(app, profile);
  return {
    parent,
    profile,
    device,
    /** How a parent's call names the device. */
    ref: { profile: profile.profileId, device: device.deviceId },
    agent: app.device(device.token),
  };
}

/** Every privilege that the three features ask for. */
const ALL = {
  getTop: 1,
  getTopApps: 1,
  getTopBlocked: 1,
  getTopDomains: 1,
  getTopSearch: 1,
  loadLists: 1,
  loadSettings: 1,
  saveLists: 1,
  saveSettings: 1,
};

/** A batch with a uid of its own. */
export function batchOf(rows: Rows, given: Partial<Input<typeof sync>> = {}): Input<typeof sync> {
  return { uid: randomUUID(), sent: 1_750_000_000, rules: { received: 0, inForce: 0 }, rows, ...given };
}

/** Sends rows as a device. */
export function send(app: TestApplication, token: string, rows: Rows): Promise<Reply<typeof sync>> {
  return app.device(token).call(sync, batchOf(rows));
}

/** A visit to a site, refused when `blocked` is positive. */
export function visit(ts: number, domain = 'example.com', blocked = 0) {
  return { ts, domain, url: `https://${domain}/`, blocked };
}

/** How many rows each table of telemetry holds for a device. */
export async function countRows(
  app: TestApplication,
  { accountId, deviceId }: { accountId: number; deviceId: number },
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of DEVICE_TABLES) {
    const [row] = await app.database.query<{ n: number }>(
      `SELECT COUNT(*) AS n FROM ${table} WHERE account_id = ? AND device_id = ?`,
      [accountId, deviceId],
    );
    if (Number(row?.n) > 0) counts[table] = Number(row?.n);
  }
  return counts;
}

const DEVICE_TABLES = [
  'app_usage',
  'batch',
  'block_try',
  'contact',
  'health',
  'hourly',
  'installed_app',
  'phone_call',
  'position',
  'screenshot',
  'search',
  'sms',
  'video',
  'visit',
];
