import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { bigint, createTable, int } from './table.js';

/** When each account's daily report is due, and which were sent. */
export class DailyReports1764150000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account ADD COLUMN next_report bigint NOT NULL DEFAULT 0');
    await runner.createIndex(
      'account',
      new TableIndex({ name: 'account_next_report', columnNames: ['next_report'] }),
    );
    await createTable(runner, 'daily_report', {
      key: [bigint('account_id'), int('day')],
      columns: [bigint('claimed_at'), bigint('sent_at', 0)],
      indexes: { daily_report_claimed_at: ['claimed_at'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('daily_report');
    await runner.dropIndex('account', 'account_next_report');
    await runner.query('ALTER TABLE account DROP COLUMN next_report');
  }
}
