import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The new kinds of the roll-up, and whose rows they count. */
const COUNTED = [
  { kind: 6, table: 'phone_call' },
  { kind: 7, table: 'sms' },
  { kind: 8, table: 'video' },
] as const;

/** Counts the calls, messages and videos that were stored before the roll-up counted them. */
export class CountPagedRows1763800000000 implements MigrationInterface {
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
    await runner.query('DELETE FROM hourly WHERE kind IN (6, 7, 8)');
  }
}
