/**
 * The part of Stripe's browser library that the card form uses. Its words are Stripe's
 * (https://docs.stripe.com/js/custom_checkout).
 */
export interface CardElement {
  mount(place: HTMLElement): void;
  destroy(): void;
}

/** What a payment is confirmed with; the return address is where a bank sends the browser back to. */
export interface Confirmation {
  readonly returnUrl: string;
  readonly redirect: 'if_required';
  readonly billingAddress: {
    readonly name: string;
    readonly address: Readonly<
      Record<'country' | 'line1' | 'line2' | 'city' | 'state' | 'postal_code', string>
    >;
  };
}

interface Failed {
  readonly type: 'error';
  readonly error: { readonly message?: string };
}

/** What can be done with a checkout that is loaded. */
export interface CheckoutActions {
  /** The checkout's id, and its total as Stripe writes it; the library insists on its being read. */
  getSession(): { readonly id: string; readonly total: { readonly total: { readonly amount: string } } };
  confirm(confirmation: Confirmation): Promise<{ readonly type: 'success' } | Failed>;
}

/** A checkout in the page. */
export interface CheckoutElements {
  createPaymentElement(options: object): CardElement;
  loadActions(): Promise<{ readonly type: 'success'; readonly actions: CheckoutActions } | Failed>;
}

/** The library itself: `Stripe(publishableKey)`. */
export type StripeLibrary = (
  publishableKey: string,
  options: { readonly locale: string },
) => {
  initCheckoutElementsSdk(options: {
    readonly clientSecret: string;
    readonly elementsOptions: { readonly appearance: object };
  }): CheckoutElements;
};

declare global {
  interface Window {
    Stripe?: StripeLibrary;
  }
}
