import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { bigint, createTable, int, text } from './table.js';

/** Every paid or granted thing gets its line, once. */
export class PlanLedger1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'plan_ledger', {
      key: [bigint('account_id'), text('entry_key', 120)],
      columns: [
        text('kind', 10),
        bigint('at'),
        int('plan_type', 0),
        int('from_type', 0),
        bigint('seconds', 0),
        bigint('until', 0),
        bigint('credits', 0),
        text('target', 120, ''),
        bigint('created'),
      ],
    });
    await runner.addColumn('account', new TableColumn(bigint('valid_to_edu', 0)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('account', 'valid_to_edu');
    await runner.dropTable('plan_ledger');
  }
}
