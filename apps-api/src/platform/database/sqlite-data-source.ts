import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { AbstractSqliteDriver } from 'typeorm/driver/sqlite-abstract/AbstractSqliteDriver.js';
import { SqliteConnections } from './sqlite-connections.js';
import { SqliteQueryRunner } from './sqlite-query-runner.js';

/**
 * A data source on a SQLite file that many requests may use at once.
 * An acknowledged commit survives a power cut (`synchronous=FULL`).
 */
export function sqliteDataSource(file: string, shared: Partial<DataSourceOptions>): DataSource {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Made here, so that only its owner reads it; SQLite gives its side files the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const source = new DataSource({
    ...shared,
    type: 'better-sqlite3',
    driver: Libsql,
    database: file,
    timeout: 5000,
    prepareDatabase: (handle: Libsql.Database) => {
      handle.pragma('journal_mode = WAL');
      handle.pragma('synchronous = FULL');
      handle.pragma('busy_timeout = 5000');
    },
  } as DataSourceOptions);
  const driver = source.driver;
  if (!(driver instanceof AbstractSqliteDriver)) throw new Error('TypeORM made no SQLite driver');
  const connections = new SqliteConnections(file, () => driver.databaseConnection);
  driver.createQueryRunner = () => new SqliteQueryRunner(driver, connections);
  const disconnect = driver.disconnect.bind(driver);
  driver.disconnect = async () => {
    connections.closeReader();
    await disconnect();
  };
  return source;
}
