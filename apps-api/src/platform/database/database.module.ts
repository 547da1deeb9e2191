import { type DynamicModule, Global, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { openDataSource, type Schema } from './data-source.js';
import { Database } from './database.js';
import { migrate } from './migrate.js';
import type { DatabaseSettings } from './settings.js';

/** Opens the database, brings its tables up to date, and gives `Database` and `DataSource` to everybody. */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly source: DataSource) {}

  /** @param schema the entities and migrations of the whole server */
  static forRoot(settings: DatabaseSettings, schema: Schema): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [{ provide: DataSource, useFactory: () => open(settings, schema) }, Database],
      exports: [DataSource, Database],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
  }
}

async function open(settings: DatabaseSettings, schema: Schema): Promise<DataSource> {
  const log = new Logger('Database');
  const source = await openDataSource(settings, schema);
  const ran = await migrate(source);
  for (const name of ran) log.log(`migrated: ${name}`);
  log.log(
    ran.length === 0
      ? 'the tables are up to date'
      : `the tables are up to date after ${ran.length} migrations`,
  );
  return source;
}
