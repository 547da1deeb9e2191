import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigint, text } from '../../platform/database/index.js';

/**
 * A code with which a device joins a profile: single use, 15 minutes. It is typed by hand, too short to carry an
 * account's id, so its hash leads the key; on a sharded database this is a look-up table.
 */
@Entity('pairing_code')
@Index('pairing_code_account', ['accountId', 'profileId'])
export class PairingCode {
  /** Keyed hash of the code. */
  @PrimaryColumn({ ...text(64), name: 'code_hash' })
  codeHash!: string;

  @Column({ ...bigint, name: 'account_id' })
  accountId!: number;

  @Column({ ...bigint, name: 'profile_id' })
  profileId!: number;

  @Column({ ...bigint, name: 'created' })
  created!: number;

  @Column({ ...bigint, name: 'expires' })
  expires!: number;

  /** When a device used it; 0 for not yet. */
  @Column({ ...bigint, name: 'used', default: 0 })
  used!: number;
}
