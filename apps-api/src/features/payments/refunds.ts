import { Injectable } from '@nestjs/common';
import { isUnderMoneyBack, TransactionStatus } from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { Purchase } from './purchase.entity.js';
import { Settlement } from './settlement.js';
import { Subscription } from './subscription.entity.js';

/** Why a purchase is not paid back. */
export type RefundRefusal = 'unknown' | 'not-paid' | 'refunded-already' | 'too-late';

/** A purchase that was paid back, or why it was not. */
export type RefundOutcome =
  | { readonly refunded: Purchase; readonly renewing: readonly Subscription[] }
  | { readonly refused: RefundRefusal };

/** Gives money back, as the operator promises for 30 days (decision 0141). */
@Injectable()
export class Refunds {
  constructor(
    private readonly database: Database,
    private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives one payment back in full, and takes back what it granted.
   * @param name our number of the purchase, or the provider's name of the payment or of the checkout (`cs_…`)
   * @param force also after the 30 days of the promise
   * @returns the purchase, and what still renews itself on that account
   * @throws PaymentFailure when the provider refuses or does not answer; then nothing has changed
   */
  async refund(name: string, force: boolean): Promise<RefundOutcome> {
    const purchase = await this.find(name);
    if (!purchase) return { refused: 'unknown' };
    if (purchase.status === TransactionStatus.Refunded) return { refused: 'refunded-already' };
    if (purchase.status !== TransactionStatus.Completed || purchase.paymentId === '')
      return { refused: 'not-paid' };
    const paidAt = purchase.paidAt || purchase.created;
    if (!force && !isUnderMoneyBack(paidAt, this.clock.now())) return { refused: 'too-late' };
    const charge = await this.provider.refund(purchase.paymentId);
    // The provider's event says the same once more; without it a parent would wait for what is decided.
    await this.settlement.event({ about: 'charge', id: charge });
    const { accountId } = purchase;
    const active = await this.database.repository(Subscription).findBy({ accountId, active: true });
    return { refunded: purchase, renewing: active.filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd) };
  }

  /** Lets everything that renews itself on an account end with its period. @returns what was switched */
  async stopRenewal(accountId: number): Promise<Subscription[]> {
    const active = await this.database.repository(Subscription).findBy({ accountId, active: true });
    const renewing = active.filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd);
    for (const { subscriptionId } of renewing) {
      await this.provider.setCancel(subscriptionId, true);
      await this.settlement.subscription(subscriptionId);
    }
    return renewing;
  }

  /** Looks through all accounts: an operator has only the name from a letter or from the provider's page. */
  private find(name: string): Promise<Purchase | null> {
    const repository = this.database.repository(Purchase);
    if (/^\d{1,16}$/.test(name)) return repository.findOneBy({ purchaseId: Number(name) });
    if (name === '') return Promise.resolve(null);
    return repository.findOneBy(name.startsWith('cs_') ? { sessionId: name } : { paymentId: name });
  }
}
