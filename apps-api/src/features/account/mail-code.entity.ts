import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, int, text } from '../../platform/database/index.js';

/** What a mailed code may be used for. */
export type MailCodeKind = 'confirm-link' | 'confirm-digits' | 'reset';

/**
 * A code that was mailed to a parent. A code that comes back without a session carries the account's id in
 * itself, so it is found by its key.
 */
@Entity('mail_code')
export class MailCode {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...text(20), name: 'kind' })
  kind!: MailCodeKind;

  /** Keyed hash of the code. */
  @PrimaryColumn({ ...text(64), name: 'code_hash' })
  codeHash!: string;

  @Column({ ...bigint, name: 'created' })
  created!: number;

  @Column({ ...bigint, name: 'expires' })
  expires!: number;

  /** How often a wrong code was given while this one was waiting. */
  @Column({ ...int, name: 'tries', default: 0 })
  tries!: number;
}
