import { createHash } from 'node:crypto';
import { quoted } from '../../src/platform/database/index.js';
import { FileStore } from '../../src/platform/files/index.js';
import type { TestApplication } from '../application.js';

/** How often who called is no part of what a family has: calls are counted so that guessing is slow. */
const COUNTERS = new Set(['rate_limit']);

/** Everything that is stored, by table or file: how many rows, and a checksum of what they hold. */
export async function fingerprint(app: TestApplication): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const { tableName } of app.database.source.entityMetadatas) {
    if (COUNTERS.has(tableName)) continue;
    const rows = await app.database.query<object>(`SELECT * FROM ${quoted(tableName)}`);
    const texts = rows.map((row) => JSON.stringify(row, bytesAsHex)).toSorted();
    sums[tableName] = `${rows.length} rows, ${checksum(texts.join('\n'))}`;
  }
  const files = app.nest.get(FileStore, { strict: false });
  for (const key of await files.list()) sums[key] = checksum((await files.get(key)) ?? '');
  return sums;
}

function checksum(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('base64url');
}

function bytesAsHex(_key: string, value: unknown): unknown {
  if (value instanceof ArrayBuffer) return Buffer.from(value).toString('hex');
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
}
