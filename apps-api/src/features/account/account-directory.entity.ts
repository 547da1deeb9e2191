import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, text } from '../../platform/database/index.js';

/**
 * Finds an account by its e-mail address, and keeps addresses unique. The only table keyed by an address: on a
 * sharded database it is the look-up index. Written in the same transaction as the account.
 */
@Entity('account_directory')
export class AccountDirectory {
  /** Trimmed and in lower case. */
  @PrimaryColumn({ ...text(254), name: 'email_normal' })
  emailNormal!: string;

  @Column({ ...bigint, name: 'account_id' })
  accountId!: number;
}
