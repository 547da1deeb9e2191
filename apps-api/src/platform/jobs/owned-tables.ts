import type { DataSource } from 'typeorm';
import type { PurgePart } from './purge.js';

/** What rows can belong to, the closest first. */
const LEVELS = ['device_id', 'profile_id', 'account_id'] as const;

/**
 * Every table with an account's rows and what those belong to: a device where there is a `device_id`, else a profile,
 * else the account. Read from the entities, so that a new table cannot be forgotten.
 */
export function ownedTables(source: DataSource): PurgePart['tables'] {
  return Object.fromEntries(
    source.entityMetadatas.flatMap(({ tableName, columns }) => {
      const names = new Set(columns.map(({ databaseName }) => databaseName));
      const level = names.has('account_id') && LEVELS.find((one) => names.has(one));
      return level ? [[tableName, level]] : [];
    }),
  );
}
