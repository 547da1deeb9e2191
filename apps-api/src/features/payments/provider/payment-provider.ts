/** Who pays, as the provider knows them. */
export interface Payer {
  readonly accountId: number;
  readonly customerId: string;
}

/** One thing to pay for. Money is minor units. */
export interface Order {
  readonly payer: Payer;
  readonly purchaseId: number;
  readonly name: string;
  readonly planType: number;
  /** Knowledge points that come with each payment. */
  readonly credits: number;
  readonly amount: number;
  readonly currency: string;
  /** Set for a subscription: how often it is paid. */
  readonly every?: { readonly interval: 'year' | 'month'; readonly count: number };
  readonly language: string;
  /** Where the browser goes afterwards; `{CHECKOUT_SESSION_ID}` is filled in by the provider. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A checkout that was just opened: an address to go to, or a secret for a card form. */
export interface OpenedCheckout {
  readonly sessionId: string;
  readonly redirectUri: string;
  readonly clientSecret: string;
}

/** A checkout as it is now. Times are epoch seconds. */
export interface CheckoutState {
  readonly sessionId: string;
  readonly accountId: number;
  readonly purchaseId: number;
  readonly status: 'open' | 'complete' | 'expired';
  readonly paid: boolean;
  readonly created: number;
  readonly paymentId: string;
  readonly subscriptionId: string;
  readonly invoiceId: string;
  /** The provider's page with the bill of a payment that was made; empty before that. */
  readonly receiptUrl: string;
}

/** A subscription as it is now. */
export interface SubscriptionState {
  readonly subscriptionId: string;
  readonly accountId: number;
  readonly planType: number;
  readonly status: string;
  readonly active: boolean;
  readonly cancelAtPeriodEnd: boolean;
  readonly created: number;
  readonly currentPeriodStart: number;
  readonly currentPeriodEnd: number;
  readonly amount: number;
  readonly currency: string;
  readonly interval: string;
  readonly intervalCount: number;
}

/** What a subscription renews as. Money is minor units. */
export interface RenewedPlan {
  readonly planType: number;
  readonly name: string;
  readonly credits: number;
  readonly amount: number;
}

/** An invoice of a subscription's period as it is now. */
export interface InvoiceState {
  readonly invoiceId: string;
  readonly accountId: number;
  readonly purchaseId: number;
  readonly planType: number;
  readonly credits: number;
  readonly paid: boolean;
  /** Whether it is the subscription's first. */
  readonly first: boolean;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly amount: number;
  readonly currency: string;
  readonly url: string;
  readonly paymentId: string;
}

/** A payment that went back, as it is now. */
export interface RefundState {
  readonly accountId: number;
  readonly purchaseId: number;
  readonly invoiceId: string;
  /** Whether all of it went back. */
  readonly full: boolean;
}

/** What an event is about; its object is asked for again, so neither order nor repetition matters. */
export interface PaymentEvent {
  readonly about: 'checkout' | 'invoice' | 'subscription' | 'charge' | 'other';
  readonly id: string;
}

/** Thrown when the provider refuses or does not answer. Says nothing that came from it. */
export class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure';

  constructor(readonly reason: 'not-found' | 'refused' | 'unreachable') {
    super(`the payment provider: ${reason}`);
  }
}

/** Thrown for an event that the provider did not sign, or signed long ago. */
export class BadSignature extends Error {
  override readonly name = 'BadSignature';
}

/** Who takes the money. Every method but `event` may throw {@link PaymentFailure}. */
export abstract class PaymentProvider {
  /** What a browser's card form is opened with. */
  abstract readonly publishableKey: string;
  abstract createCustomer(accountId: number, email: string, language: string): Promise<string>;
  abstract openCheckout(order: Order): Promise<OpenedCheckout>;
  abstract checkout(sessionId: string): Promise<CheckoutState>;
  abstract subscription(subscriptionId: string): Promise<SubscriptionState>;
  abstract setCancel(subscriptionId: string, cancel: boolean): Promise<SubscriptionState>;
  /** Renews a subscription as another plan from its next period on; what is paid already stays as it is. */
  abstract changePlan(subscriptionId: string, plan: RenewedPlan): Promise<SubscriptionState>;
  abstract invoice(invoiceId: string): Promise<InvoiceState>;
  abstract refundOf(chargeId: string): Promise<RefundState>;
  /** Gives a payment back in full, the same however often it is asked for. @returns the charge that went back */
  abstract refund(paymentId: string): Promise<string>;
  /** The provider's own page on which a parent changes the card and sees the bills. */
  abstract portal(customerId: string, returnUrl: string): Promise<string>;
  /** @throws BadSignature */
  abstract event(body: Buffer, signature: string): PaymentEvent;
}
