import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visits and videos learn how long they lasted: what counts into the internet's limit. Nobody knows of older ones. */
export class TimeOnPages1763950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['visit', 'video'])
      await runner.query(`ALTER TABLE ${table} ADD COLUMN seconds integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['visit', 'video']) await runner.query(`ALTER TABLE ${table} DROP COLUMN seconds`);
  }
}
