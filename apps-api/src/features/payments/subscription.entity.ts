import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, flag, int, text } from '../../platform/database/index.js';

/** A subscription as the provider told it last. Money is minor units, times are epoch seconds. */
@Entity('subscription')
export class Subscription {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...text(100), name: 'subscription_id' })
  subscriptionId!: string;

  @Column({ ...int, name: 'plan_type' })
  planType!: number;

  /** In the provider's words. */
  @Column({ ...text(30), name: 'status' })
  status!: string;

  /** Whether it renews itself, or would but for a payment that is late. */
  @Column({ ...flag, name: 'active', default: false })
  active!: boolean;

  @Column({ ...flag, name: 'cancel_at_period_end', default: false })
  cancelAtPeriodEnd!: boolean;

  @Column({ ...bigint, name: 'created' })
  created!: number;

  @Column({ ...bigint, name: 'current_period_start' })
  currentPeriodStart!: number;

  @Column({ ...bigint, name: 'current_period_end' })
  currentPeriodEnd!: number;

  @Column({ ...int, name: 'amount' })
  amount!: number;

  @Column({ ...text(3), name: 'currency' })
  currency!: string;

  @Column({ ...text(10), name: 'interval' })
  interval!: string;

  @Column({ ...int, name: 'interval_count' })
  intervalCount!: number;

  /** When the provider was asked, microseconds: an older answer does not replace a newer one. */
  @Column({ ...bigint, name: 'read_at' })
  readAt!: number;
}
