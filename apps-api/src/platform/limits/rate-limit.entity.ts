import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigint, int, text } from '../database/index.js';

/** How often something was tried in one window of time. The key names action and account, address or field. */
@Entity('rate_limit')
@Index('rate_limit_expires', ['expires'])
export class RateLimitRow {
  /** A keyed hash, so that no address or e-mail stands here. */
  @PrimaryColumn({ ...text(64), name: 'limit_key' })
  key!: string;

  /** Epoch seconds. */
  @PrimaryColumn({ ...bigint, name: 'window_start' })
  windowStart!: number;

  @Column({ ...int, name: 'hits' })
  hits!: number;

  /** When the row may go. */
  @Column({ ...bigint, name: 'expires' })
  expires!: number;
}
