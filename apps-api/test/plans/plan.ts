import Libsql from 'libsql';
import type { Database } from '../../src/platform/database/index.js';
import type { Statement } from './statements.js';

/** The sums of other tables' rows, and what a plan limits: few for one account, so sorting them is no fault. */
const FEW: ReadonlySet<string> = new Set(['hourly', 'daily', 'device']);

/**
 * What is wrong with the way in which the engine means to run a statement: a stored table that it reads whole, or stored
 * rows that it sorts because no key has them in order. Sums, and rows of which an account has few, may be sorted.
 */
export async function planFaults(database: Database, statement: Statement): Promise<string[]> {
  return database.dialect === 'sqlite' ? sqliteFaults(database, statement) : mysqlFaults(database, statement);
}

function sqliteFaults(database: Database, { sql, parameters }: Statement): string[] {
  const tables = storedTables(database);
  const steps = sqliteSteps(String(database.source.options.database), sql, parameters);
  const reads = steps.flatMap((step) => /^(?:SCAN|SEARCH) (\S+)/.exec(step)?.[1] ?? []);
  const sortsRows = reads.length > 0 && reads.every((name) => tables.has(name) && !FEW.has(name));
  return steps.filter((step) => {
    const scanned = /^SCAN (\S+)/.exec(step)?.[1];
    const sorts = step.startsWith('USE TEMP B-TREE FOR') && step.endsWith('ORDER BY');
    return (scanned !== undefined && tables.has(scanned)) || (sorts && sortsRows);
  });
}

/** On a connection of its own: an EXPLAIN with bound values never lets go of what its connection sees. */
function sqliteSteps(file: string, sql: string, parameters: readonly unknown[]): string[] {
  const handle = new Libsql(file);
  try {
    const steps = handle.prepare(`EXPLAIN QUERY PLAN ${sql}`).all([...parameters]);
    return (steps as { detail: string }[]).map(({ detail }) => detail);
  } finally {
    handle.close();
  }
}

interface MysqlStep {
  readonly table: string | null;
  readonly type: string | null;
  readonly key: string | null;
  readonly Extra: string | null;
}

async function mysqlFaults(database: Database, { sql, parameters }: Statement): Promise<string[]> {
  const tables = storedTables(database);
  const steps = await database.query<MysqlStep>(`EXPLAIN ${sql}`, [...parameters]);
  return steps.flatMap(({ table, type, key, Extra }) => {
    if (table === null || !tables.has(table)) return [];
    const readsAll = type === 'ALL' || type === 'index';
    const sorts = !FEW.has(table) && sortsRowsThemselves(Extra ?? '');
    return readsAll || sorts ? [`${table}: ${type} ${key ?? 'without a key'}, ${Extra ?? ''}`] : [];
  });
}

/** With a temporary table it is groups that are sorted, not rows. */
function sortsRowsThemselves(extra: string): boolean {
  return extra.includes('Using filesort') && !extra.includes('Using temporary');
}

function storedTables({ source }: Database): Set<string> {
  return new Set(source.entityMetadatas.map(({ tableName }) => tableName));
}
