import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigint, createTable, flag, int, text } from './table.js';

/** What the operator sells on other terms than the seed's, when a purchase was paid, and what else an operator decided. */
export class Catalogue1764210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'catalogue', {
      key: [int('plan_type')],
      columns: [
        flag('sold', 1),
        bigint('edu_tokens'),
        int('pln'),
        int('eur'),
        int('usd'),
        int('gbp'),
        bigint('updated'),
      ],
    });
    await createTable(runner, 'setting', {
      key: [text('name', 60)],
      columns: [text('value', 200), bigint('updated')],
    });
    await runner.query('ALTER TABLE purchase ADD COLUMN paid_at bigint NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE purchase DROP COLUMN paid_at');
    for (const table of ['setting', 'catalogue']) await runner.dropTable(table);
  }
}
