import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigint, int, text } from '../../platform/database/index.js';

/** What a parent began to buy, on its own terms, and where that stands. Money is minor units, times epoch seconds. */
@Entity('purchase')
@Index('purchase_created', ['accountId', 'created', 'order'])
export class Purchase {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'purchase_id' })
  purchaseId!: number;

  /** A renewal is a period of a subscription after its first. */
  @Column({ ...text(12), name: 'kind' })
  kind!: 'licence' | 'subscription' | 'upgrade' | 'renewal';

  @Column({ ...int, name: 'plan_type' })
  planType!: number;

  @Column({ ...int, name: 'from_type', default: 0 })
  fromType!: number;

  @Column({ ...bigint, name: 'seconds' })
  seconds!: number;

  @Column({ ...bigint, name: 'credits' })
  credits!: number;

  @Column({ ...int, name: 'amount' })
  amount!: number;

  @Column({ ...text(3), name: 'currency' })
  currency!: string;

  @Column({ ...text(100), name: 'promo_code', default: '' })
  promoCode!: string;

  /** A `TransactionStatus`. */
  @Column({ ...int, name: 'status' })
  status!: number;

  /** The provider's names of the checkout, the payment and the invoice, once they are known. */
  @Column({ ...text(200), name: 'session_id', default: '' })
  sessionId!: string;

  @Column({ ...text(100), name: 'payment_id', default: '' })
  paymentId!: string;

  @Column({ ...text(100), name: 'invoice_id', default: '' })
  invoiceId!: string;

  @Column({ ...text(1000), name: 'invoice_url', default: '' })
  invoiceUrl!: string;

  @Column({ ...bigint, name: 'created' })
  created!: number;

  /** When we heard that it was paid; 0 before that, and for payments older than this column. */
  @Column({ ...bigint, name: 'paid_at', default: 0 })
  paidAt!: number;

  /** How manieth of the account it is; counted behind the account's lock, 0 for those older than the counting. */
  @Column({ ...int, name: 'seq', default: 0 })
  order!: number;

  @Column({ ...bigint, name: 'updated' })
  updated!: number;
}
