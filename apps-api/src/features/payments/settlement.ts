import { Injectable } from '@nestjs/common';
import { isPlanType, PlanType, termsOf, TransactionStatus } from '@ostoja/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { Account } from '../account/index.js';
import { Catalogue } from './catalogue.js';
import { type Grant, Grants } from './grants.js';
import { planName } from './plan-names.js';
import { PlanLedger } from './plan-ledger.entity.js';
import {
  type CheckoutState,
  type InvoiceState,
  type PaymentEvent,
  PaymentProvider,
} from './provider/payment-provider.js';
import { Purchase } from './purchase.entity.js';
import { Purchases } from './purchases.js';
import { isCurrency, laterStatus } from './purchase-status.js';
import { Subscription } from './subscription.entity.js';

/**
 * Brings our side up to what the provider says. It always asks for the thing itself and never believes an event or a
 * browser, every grant has its key, and a purchase's status only moves on: so anything may be settled any number of
 * times, in any order, by several servers.
 */
@Injectable()
export class Settlement {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
    private readonly grants: Grants,
    private readonly purchases: Purchases,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {}

  /** @throws PaymentFailure when the provider does not answer: then the event has to come again */
  async event({ about, id }: PaymentEvent): Promise<void> {
    if (about === 'checkout') await this.checkout(id);
    if (about === 'invoice') await this.invoice(id);
    if (about === 'subscription') await this.subscription(id);
    if (about === 'charge') await this.refund(id);
  }

  /** @throws PaymentFailure */
  async checkout(sessionId: string): Promise<CheckoutState> {
    const state = await this.provider.checkout(sessionId);
    if (state.subscriptionId) await this.subscription(state.subscriptionId);
    if (state.invoiceId) await this.invoice(state.invoiceId);
    const purchase = await this.within(state.accountId, async (manager) => {
      const key = { accountId: state.accountId, purchaseId: state.purchaseId };
      const found = await manager.findOneBy(Purchase, key);
      if (!found) return undefined;
      const paid = state.status === 'complete' && state.paid;
      // What a subscription gives is granted by its invoices.
      if (paid && found.kind !== 'subscription')
        await this.grants.grant(manager, key.accountId, grantOf(found));
      await this.update(manager, found, statusOf(state), {
        sessionId,
        ...(state.paymentId ? { paymentId: state.paymentId } : {}),
        ...(state.receiptUrl ? { invoiceUrl: state.receiptUrl } : {}),
        ...(state.invoiceId ? { invoiceId: state.invoiceId } : {}),
      });
      return paid ? found : undefined;
    });
    if (purchase?.kind === 'upgrade') await this.renewAs(purchase);
    return state;
  }

  /** @throws PaymentFailure */
  async invoice(invoiceId: string): Promise<void> {
    const state = await this.provider.invoice(invoiceId);
    if (!state.paid || !isPlanType(state.planType)) return;
    const type = state.planType;
    await this.within(state.accountId, async (manager) => {
      await this.grants.grant(manager, state.accountId, {
        kind: 'plan',
        key: `invoice:${invoiceId}`,
        at: state.periodStart,
        type,
        seconds: Math.max(0, state.periodEnd - state.periodStart),
        credits: state.credits,
      });
      const refunded = await manager.existsBy(PlanLedger, {
        accountId: state.accountId,
        entryKey: `refund:invoice:${invoiceId}`,
      });
      const status = refunded ? TransactionStatus.Refunded : TransactionStatus.Completed;
      const found = await this.purchaseOf(manager, state);
      const names = { invoiceId, invoiceUrl: state.url, paymentId: state.paymentId };
      if (found) await this.update(manager, found, status, names);
      else {
        const order = await this.purchases.nextPlace(manager, state.accountId);
        const renewal = renewalOf(state, this.clock.now());
        await manager.insert(Purchase, { ...renewal, ...names, status, order });
      }
    });
  }

  /** @throws PaymentFailure */
  async subscription(subscriptionId: string): Promise<void> {
    const readAt = askedAt();
    const state = await this.provider.subscription(subscriptionId);
    const { accountId } = state;
    await this.within(accountId, async (manager) => {
      const known = await manager.findOneBy(Subscription, { accountId, subscriptionId });
      if (known && known.readAt > readAt) return;
      await manager.save(Subscription, { ...state, readAt });
      const all = await manager.findBy(Subscription, { accountId, active: true });
      const cancel = all.length > 0 && all.every(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd);
      await manager.update(Account, { accountId }, { subscription: all.length > 0, cancel });
    });
  }

  /** @throws PaymentFailure */
  async refund(chargeId: string): Promise<void> {
    const { accountId, purchaseId, invoiceId, full } = await this.provider.refundOf(chargeId);
    if (!full) return;
    const target = invoiceId ? `invoice:${invoiceId}` : `purchase:${purchaseId}`;
    await this.within(accountId, async (manager) => {
      await this.grants.grant(manager, accountId, { kind: 'revoke', key: `refund:${target}`, target });
      const where = invoiceId ? { accountId, invoiceId } : { accountId, purchaseId };
      const found = await manager.findOneBy(Purchase, where);
      if (found) await this.update(manager, found, TransactionStatus.Refunded, {});
    });
  }

  /** Runs work on an account that is still there; what is paid for a deleted one is nobody's. */
  private async within<T>(
    accountId: number,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T | undefined> {
    if (accountId === 0) return undefined;
    return this.database.transaction(async (manager) => {
      // The same lock as a grant's, first of all.
      await manager.query('UPDATE account SET created = created WHERE account_id = ?', [accountId]);
      return (await manager.existsBy(Account, { accountId })) ? work(manager) : undefined;
    });
  }

  private async update(
    manager: EntityManager,
    { accountId, purchaseId, status, paidAt }: Purchase,
    to: TransactionStatus,
    change: Partial<Purchase>,
  ): Promise<void> {
    const updated = this.clock.now();
    const paid = to === TransactionStatus.Completed && paidAt === 0 ? { paidAt: updated } : {};
    const next = { ...change, ...paid, status: laterStatus(status, to), updated };
    await manager.update(Purchase, { accountId, purchaseId }, next);
  }

  private async purchaseOf(manager: EntityManager, state: InvoiceState): Promise<Purchase | null> {
    const { accountId, invoiceId, purchaseId, first } = state;
    const known = await manager.findOneBy(Purchase, { accountId, invoiceId });
    return known ?? (first ? manager.findOneBy(Purchase, { accountId, purchaseId }) : null);
  }

  /** An upgrade of something that renews itself: from its next period on it is the higher plan. */
  private async renewAs({ accountId, fromType, planType }: Purchase): Promise<void> {
    const active = await this.database.repository(Subscription).findBy({ accountId, active: true });
    for (const { subscriptionId, planType: renewed, intervalCount, currency } of active) {
      const row = await this.catalogue.row(planType);
      if (renewed !== fromType || !row || !isCurrency(currency)) continue;
      const { amount, eduTokens } = termsOf(row, currency, intervalCount);
      const plan = { planType, name: planName(row.type), credits: eduTokens, amount };
      await this.provider.changePlan(subscriptionId, plan);
      await this.subscription(subscriptionId);
    }
  }
}

/** This very moment, microseconds. Not the clock's time: it only tells which of two questions was asked first. */
function askedAt(): number {
  return Math.round((performance.timeOrigin + performance.now()) * 1000);
}

function statusOf({ status, paid }: CheckoutState): TransactionStatus {
  if (status === 'expired') return TransactionStatus.Canceled;
  if (status === 'open') return TransactionStatus.Pending;
  return paid ? TransactionStatus.Completed : TransactionStatus.AwaitingConfirmation;
}

/** What a purchase grants once it is paid. */
export function grantOf(purchase: Purchase): Grant {
  const { purchaseId, seconds, credits } = purchase;
  const type = isPlanType(purchase.planType) ? purchase.planType : PlanType.None;
  const from = isPlanType(purchase.fromType) ? purchase.fromType : PlanType.None;
  const key = `purchase:${purchaseId}`;
  if (purchase.kind === 'upgrade') return { kind: 'upgrade', key, from, type, seconds, credits };
  return { kind: 'plan', key, type, seconds, credits };
}

function renewalOf(
  state: InvoiceState,
  now: number,
): Omit<Purchase, 'status' | 'invoiceId' | 'invoiceUrl' | 'paymentId' | 'order'> {
  return {
    accountId: state.accountId,
    purchaseId: newId(),
    kind: 'renewal',
    planType: state.planType,
    fromType: 0,
    seconds: state.periodEnd - state.periodStart,
    credits: state.credits,
    amount: state.amount,
    currency: state.currency,
    promoCode: '',
    sessionId: '',
    created: now,
    updated: now,
    paidAt: now,
  };
}
