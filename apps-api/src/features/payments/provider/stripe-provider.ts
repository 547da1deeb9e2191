import { Stripe } from 'stripe';
import {
  BadSignature,
  type CheckoutState,
  type InvoiceState,
  type OpenedCheckout,
  type Order,
  type PaymentEvent,
  PaymentFailure,
  PaymentProvider,
  type RefundState,
  type RenewedPlan,
  type SubscriptionState,
} from './payment-provider.js';
import { checkoutState, idOf, invoiceState, ownNames, subscriptionState } from './stripe-states.js';

/** What is needed to speak with Stripe, or with the sandbox in its place. */
export interface StripeConnection {
  readonly stripe: Stripe;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** The sandbox has no card form of its own, so a browser is sent to its page instead. */
  readonly hostedOnly: boolean;
}

/** Stripe through its own SDK. The sandbox is driven by the same code. */
export class StripeProvider extends PaymentProvider {
  constructor(private readonly connection: StripeConnection) {
    super();
  }

  override get publishableKey(): string {
    return this.connection.publishableKey;
  }

  override async createCustomer(accountId: number, email: string, language: string): Promise<string> {
    const customer = await this.ask((stripe) =>
      stripe.customers.create(
        { email, preferred_locales: [language], metadata: { account: String(accountId) } },
        { idempotencyKey: `customer-${accountId}` },
      ),
    );
    return customer.id;
  }

  override async openCheckout(order: Order): Promise<OpenedCheckout> {
    const { payer, purchaseId, every } = order;
    const metadata = {
      account: String(payer.accountId),
      purchase: String(purchaseId),
      type: String(order.planType),
      credits: String(order.credits),
    };
    const withForm = every !== undefined && !this.connection.hostedOnly;
    const session = await this.ask((stripe) =>
      stripe.checkout.sessions.create(
        {
          customer: payer.customerId,
          client_reference_id: String(purchaseId),
          metadata,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: order.currency.toLowerCase(),
                unit_amount: order.amount,
                product_data: { name: order.name },
                ...(every ? { recurring: { interval: every.interval, interval_count: every.count } } : {}),
              },
            },
          ],
          ...(every
            ? { mode: 'subscription' as const, subscription_data: { metadata } }
            : { mode: 'payment' as const, payment_intent_data: { metadata } }),
          ...(withForm
            ? { ui_mode: 'elements' as const, return_url: order.successUrl }
            : { success_url: order.successUrl, cancel_url: order.cancelUrl }),
        },
        { idempotencyKey: `checkout-${purchaseId}` },
      ),
    );
    return {
      sessionId: session.id,
      redirectUri: session.url ?? '',
      clientSecret: session.client_secret ?? '',
    };
  }

  override async checkout(sessionId: string): Promise<CheckoutState> {
    const withReceipt = { expand: ['payment_intent.latest_charge'] };
    const session = await this.ask((stripe) => stripe.checkout.sessions.retrieve(sessionId, withReceipt));
    return checkoutState(session);
  }

  override async subscription(subscriptionId: string): Promise<SubscriptionState> {
    return subscriptionState(await this.ask((stripe) => stripe.subscriptions.retrieve(subscriptionId)));
  }

  override async setCancel(subscriptionId: string, cancel: boolean): Promise<SubscriptionState> {
    const change = { cancel_at_period_end: cancel };
    return subscriptionState(await this.ask((stripe) => stripe.subscriptions.update(subscriptionId, change)));
  }

  override async changePlan(subscriptionId: string, plan: RenewedPlan): Promise<SubscriptionState> {
    const changed = await this.ask(async (stripe) => {
      const { items, currency, metadata } = await stripe.subscriptions.retrieve(subscriptionId);
      const [item] = items.data;
      if (!item?.price.recurring) throw new PaymentFailure('refused');
      const product = await stripe.products.create({ name: plan.name });
      const { interval, interval_count } = item.price.recurring;
      return stripe.subscriptions.update(subscriptionId, {
        proration_behavior: 'none',
        metadata: { ...metadata, type: String(plan.planType), credits: String(plan.credits) },
        items: [
          {
            id: item.id,
            price_data: {
              currency,
              product: product.id,
              unit_amount: plan.amount,
              recurring: { interval, interval_count },
            },
          },
        ],
      });
    });
    return subscriptionState(changed);
  }

  override async invoice(invoiceId: string): Promise<InvoiceState> {
    const payments = { invoice: invoiceId, status: 'paid' as const, limit: 1 };
    const [invoice, paid] = await this.ask((stripe) =>
      Promise.all([stripe.invoices.retrieve(invoiceId), stripe.invoicePayments.list(payments)]),
    );
    return invoiceState(invoice, idOf(paid.data[0]?.payment.payment_intent));
  }

  override async refundOf(chargeId: string): Promise<RefundState> {
    const charge = await this.ask((stripe) => stripe.charges.retrieve(chargeId));
    const paymentId = idOf(charge.payment_intent);
    const [payment, invoices] = await this.ask((stripe) =>
      Promise.all([
        stripe.paymentIntents.retrieve(paymentId),
        stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: paymentId } }),
      ]),
    );
    const invoiceId = idOf(invoices.data[0]?.invoice);
    // A subscription's payment has no names of ours; its invoice has.
    const { accountId, purchaseId } = invoiceId ? await this.invoice(invoiceId) : ownNames(payment.metadata);
    return { accountId, purchaseId, invoiceId, full: charge.refunded };
  }

  override async refund(paymentId: string): Promise<string> {
    const refund = await this.ask((stripe) =>
      stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: `refund-${paymentId}` }),
    );
    return idOf(refund.charge);
  }

  override async portal(customerId: string, returnUrl: string): Promise<string> {
    const session = await this.ask((stripe) =>
      stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
    );
    return session.url;
  }

  override event(body: Buffer, signature: string): PaymentEvent {
    const { stripe, webhookSecret } = this.connection;
    let event: Stripe.Event;
    try {
      event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
    } catch {
      // What the SDK says repeats the body and the header: neither belongs into a log.
      throw new BadSignature('the event is not signed by the provider');
    }
    const { id } = event.data.object as { id?: string };
    return { about: subjectOf(event.type), id: id ?? '' };
  }

  private async ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await question(this.connection.stripe);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      if (error.statusCode === 404 || error.code === 'resource_missing')
        throw new PaymentFailure('not-found');
      throw new PaymentFailure(error.statusCode ? 'refused' : 'unreachable');
    }
  }
}

function subjectOf(type: string): PaymentEvent['about'] {
  if (type.startsWith('checkout.session.')) return 'checkout';
  if (type === 'invoice.paid' || type === 'invoice.payment_failed') return 'invoice';
  if (type.startsWith('customer.subscription.')) return 'subscription';
  return type === 'charge.refunded' ? 'charge' : 'other';
}
