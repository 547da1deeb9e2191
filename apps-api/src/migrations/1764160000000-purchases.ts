import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigint, createTable, flag, int, json, text } from './table.js';

/** What parents begin to buy, what renews itself, and what the sandbox of the payment provider remembers. */
export class Purchases1764160000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'purchase', {
      key: [bigint('account_id'), bigint('purchase_id')],
      columns: [
        text('kind', 12),
        int('plan_type'),
        int('from_type', 0),
        bigint('seconds'),
        bigint('credits'),
        int('amount'),
        text('currency', 3),
        text('promo_code', 100, ''),
        int('status'),
        text('session_id', 200, ''),
        text('payment_id', 100, ''),
        text('invoice_id', 100, ''),
        text('invoice_url', 1000, ''),
        bigint('created'),
        bigint('updated'),
      ],
      indexes: { purchase_created: ['account_id', 'created', 'purchase_id'] },
    });
    await createTable(runner, 'subscription', {
      key: [bigint('account_id'), text('subscription_id', 100)],
      columns: [
        int('plan_type'),
        text('status', 30),
        flag('active', 0),
        flag('cancel_at_period_end', 0),
        bigint('created'),
        bigint('current_period_start'),
        bigint('current_period_end'),
        int('amount'),
        text('currency', 3),
        text('interval', 10),
        int('interval_count'),
        bigint('read_at'),
      ],
    });
    await createTable(runner, 'billing_customer', {
      key: [bigint('account_id')],
      columns: [text('customer_id', 100)],
    });
    await createTable(runner, 'sandbox_object', {
      key: [bigint('account_id'), text('object_id', 120)],
      columns: [text('kind', 30), json('body'), bigint('created')],
      indexes: { sandbox_object_kind: ['account_id', 'kind'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['sandbox_object', 'billing_customer', 'subscription', 'purchase']) {
      await runner.dropTable(table);
    }
  }
}
