import { Injectable } from '@nestjs/common';
import type { listLicenses, Reply } from '@ostoja/contracts';
import { isEducationPlan, isPlanType, parentalHalf, type PlanType } from '@ostoja/domain';
import { Config } from '../../platform/config/index.js';
import { Database } from '../../platform/database/index.js';
import { BillingCustomer } from './billing-customer.entity.js';
import { PaymentFailure, PaymentProvider } from './provider/payment-provider.js';
import { Subscription } from './subscription.entity.js';

type SubscriptionInfo = NonNullable<Reply<typeof listLicenses>['subscription']>;

/** What an account has that renews itself. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly database: Database,
    private readonly provider: PaymentProvider,
    private readonly config: Config,
  ) {}

  /** One of the account's own, or null. */
  find(accountId: number, subscriptionId: string): Promise<Subscription | null> {
    return this.database.repository(Subscription).findOneBy({ accountId, subscriptionId });
  }

  /** The one that is shown: of several the newest. */
  async running(accountId: number): Promise<SubscriptionInfo | undefined> {
    const [newest] = await this.database.repository(Subscription).find({
      where: { accountId, active: true },
      order: { created: 'DESC', subscriptionId: 'ASC' },
      take: 1,
    });
    return (
      newest && {
        id: newest.subscriptionId,
        cancel_at_period_end: newest.cancelAtPeriodEnd,
        created: newest.created,
        current_period_start: newest.currentPeriodStart,
        current_period_end: newest.currentPeriodEnd,
        amount: newest.amount,
        currency: newest.currency,
        interval: newest.interval,
        interval_count: newest.intervalCount,
      }
    );
  }

  /** Whether a half of a plan renews itself already. */
  async covers(accountId: number, type: PlanType): Promise<boolean> {
    const active = await this.database.repository(Subscription).findBy({ accountId, active: true });
    return active.some(({ planType }) => {
      const parental = isPlanType(planType) && parentalHalf(planType) > 0 && parentalHalf(type) > 0;
      return parental || (isEducationPlan(planType) && isEducationPlan(type));
    });
  }

  /** The provider's page for an account that paid before; empty for others, and when the provider does not answer. */
  async portal(accountId: number): Promise<string> {
    const customer = await this.database.repository(BillingCustomer).findOneBy({ accountId });
    if (!customer) return '';
    try {
      return await this.provider.portal(customer.customerId, `${this.config.linkBase}/`);
    } catch (error) {
      if (error instanceof PaymentFailure) return '';
      throw error;
    }
  }
}
