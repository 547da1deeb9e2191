import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobHandlers, jobKind, JobOutbox } from '../../../platform/jobs/index.js';
import { type SandboxBody, SandboxStore } from './sandbox-store.js';

/** How an attempt to pay ended. */
export type PayOutcome =
  | { readonly kind: 'paid'; readonly url: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'secure' }
  | { readonly kind: 'declined'; readonly message: string };

/** When our webhook hears of a payment. */
export type EventTiming = 'at once' | 'late' | 'twice';

/** The end of a subscription's period in the sandbox. */
const renewJob = jobKind<{ subscription: string }>('sandbox renewal');

/** How late a late event is, seconds. */
const LATE = 60;

/** The numbers with which Stripe's own test mode plays, and what they do. */
const cards: Readonly<Record<string, { secure?: boolean; decline?: string }>> = {
  '4242424242424242': {},
  '4000002760003184': { secure: true },
  '4000000000000002': { decline: 'Your card was declined.' },
  '4000000000009995': { decline: 'Your card has insufficient funds.' },
};

const PERIODS: Readonly<Record<string, number>> = { year: 365 * 86_400, month: 30 * 86_400 };

interface Price {
  unit_amount: number;
  recurring: { interval: string; interval_count: number };
}

/** What happens when somebody pays, cancels, renews or gets money back in the sandbox. */
@Injectable()
export class SandboxCheckout {
  constructor(
    private readonly store: SandboxStore,
    private readonly outbox: JobOutbox,
    handlers: JobHandlers,
  ) {
    handlers.register(renewJob, ({ subscription }) => this.renew(subscription));
  }

  /** Pays with a test card. A secure card asks for its second step first. */
  async pay(sessionId: string, card: string, approved: boolean, timing: EventTiming): Promise<PayOutcome> {
    const known = cards[card.replaceAll(/\D/g, '')];
    if (!known) return { kind: 'declined', message: 'Your card number is not one of the test cards.' };
    if (known.decline) return { kind: 'declined', message: known.decline };
    if (known.secure && !approved) return { kind: 'secure' };
    return this.store.change(async (manager) => {
      const session = await this.store.find(sessionId, manager);
      if (session?.['status'] !== 'open') return { kind: 'closed' };
      const paid = { ...session, status: 'complete', payment_status: 'paid' };
      const events =
        session['mode'] === 'subscription'
          ? await this.subscribe(manager, paid)
          : await this.charge(manager, paid);
      for (const [type, id] of events) {
        await this.store.emit(manager, type, id, timing === 'late' ? LATE : 0);
        if (timing === 'twice') await this.store.emit(manager, type, id);
      }
      const url = String(session['success_url']).replaceAll('{CHECKOUT_SESSION_ID}', sessionId);
      return { kind: 'paid', url };
    });
  }

  /** Gives up a checkout. @returns where the browser goes then */
  async cancel(sessionId: string): Promise<string | undefined> {
    return this.store.change(async (manager) => {
      const session = await this.store.find(sessionId, manager);
      if (!session) return undefined;
      if (session['status'] === 'open') {
        await this.store.put(manager, { ...session, status: 'expired' });
        await this.store.emit(manager, 'checkout.session.expired', sessionId);
      }
      return String(session['cancel_url']);
    });
  }

  /** Gives a payment back in full. */
  async refund(paymentId: string): Promise<SandboxBody | undefined> {
    return this.store.change(async (manager) => {
      const payment = await this.store.find(paymentId, manager);
      const chargeId = String(payment?.['latest_charge'] ?? '');
      const charge = await this.store.find(chargeId, manager);
      if (!charge) return undefined;
      if (charge['refunded'] !== true) {
        await this.store.put(manager, { ...charge, refunded: true, amount_refunded: charge['amount'] });
        await this.store.emit(manager, 'charge.refunded', chargeId);
      }
      return {
        id: chargeId.replace(/^ch/, 're'),
        object: 'refund',
        status: 'succeeded',
        charge: chargeId,
        payment_intent: paymentId,
      };
    });
  }

  /** Changes a subscription and tells of it. */
  async changeSubscription(
    id: string,
    change: (body: SandboxBody) => SandboxBody,
  ): Promise<SandboxBody | undefined> {
    return this.store.change(async (manager) => {
      const subscription = await this.store.find(id, manager);
      if (!subscription) return undefined;
      await this.store.emit(manager, 'customer.subscription.updated', id);
      return this.store.put(manager, change(subscription));
    });
  }

  private async charge(manager: EntityManager, session: SandboxBody): Promise<[string, string][]> {
    const payment = await this.payment(
      manager,
      session,
      session['amount_total'],
      session['payment_metadata'],
    );
    await this.store.put(manager, { ...session, payment_intent: payment });
    return [['checkout.session.completed', session.id]];
  }

  private async subscribe(manager: EntityManager, session: SandboxBody): Promise<[string, string][]> {
    const accountId = this.store.accountOf(session.id);
    const now = this.store.now();
    const price = session['price'] as Price;
    const subscription = {
      id: this.store.id('sub', accountId),
      object: 'subscription',
      status: 'active',
      customer: session['customer'],
      currency: session['currency'],
      metadata: session['subscription_metadata'],
      cancel_at_period_end: false,
      created: now,
      success_url: session['success_url'],
      items: { object: 'list', data: [{ id: this.store.id('si', accountId), price, ...period(now, price) }] },
    };
    await this.store.put(manager, subscription);
    const invoice = await this.bill(manager, subscription, 'subscription_create');
    await this.store.put(manager, { ...session, subscription: subscription.id, invoice });
    await this.outbox.add(
      manager,
      renewJob,
      accountId,
      { subscription: subscription.id },
      period(now, price).current_period_end,
    );
    return [
      ['customer.subscription.created', subscription.id],
      ['invoice.paid', invoice],
      ['checkout.session.completed', session.id],
    ];
  }

  /** The end of a period: the next one is paid, or the subscription ends. */
  private async renew(subscriptionId: string): Promise<void> {
    await this.store.change(async (manager) => {
      const subscription = await this.store.find(subscriptionId, manager);
      const [item] =
        (subscription?.['items'] as { data: ({ price: Price } & ReturnType<typeof period>)[] } | undefined)
          ?.data ?? [];
      if (!subscription || !item || subscription['status'] !== 'active') return;
      if (item.current_period_end > this.store.now()) return;
      if (subscription['cancel_at_period_end'] === true) {
        await this.store.put(manager, { ...subscription, status: 'canceled' });
        await this.store.emit(manager, 'customer.subscription.deleted', subscriptionId);
        return;
      }
      const next = period(item.current_period_end, item.price);
      const renewed = { ...subscription, items: { object: 'list', data: [{ ...item, ...next }] } };
      await this.store.put(manager, renewed);
      const invoice = await this.bill(manager, renewed, 'subscription_cycle');
      await this.store.emit(manager, 'invoice.paid', invoice);
      await this.store.emit(manager, 'customer.subscription.updated', subscriptionId);
      const accountId = this.store.accountOf(subscriptionId);
      await this.outbox.add(
        manager,
        renewJob,
        accountId,
        { subscription: subscriptionId },
        next.current_period_end,
      );
    });
  }

  private async bill(manager: EntityManager, subscription: SandboxBody, reason: string): Promise<string> {
    const accountId = this.store.accountOf(subscription.id);
    const [item] = (subscription['items'] as { data: ({ price: Price } & ReturnType<typeof period>)[] }).data;
    const amount = item?.price.unit_amount ?? 0;
    const id = this.store.id('in', accountId);
    const payment = await this.payment(manager, subscription, amount, {});
    await this.store.put(manager, {
      id,
      object: 'invoice',
      status: 'paid',
      billing_reason: reason,
      created: this.store.now(),
      customer: subscription['customer'],
      currency: subscription['currency'],
      amount_paid: amount,
      hosted_invoice_url: invoiceAddress(subscription, id),
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription['metadata'] },
      },
      lines: {
        object: 'list',
        data: [{ period: { start: item?.current_period_start, end: item?.current_period_end } }],
      },
    });
    await this.store.put(manager, {
      id: this.store.id('inpay', accountId),
      object: 'invoice_payment',
      status: 'paid',
      invoice: id,
      payment: { type: 'payment_intent', payment_intent: payment },
    });
    return id;
  }

  private async payment(
    manager: EntityManager,
    of: SandboxBody,
    amount: unknown,
    metadata: unknown,
  ): Promise<string> {
    const accountId = this.store.accountOf(of.id);
    const ids = { payment: this.store.id('pi', accountId), charge: this.store.id('ch', accountId) };
    const common = {
      amount,
      currency: of['currency'],
      customer: of['customer'],
      metadata,
      created: this.store.now(),
    };
    await this.store.put(manager, {
      ...common,
      id: ids.payment,
      object: 'payment_intent',
      status: 'succeeded',
      latest_charge: ids.charge,
    });
    await this.store.put(manager, {
      ...common,
      id: ids.charge,
      object: 'charge',
      paid: true,
      refunded: false,
      amount_refunded: 0,
      payment_intent: ids.payment,
      receipt_url: invoiceAddress(of, ids.charge),
    });
    return ids.payment;
  }
}

/** Where the bill is shown: on the server that the browser was to come back to. */
function invoiceAddress({ success_url: page }: SandboxBody, id: string): string | null {
  const base = String(page);
  return URL.canParse(base) ? new URL(`/sandbox/invoice/${id}`, base).href : null;
}

function period(start: number, { recurring }: Price) {
  const length = (PERIODS[recurring.interval] ?? 0) * recurring.interval_count;
  return { current_period_start: start, current_period_end: start + length };
}
