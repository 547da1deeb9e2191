import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigint, text } from '../../platform/database/index.js';

/** A captcha solution that was used: each counts once. Not a family's data, so no account leads its key. */
@Entity('captcha_used')
@Index('captcha_used_expires', ['expires'])
export class CaptchaUsed {
  /** SHA-256 of the challenge's signature, hex. */
  @PrimaryColumn({ ...text(64), name: 'signature_hash' })
  signatureHash!: string;

  /** After this the challenge is refused anyway, and the row may go. */
  @Column({ ...bigint, name: 'expires' })
  expires!: number;
}
