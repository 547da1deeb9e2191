import type { DataSource } from 'typeorm';
import { dialectOf } from './dialect.js';

/** How long a node waits for another one that is migrating, in seconds. */
const WAIT_SECONDS = 600;

/**
 * Brings the tables up to date and gives the names of the migrations that ran. Nodes that start together on one
 * server take turns; the later ones find nothing left to do.
 */
export async function migrate(source: DataSource): Promise<string[]> {
  if (dialectOf(source) === 'sqlite') return runAll(source);
  const runner = source.createQueryRunner();
  try {
    const rows: { got: number | null }[] = await runner.query('SELECT GET_LOCK(?, ?) AS got', [
      'ostoja-migrate',
      WAIT_SECONDS,
    ]);
    if (rows[0]?.got !== 1) throw new Error('another node has been migrating the database for too long');
    try {
      return await runAll(source);
    } finally {
      await runner.query('SELECT RELEASE_LOCK(?)', ['ostoja-migrate']);
    }
  } finally {
    await runner.release();
  }
}

async function runAll(source: DataSource): Promise<string[]> {
  return (await source.runMigrations()).map((migration) => migration.name);
}
