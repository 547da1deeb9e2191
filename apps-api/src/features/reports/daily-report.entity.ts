import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigint, int } from '../../platform/database/index.js';

/**
 * That a family's report about a day was taken in hand, so that of several servers one sends it. Times are epoch
 * seconds.
 */
@Entity('daily_report')
@Index('daily_report_claimed_at', ['claimedAt'])
export class DailyReport {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  /** The day in the family's zone, yyyymmdd. */
  @PrimaryColumn({ ...int, name: 'day' })
  day!: number;

  @Column({ ...bigint, name: 'claimed_at' })
  claimedAt!: number;

  /** When a mail server took it; 0 before that, and for a day on which nothing was reported. */
  @Column({ ...bigint, name: 'sent_at', default: 0 })
  sentAt!: number;
}
