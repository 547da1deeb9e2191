import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe } from 'vitest';
import {
  openDataSource,
  Database,
  type DatabaseSettings,
  type Dialect,
  migrate,
  type Schema,
} from '../src/platform/database/index.js';
import { schema } from '../src/schema.js';

/** A fresh database of one engine; `settings` for whoever opens it, `drop` when done. */
export interface TestDatabase {
  readonly settings: DatabaseSettings;
  drop(): Promise<void>;
}

/** The engines to test on: SQLite always, MariaDB where `TEST_MARIADB_URL` names a server. */
export const engines: readonly Dialect[] = process.env['TEST_MARIADB_URL'] ? ['sqlite', 'mysql'] : ['sqlite'];

/** Makes an empty database of its own: a SQLite file in a temporary folder, or a new schema on the test server. */
export async function emptyDatabase(engine: Dialect): Promise<TestDatabase> {
  return engine === 'sqlite' ? emptySqlite() : emptyMysql(process.env['TEST_MARIADB_URL'] ?? '');
}

async function emptySqlite(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'ostoja-test-'));
  return {
    settings: { kind: 'sqlite', file: join(folder, 'ostoja.sqlite') },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function emptyMysql(server: string): Promise<TestDatabase> {
  const name = `ostoja_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = '/';
  await onServer(url.href, `CREATE DATABASE \`${name}\``);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    settings: { kind: 'mysql', url: own.href, connections: 10 },
    drop: () => onServer(url.href, `DROP DATABASE \`${name}\``),
  };
}

async function onServer(uri: string, sql: string): Promise<void> {
  const connection = await mysql.createConnection({ uri });
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}

/**
 * Runs a group of tests on every engine. `db()` gives the group's own migrated database inside of tests and hooks.
 * @param tables other entities and migrations than the server's, for tests of the platform itself
 */
export function describeEachDatabase(
  name: string,
  body: (db: () => Database) => void,
  tables: Schema = schema,
): void {
  describe.each(engines)(`${name} on %s`, (engine) => {
    let database: Database | undefined;
    let made: TestDatabase | undefined;

    beforeAll(async () => {
      made = await emptyDatabase(engine);
      const source = await openDataSource(made.settings, tables);
      await migrate(source);
      database = new Database(source);
    });

    afterAll(async () => {
      if (database?.source.isInitialized) await database.source.destroy();
      await made?.drop();
    });

    body(() => {
      if (!database) throw new Error('the database is there in tests and hooks only');
      return database;
    });
  });
}
