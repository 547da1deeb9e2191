import type { EntityMetadata } from 'typeorm';
import { insertRows, quoted, type SqlValue } from '../../src/platform/database/index.js';
import type { TestApplication } from '../application.js';

/** Whose rows, by column. */
export type Owner = Readonly<Record<string, number>>;

/** The tables that have all columns of an owner. */
export function tablesOf(app: TestApplication, owner: Owner): EntityMetadata[] {
  return app.database.source.entityMetadatas.filter(({ columns }) =>
    Object.keys(owner).every((name) => columns.some(({ databaseName }) => databaseName === name)),
  );
}

/** Puts one row of an owner into every table that can hold one and has none, whatever the table means. */
export async function fillEveryTable(app: TestApplication, owner: Owner): Promise<void> {
  for (const table of tablesOf(app, owner)) {
    if ((await countIn(app, table, owner)) > 0) continue;
    const names = table.columns.map(({ databaseName }) => databaseName);
    const row = table.columns.map(
      ({ databaseName, type, isPrimary, length }) =>
        owner[databaseName] ?? anyValue(String(type), isPrimary, Number(length), owner),
    );
    await insertRows(app.database.manager, table.tableName, names, [row]);
  }
}

/** How many rows each table has of an owner. */
export async function countEveryTable(app: TestApplication, owner: Owner): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tablesOf(app, owner)) counts[table.tableName] = await countIn(app, table, owner);
  return counts;
}

async function countIn(app: TestApplication, table: EntityMetadata, owner: Owner): Promise<number> {
  const where = Object.keys(owner).map((name) => `${quoted(name)} = ?`);
  const [row] = await app.database.query<{ count: number }>(
    `SELECT COUNT(*) AS count FROM ${quoted(table.tableName)} WHERE ${where.join(' AND ')}`,
    Object.values(owner),
  );
  return row?.count ?? 0;
}

function anyValue(type: string, unique: boolean, length: number, owner: Owner): SqlValue {
  if (type === 'json') return '{}';
  if (type !== 'varchar') return 1;
  return unique ? Object.values(owner).join('-').slice(-length) : 'x';
}
