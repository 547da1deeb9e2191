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
  getApps: 1,
  getAppsUsage: 1,
  getCalls: 1,
  getContacts: 1,
  getGPS: 1,
  getHealth: 1,
  getKeywords: 1,
  getSmses: 1,
  getTop: 1,
  getTopApps: 1,
  getTopBlocked: 1,
  getTopDomains: 1,
  getTopSearch: 1,
  getUrls: 1,
  loadLists: 1,
  loadSettings: 1,
  saveLists: 1,
  saveSettings: 1,
  setApps: 1,
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

/** One row of every kind at a moment. */
export function oneOfEach(ts: number): Required<Rows> {
  return {
    apps: [{ pkg: 'com.example.chat', name: 'Chat', firstSeen: ts }],
    usage: [{ pkg: 'com.example.chat', from: ts, to: ts + 90 }],
    visits: [visit(ts)],
    searches: [{ ts, keyword: 'fractions', url: 'https://example.com/?q=fractions', engine: 'google' }],
    blocks: [{ ts, kind: 'app', subject: 'com.example.game', code: 5 }],
    positions: [{ ts, lat: 52.2, lng: 21, v: 1.5 }],
    health: [{ ts, gps: 3, battery: 80 }],
    calls: [
      { ts, duration: 30, formattedNumber: '600 100 200', normalizedNumber: '+48600100200', callType: 2 },
    ],
    smses: [{ ts, body: 'hi', phoneNo: '+48600100200', msgType: 1 }],
    contacts: [{ contactId: '1', name: 'Babcia', lastUpdated: ts }],
    videos: [{ ts, videoid: 'abc', channelid: 'def', title: 'Cats', author: 'Ada', blocked: 0 }],
  };
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
  'daily',
  'health',
  'hourly',
  'installed_app',
  'phone_call',
  'position',
  'screen_view',
  'screenshot',
  'search',
  'sms',
  'video',
  'visit',
];
