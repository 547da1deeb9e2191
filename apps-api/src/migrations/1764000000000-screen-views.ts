import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigint, createTable, int, text } from './table.js';

/** Every look of a parent at the screens of a device gets its line. */
export class ScreenViews1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'screen_view', {
      key: [bigint('account_id'), bigint('device_id'), bigint('ts'), bigint('view_id')],
      columns: [
        bigint('until'),
        text('kind', 8),
        text('session_id', 64),
        text('browser', 64),
        int('pictures'),
        bigint('first_ts'),
        bigint('last_ts'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('screen_view');
    await runner.query('DELETE FROM hourly WHERE kind = 12');
  }
}
