import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, int, text } from '../../platform/database/index.js';

/** One line of an account's ledger; lines are only ever added (docs/decisions/0140). Times are epoch seconds. */
@Entity('plan_ledger')
export class PlanLedger {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  /** What makes a repetition the same line, such as `invoice:in_123` or `reward:7`. */
  @PrimaryColumn({ ...text(120), name: 'entry_key' })
  entryKey!: string;

  @Column({ ...text(10), name: 'kind' })
  kind!: 'set' | 'plan' | 'days' | 'upgrade' | 'credits' | 'revoke';

  /** When it happened, as told by whoever knows; `created` is when we heard of it. */
  @Column({ ...bigint, name: 'at' })
  at!: number;

  @Column({ ...int, name: 'plan_type', default: 0 })
  planType!: number;

  /** What an upgrade lifts. */
  @Column({ ...int, name: 'from_type', default: 0 })
  fromType!: number;

  @Column({ ...bigint, name: 'seconds', default: 0 })
  seconds!: number;

  @Column({ ...bigint, name: 'until', default: 0 })
  until!: number;

  @Column({ ...bigint, name: 'credits', default: 0 })
  credits!: number;

  /** The key of the line that a revocation takes back. */
  @Column({ ...text(120), name: 'target', default: '' })
  target!: string;

  /** How manieth line of the account it is; counted behind the account's lock, 0 for lines older than the counting. */
  @Column({ ...int, name: 'seq', default: 0 })
  order!: number;

  @Column({ ...bigint, name: 'created' })
  created!: number;
}
