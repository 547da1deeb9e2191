import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigint, createTable, int, text } from './table.js';

/** The kinds of the roll-up with many subjects: domains, searches, refused domains, apps. */
const KINDS = '1, 2, 3, 4';

/** Sums the hours of each day up, also of those that are stored already, so that a list of a month reads days. */
export class DailyRollUp1763830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'daily', {
      key: [bigint('account_id'), bigint('device_id'), int('kind'), bigint('day'), text('subject', 190)],
      columns: [bigint('hits'), bigint('seconds'), bigint('first_at'), bigint('last_at')],
    });
    await runner.query(
      `INSERT INTO daily (account_id, device_id, kind, day, subject, hits, seconds, first_at, last_at)
       SELECT account_id, device_id, kind, hour - hour % 86400 AS day, subject, SUM(hits), SUM(seconds), MIN(first_at), MAX(last_at)
       FROM hourly WHERE kind IN (${KINDS})
       GROUP BY account_id, device_id, kind, day, subject`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('daily');
  }
}
