import type { EntityManager } from 'typeorm';
import { dialectOf } from './dialect.js';
import type { Dialect } from './settings.js';

/** A value as it is bound to a statement. JSON goes in as text. */
export type SqlValue = string | number | boolean | null | Uint8Array;

/**
 * Rows a statement. SQLite reuses prepared statements, so it gets few different sizes; a MySQL server gets the
 * rows in as few round trips as its packet size surely allows.
 */
const SIZES: Record<Dialect, readonly number[]> = { sqlite: [256, 64, 16, 4, 1], mysql: [1000] };

/** SQLite binds at most 32,766 values in one statement. */
const MOST_VALUES = 30_000;

/** A name of a table or column, quoted for both engines. */
export function quoted(name: string): string {
  return `\`${name}\``;
}

/**
 * Inserts many rows with few statements.
 * @param onDuplicate `'fail'`: a row whose key exists is an error (see `isUniqueViolation`); `'skip'`: it stays
 */
export async function insertRows(
  manager: EntityManager,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly SqlValue[])[],
  onDuplicate: 'fail' | 'skip' = 'fail',
): Promise<void> {
  const [first] = columns;
  if (first === undefined) throw new Error(`no columns to insert into ${table}`);
  const skip = {
    fail: '',
    skip:
      dialectOf(manager) === 'sqlite'
        ? ' ON CONFLICT DO NOTHING'
        : // INSERT IGNORE would also hide values that do not fit.
          ` ON DUPLICATE KEY UPDATE ${quoted(first)} = ${quoted(first)}`,
  };
  await writeRows(manager, table, columns, rows, skip[onDuplicate]);
}

/** How `upsertRows` treats the columns of a row whose key exists. */
export interface UpsertColumns {
  /** The primary or unique key. */
  readonly keys: readonly string[];
  /** The new value is added to the old one. */
  readonly add?: readonly string[];
  /** The smaller of both stays. */
  readonly min?: readonly string[];
  /** The greater of both stays. */
  readonly max?: readonly string[];
  /** The new value replaces the old one. */
  readonly set?: readonly string[];
}

/**
 * Inserts many rows; where the key exists, adds to, lowers, raises or replaces the columns instead. One statement for
 * many rows on both engines. Rows hold their values in the order keys, add, min, max, set.
 */
export async function upsertRows(
  manager: EntityManager,
  table: string,
  { keys, add = [], min = [], max = [], set = [] }: UpsertColumns,
  rows: readonly (readonly SqlValue[])[],
): Promise<void> {
  const sqlite = dialectOf(manager) === 'sqlite';
  const own = (name: string) => `${quoted(table)}.${quoted(name)}`;
  const fresh = (name: string) => (sqlite ? `excluded.${quoted(name)}` : `VALUES(${quoted(name)})`);
  const [smaller, greater] = sqlite ? ['MIN', 'MAX'] : ['LEAST', 'GREATEST'];
  const changes = [
    ...add.map((name) => `${quoted(name)} = ${own(name)} + ${fresh(name)}`),
    ...min.map((name) => `${quoted(name)} = ${smaller}(${own(name)}, ${fresh(name)})`),
    ...max.map((name) => `${quoted(name)} = ${greater}(${own(name)}, ${fresh(name)})`),
    ...set.map((name) => `${quoted(name)} = ${fresh(name)}`),
  ].join(', ');
  const head = sqlite
    ? `ON CONFLICT (${keys.map(quoted).join(', ')}) DO UPDATE SET`
    : 'ON DUPLICATE KEY UPDATE';
  await writeRows(manager, table, [...keys, ...add, ...min, ...max, ...set], rows, ` ${head} ${changes}`);
}

async function writeRows(
  manager: EntityManager,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly SqlValue[])[],
  tail: string,
): Promise<void> {
  const head = `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES `;
  const one = `(${columns.map(() => '?').join(', ')})`;
  for (const chunk of chunks(rows, columns.length, SIZES[dialectOf(manager)])) {
    const values = Array.from({ length: chunk.length }, () => one).join(', ');
    await manager.query(head + values + tail, chunk.flat());
  }
}

function* chunks<Row>(
  rows: readonly Row[],
  width: number,
  sizes: readonly number[],
): Generator<readonly Row[]> {
  const smallest = sizes.at(-1) ?? 1;
  let from = 0;
  while (from < rows.length) {
    const left = rows.length - from;
    const size = sizes.find((n) => n <= left && n * width <= MOST_VALUES) ?? Math.min(smallest, left);
    yield rows.slice(from, from + size);
    from += size;
  }
}
