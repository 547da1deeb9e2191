import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The new kinds of the roll-up, and whose rows they count. */
const COUNTED = [
  { kind: 9, table: 'position' },
  { kind: 10, table: 'search' },
] as const;

/** Counts the positions and searches that were stored before the roll-up counted them. */
export class CountPositionsAndSearches1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { kind, table } of COUNTED) {
      await runner.query(
        `INSERT INTO hourly (account_id, device_id, kind, hour, subject, hits, seconds)
         SELECT account_id, device_id, ${kind}, ts - ts % 3600 AS hour, '', COUNT(*), 0 FROM ${table}
         GROUP BY account_id, device_id, hour`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM hourly WHERE kind IN (9, 10)');
  }
}
