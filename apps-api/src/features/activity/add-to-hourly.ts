import type { EntityManager } from 'typeorm';
import { type SqlValue, upsertRows } from '../../platform/database/index.js';

/**
 * Adds to the hourly roll-up, in the transaction of the rows that it counts.
 * @param rows account, device, kind, hour, subject, hits, seconds; hits and seconds may be below nothing
 */
export async function addToHourly(
  manager: EntityManager,
  rows: readonly (readonly SqlValue[])[],
): Promise<void> {
  const keys = ['account_id', 'device_id', 'kind', 'hour', 'subject'];
  await upsertRows(manager, 'hourly', { keys, add: ['hits', 'seconds'] }, rows);
}
