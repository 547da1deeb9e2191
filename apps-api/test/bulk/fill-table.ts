import { type Database, insertRows } from '../../src/platform/database/index.js';
import { dailyKinds } from '../../src/features/activity/index.js';
import { type BulkTable, type BulkTableName, bulkTables, type RolledUp } from './bulk-tables.js';

/** Whose rows, how many, and over which interval they are spread evenly (epoch seconds, `to` excluded). */
export interface Filling {
  readonly accountId: number;
  readonly deviceId: number;
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

/** Rows a statement. */
const STEP = 100_000;

/**
 * Fills a table for a device that has no rows in it, inside of the database: the same rows and roll-ups as if the
 * device had sent them, only faster. What batches leave of themselves is not there. Leaves a table of numbers behind.
 */
export async function fillTable(database: Database, name: BulkTableName, filling: Filling): Promise<void> {
  const { accountId, deviceId, count, from, to } = filling;
  const table: BulkTable = bulkTables[name];
  const columns = ['account_id', 'device_id', 'ts', table.id ?? 'row_id', ...Object.keys(table.columns)];
  const values = ['account_id', 'device_id', 'ts', 'i', ...Object.values(table.columns)];
  await makeNumbers(database);
  for (let first = 0; first < count; first += STEP) {
    // Whole numbers only, so that a division is the same on both engines.
    await database.query(
      `INSERT INTO ${name} (${columns.join(', ')})
       SELECT ${values.join(', ')} FROM (
         SELECT ${accountId} AS account_id, ${deviceId} AS device_id, n + ${first} AS i,
           ${from} + ((n + ${first}) * ${to - from} - (n + ${first}) * ${to - from} % ${count}) / ${count} AS ts
         FROM bulk_number WHERE n < ${Math.min(STEP, count - first)}
       ) AS numbered ORDER BY i`,
    );
  }
  if (table.rolledUp.length === 0) return;
  await database.query(rollUpOf(name, table.rolledUp, filling));
  await database.query(
    `INSERT INTO daily (account_id, device_id, kind, day, subject, hits, seconds, first_at, last_at)
     SELECT account_id, device_id, kind, hour - hour % 86400 AS day, subject, SUM(hits), SUM(seconds),
       MIN(first_at), MAX(last_at)
     FROM hourly
     WHERE account_id = ? AND device_id = ? AND kind IN (${kindsOf(table).join(', ')})
     GROUP BY account_id, device_id, kind, day, subject`,
    [accountId, deviceId],
  );
}

/** Takes all rows out of tables, whosever they are. */
export async function emptyTables(database: Database, tables: readonly string[]): Promise<void> {
  const verb = { sqlite: 'DELETE FROM', mysql: 'TRUNCATE TABLE' }[database.dialect];
  for (const table of tables) await database.query(`${verb} ${table}`);
}

/** The kinds of a table that are summed up by the day; 0 is none. */
function kindsOf({ rolledUp }: BulkTable): number[] {
  return [0, ...rolledUp.map(({ kind }) => kind).filter((kind) => dailyKinds.includes(kind))];
}

function rollUpOf(
  table: BulkTableName,
  parts: readonly RolledUp[],
  { accountId, deviceId }: Filling,
): string {
  const selects = parts.map(
    ({ kind, hour, subject, hits, seconds, firstAt, lastAt, where }) =>
      `SELECT ${kind} AS kind, ${hour} AS hour, ${subject} AS subject, SUM(${hits}) AS hits, SUM(${seconds}) AS seconds,
         MIN(${firstAt}) AS first_at, MAX(${lastAt}) AS last_at
       FROM ${table} WHERE account_id = ${accountId} AND device_id = ${deviceId} ${where ? `AND ${where}` : ''}
       GROUP BY ${hour}, ${subject}`,
  );
  return `INSERT INTO hourly (account_id, device_id, kind, hour, subject, hits, seconds, first_at, last_at)
    SELECT ${accountId}, ${deviceId}, kind, hour, subject, SUM(hits), SUM(seconds), MIN(first_at), MAX(last_at)
    FROM (${selects.join(' UNION ALL ')}) AS parts GROUP BY kind, hour, subject`;
}

/** The numbers from 0 to below a step, as rows to select from; made once in a database. */
export async function makeNumbers(database: Database): Promise<void> {
  await database.query('CREATE TABLE IF NOT EXISTS bulk_number (n INTEGER PRIMARY KEY)');
  const [known] = await database.query<{ n: number }>('SELECT n FROM bulk_number WHERE n = ?', [STEP - 1]);
  if (known) return;
  const thousand = Array.from({ length: 1000 }, (_, n) => [n]);
  await insertRows(database.manager, 'bulk_number', ['n'], thousand);
  await database.query(
    `INSERT INTO bulk_number SELECT a.n * 1000 + b.n FROM bulk_number AS a CROSS JOIN bulk_number AS b
     WHERE a.n > 0 AND a.n < ${STEP / 1000} AND b.n < 1000`,
  );
}
