import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigint, int, text } from '../../platform/database/index.js';

/**
 * A code that makes a plan longer, once. Keyed by the code like a directory: who redeems it is not known before. Times
 * are epoch seconds, 0 for never.
 */
@Entity('reward_code')
@Index('reward_code_created', ['created'])
@Index('reward_code_account', ['accountId'])
export class RewardCode {
  /** Keyed hash of the code: a stolen database redeems nothing. */
  @PrimaryColumn({ ...text(64), name: 'code_hash' })
  codeHash!: string;

  /** The first characters, by which an operator knows a code again. */
  @Column({ ...text(8), name: 'hint' })
  hint!: string;

  @Column({ ...int, name: 'days' })
  days!: number;

  /** What the operator wrote about it. */
  @Column({ ...text(120), name: 'note', default: '' })
  note!: string;

  @Column({ ...bigint, name: 'created' })
  created!: number;

  /** From when on it can't be redeemed any more. */
  @Column({ ...bigint, name: 'expires', default: 0 })
  expires!: number;

  /** Who redeemed it; 0 for nobody. */
  @Column({ ...bigint, name: 'account_id', default: 0 })
  accountId!: number;

  @Column({ ...bigint, name: 'redeemed', default: 0 })
  redeemed!: number;
}
