import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigint, createTable, int, text } from './table.js';

/** Codes that make a plan longer, and who redeemed them. */
export class RewardCodes1764170000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'reward_code', {
      key: [text('code_hash', 64)],
      columns: [
        text('hint', 8),
        int('days'),
        text('note', 120, ''),
        bigint('created'),
        bigint('expires', 0),
        bigint('account_id', 0),
        bigint('redeemed', 0),
      ],
      indexes: { reward_code_created: ['created'], reward_code_account: ['account_id'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('reward_code');
  }
}
