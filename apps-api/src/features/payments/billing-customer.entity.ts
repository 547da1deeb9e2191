import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, text } from '../../platform/database/index.js';

/** Under which name the payment provider knows an account. */
@Entity('billing_customer')
export class BillingCustomer {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @Column({ ...text(100), name: 'customer_id' })
  customerId!: string;
}
