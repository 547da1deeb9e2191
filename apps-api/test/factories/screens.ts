import { randomUUID } from 'node:crypto';
import { type Client, type Input, screen } from '@ostoja/contracts';
import { FileStore } from '../../src/platform/files/index.js';
import type { TestApplication } from '../application.js';
import { jpeg } from './pictures.js';

const byNumber = (a: number, b: number) => a - b;

/** A picture as a device sends it. */
export type SentScreen = Input<typeof screen>;

/** A picture of a moment with a uid of its own. */
export function screenAt(ts: number, given: Partial<SentScreen> = {}): SentScreen {
  return { uid: randomUUID(), ts, app: 'Chat', userName: 'Zosia', jpeg: jpeg(), ...given };
}

/** Sends pictures as a device, one after the other, and gives their ids. */
export async function sendScreens(agent: Client, screens: readonly SentScreen[]): Promise<number[]> {
  const ids: number[] = [];
  for (const one of screens) ids.push((await agent.call(screen, one)).id);
  return ids;
}

/** What is kept of a device's screens: headers by id, what the roll-up counts, and files. */
export async function keptScreens(
  app: TestApplication,
  { accountId, deviceId }: { accountId: number; deviceId: number },
): Promise<{ ids: number[]; counted: number; files: number[] }> {
  const rows = await app.database.query<{ id: number | string }>(
    'SELECT screen_id AS id FROM screenshot WHERE account_id = ? AND device_id = ?',
    [accountId, deviceId],
  );
  const counts = await app.database.query<{ hits: number | string }>(
    'SELECT hits FROM hourly WHERE account_id = ? AND device_id = ? AND kind = 11',
    [accountId, deviceId],
  );
  const folder = `${accountId}/screens/${deviceId}/`;
  const files = await app.nest.get(FileStore).list(String(accountId));
  return {
    ids: rows.map(({ id }) => Number(id)).toSorted(byNumber),
    counted: counts.reduce((sum, { hits }) => sum + Number(hits), 0),
    files: files
      .filter((key) => key.startsWith(folder))
      .map((key) => Number(key.slice(folder.length, -'.jpg'.length)))
      .toSorted(byNumber),
  };
}
