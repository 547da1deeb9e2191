import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What came first, within one account, of things that happened in the same second. */
export class TrueOrder1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['plan_ledger', 'purchase'])
      await runner.query(`ALTER TABLE ${table} ADD COLUMN seq integer NOT NULL DEFAULT 0`);
    await dropIndex(runner);
    await runner.query('CREATE INDEX purchase_created ON purchase (account_id, created, seq)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner);
    await runner.query('CREATE INDEX purchase_created ON purchase (account_id, created, purchase_id)');
    for (const table of ['plan_ledger', 'purchase'])
      await runner.query(`ALTER TABLE ${table} DROP COLUMN seq`);
  }
}

function dropIndex(runner: QueryRunner): Promise<unknown> {
  const place = runner.connection.options.type === 'better-sqlite3' ? '' : ' ON purchase';
  return runner.query(`DROP INDEX purchase_created${place}`);
}
