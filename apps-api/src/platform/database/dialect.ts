import type { DataSource, EntityManager } from 'typeorm';
import type { Dialect } from './settings.js';

/** Which SQL the database of a data source or a manager speaks. */
export function dialectOf(from: DataSource | EntityManager): Dialect {
  const source = 'dataSource' in from ? from.dataSource : from;
  return source.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
}
