import type { StripeLibrary } from './stripe-library.js';

/** The release of Stripe's library that belongs to the API's version of our server's SDK ("endive"). */
export const stripeScript = 'https://js.stripe.com/endive/stripe.js';

let loading: Promise<StripeLibrary | null> | null = null;

/**
 * Loads Stripe's library from Stripe, as it must be; once, and only when a card form is to be shown.
 * @returns null when it could not be loaded; then the next call tries again
 */
export function loadStripe(): Promise<StripeLibrary | null> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = stripeScript;
    script.addEventListener('load', () => resolve(window.Stripe ?? null));
    script.addEventListener('error', () => {
      script.remove();
      loading = null;
      resolve(null);
    });
    document.head.append(script);
  });
  return loading;
}
