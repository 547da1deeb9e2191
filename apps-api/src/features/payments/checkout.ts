import { Injectable } from '@nestjs/common';
import { Code } from '@ostoja/contracts';
import { type Terms, TransactionStatus } from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import { Config } from '../../platform/config/index.js';
import { Database, insertRows } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { ActionError } from '../../wire/action-error.js';
import { Accounts } from '../account/index.js';
import { BillingCustomer } from './billing-customer.entity.js';
import { Grants } from './grants.js';
import { planName } from './plan-names.js';
import { type OpenedCheckout, PaymentFailure, PaymentProvider } from './provider/payment-provider.js';
import { Purchase } from './purchase.entity.js';
import { Purchases } from './purchases.js';
import { grantOf } from './settlement.js';

/** What a browser asked to buy. */
export interface Wanted {
  readonly kind: 'licence' | 'subscription' | 'upgrade';
  readonly terms: Terms;
  readonly fromType?: number;
  readonly language: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly promoCode: string;
}

/** Opens payments: the purchase is written down with its terms before anybody can pay for it. */
@Injectable()
export class Checkout {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly grants: Grants,
    private readonly purchases: Purchases,
    private readonly provider: PaymentProvider,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws ActionError 19 when the provider refuses, -1 for an address that is not ours */
  async open(accountId: number, wanted: Wanted): Promise<OpenedCheckout> {
    const { terms, language } = wanted;
    const [successUrl, cancelUrl] = [this.ours(wanted.successUrl), this.ours(wanted.cancelUrl)];
    const purchaseId = await this.write(accountId, wanted, TransactionStatus.Started);
    const recurring = wanted.kind === 'subscription' && terms.intervalName !== 'day';
    try {
      const opened = await this.provider.openCheckout({
        payer: { accountId, customerId: await this.customer(accountId, language) },
        purchaseId,
        name: planName(terms.type),
        planType: terms.type,
        credits: terms.eduTokens,
        amount: terms.amount,
        currency: terms.currency,
        ...(recurring
          ? { every: { interval: terms.intervalName as 'year' | 'month', count: terms.intervalCnt } }
          : {}),
        language,
        successUrl,
        cancelUrl,
      });
      const opening = { sessionId: opened.sessionId, status: TransactionStatus.Pending };
      // Whoever was quicker than this has moved the purchase on already.
      const started = { accountId, purchaseId, status: TransactionStatus.Started };
      await this.database.repository(Purchase).update(started, opening);
      return opened;
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error;
      const failed = { status: TransactionStatus.Canceled, updated: this.clock.now() };
      await this.database.repository(Purchase).update({ accountId, purchaseId }, failed);
      throw new ActionError(Code.PaymentError);
    }
  }

  /** Grants a purchase for which nothing is to pay. */
  async give(
    accountId: number,
    wanted: Pick<Wanted, 'kind' | 'terms' | 'fromType' | 'promoCode'>,
  ): Promise<void> {
    const purchaseId = await this.write(accountId, wanted, TransactionStatus.Started);
    await this.database.transaction(async (manager) => {
      const purchase = await manager.findOneByOrFail(Purchase, { accountId, purchaseId });
      await this.grants.grant(manager, accountId, grantOf(purchase));
      await manager.update(Purchase, { accountId, purchaseId }, { status: TransactionStatus.Completed });
    });
  }

  /** Writes a purchase down. @returns its id */
  async write(
    accountId: number,
    { kind, terms, fromType = 0, promoCode }: Pick<Wanted, 'kind' | 'terms' | 'fromType' | 'promoCode'>,
    status: TransactionStatus,
  ): Promise<number> {
    const now = this.clock.now();
    const purchaseId = newId();
    await this.database.transaction(async (manager) => {
      await this.accounts.lock(manager, accountId);
      await manager.insert(Purchase, {
        accountId,
        purchaseId,
        kind,
        planType: terms.type,
        fromType,
        seconds: terms.seconds,
        credits: terms.eduTokens,
        amount: terms.amount,
        currency: terms.currency,
        promoCode,
        status,
        order: await this.purchases.nextPlace(manager, accountId),
        created: now,
        updated: now,
      });
    });
    return purchaseId;
  }

  /** The name under which the provider knows an account; made when there is none. @throws PaymentFailure */
  async customer(accountId: number, language: string): Promise<string> {
    const known = await this.database.repository(BillingCustomer).findOneBy({ accountId });
    if (known) return known.customerId;
    const { email } = await this.accounts.get(accountId);
    const customerId = await this.provider.createCustomer(accountId, email, language);
    const columns = ['account_id', 'customer_id'];
    await insertRows(this.database.manager, 'billing_customer', columns, [[accountId, customerId]], 'skip');
    return customerId;
  }

  /** An address of our own pages. The provider's pages lead there, so no other address will do. */
  private ours(address: string): string {
    const { publicUrl, linkBase } = this.config;
    if (!URL.canParse(address, linkBase)) throw new ActionError(Code.BadRequest);
    const url = new URL(address, linkBase);
    const known = publicUrl === undefined || url.origin === new URL(publicUrl).origin;
    if (!known || !/^https?:$/.test(url.protocol)) throw new ActionError(Code.BadRequest);
    // The provider looks for this very text.
    return url.href.replaceAll('%7BCHECKOUT_SESSION_ID%7D', '{CHECKOUT_SESSION_ID}');
  }
}
