import type { DataSource, DataSourceOptions } from 'typeorm';
import { mysqlDataSource } from './mysql-data-source.js';
import type { DatabaseSettings } from './settings.js';
import { sqliteDataSource } from './sqlite-data-source.js';

/** The tables of the server: its entities and the migrations that make them. */
export type Schema = Required<Pick<DataSourceOptions, 'entities' | 'migrations'>>;

/**
 * Opens the database that the settings name. Its tables may still be old: see `migrate`.
 * @throws when it can't be opened or reached
 */
export async function openDataSource(settings: DatabaseSettings, schema: Schema): Promise<DataSource> {
  const shared = {
    ...schema,
    synchronize: false,
    migrationsRun: false,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    logging: false,
  } as const;
  const source =
    settings.kind === 'sqlite'
      ? sqliteDataSource(settings.file, shared)
      : await mysqlDataSource(settings.url, settings.connections, shared);
  return source.initialize();
}
