import type { Stripe } from 'stripe';
import type { CheckoutState, InvoiceState, SubscriptionState } from './payment-provider.js';

/** Subscriptions that are paid for, or are about to be. */
const ACTIVE = new Set(['active', 'trialing', 'past_due']);

/** The id of something that Stripe may give whole, or an empty string. */
export function idOf(value: string | { id: string } | null | undefined): string {
  return typeof value === 'string' ? value : (value?.id ?? '');
}

/** Our own names of the account and the purchase; 0 where somebody else made the object. */
export function ownNames(metadata: Stripe.Metadata | null | undefined) {
  return {
    accountId: number(metadata?.['account']),
    purchaseId: number(metadata?.['purchase']),
    planType: number(metadata?.['type']),
    credits: number(metadata?.['credits']),
  };
}

function number(value: string | undefined): number {
  return value !== undefined && /^\d{1,16}$/.test(value) ? Number(value) : 0;
}

/** A checkout, without what we do not need. */
export function checkoutState(session: Stripe.Checkout.Session): CheckoutState {
  const { accountId, purchaseId } = ownNames(session.metadata);
  return {
    sessionId: session.id,
    accountId,
    purchaseId,
    status: statusOf(session),
    paid: session.payment_status === 'paid' || session.payment_status === 'no_payment_required',
    created: session.created,
    paymentId: idOf(session.payment_intent),
    subscriptionId: idOf(session.subscription),
    invoiceId: idOf(session.invoice),
    receiptUrl: receiptOf(session.payment_intent),
  };
}

/** Where the bill of a payment is: with its charge, if Stripe was asked to tell that too. */
function receiptOf(payment: Stripe.Checkout.Session['payment_intent']): string {
  const charge = typeof payment === 'object' ? payment?.latest_charge : undefined;
  return (typeof charge === 'object' && charge?.receipt_url) || '';
}

function statusOf({ status }: Stripe.Checkout.Session): CheckoutState['status'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

/** A subscription; all of ours have one item. */
export function subscriptionState(subscription: Stripe.Subscription): SubscriptionState {
  const { accountId, planType } = ownNames(subscription.metadata);
  const [item] = subscription.items.data;
  return {
    subscriptionId: subscription.id,
    accountId,
    planType,
    status: subscription.status,
    active: ACTIVE.has(subscription.status),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    created: subscription.created,
    currentPeriodStart: item?.current_period_start ?? subscription.created,
    currentPeriodEnd: item?.current_period_end ?? subscription.created,
    amount: item?.price.unit_amount ?? 0,
    currency: subscription.currency.toUpperCase(),
    interval: item?.price.recurring?.interval ?? 'month',
    intervalCount: item?.price.recurring?.interval_count ?? 1,
  };
}

/** An invoice; the period is that of its line, because an invoice's own is the one before. */
export function invoiceState(invoice: Stripe.Invoice, paymentId: string): InvoiceState {
  const names = ownNames(invoice.parent?.subscription_details?.metadata);
  const period = invoice.lines.data.at(-1)?.period;
  return {
    ...names,
    invoiceId: idOf(invoice),
    paid: invoice.status === 'paid',
    first: invoice.billing_reason === 'subscription_create',
    periodStart: period?.start ?? invoice.created,
    periodEnd: period?.end ?? invoice.created,
    amount: invoice.amount_paid,
    currency: invoice.currency.toUpperCase(),
    url: invoice.hosted_invoice_url ?? '',
    paymentId,
  };
}
