import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, text } from '../../platform/database/index.js';

/** A signed-in browser or client. The token itself is never stored; it names the account, so no scan is needed. */
@Entity('session')
export class Session {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  /** Keyed hash of the token (`Secrets.hash`). */
  @PrimaryColumn({ ...text(64), name: 'token_hash' })
  tokenHash!: string;

  @Column({ ...bigint, name: 'created' })
  created!: number;

  @Column({ ...bigint, name: 'last_seen' })
  lastSeen!: number;

  @Column({ ...bigint, name: 'expires' })
  expires!: number;

  @Column({ ...text(300), name: 'user_agent', default: '' })
  userAgent!: string;

  @Column({ ...text(64), name: 'ip', default: '' })
  ip!: string;
}
