import type { buyLicense, Input } from '@ostoja/contracts';
import type { Language } from '@ostoja/domain';
import { webAddress } from './web-address.js';

/** What a parent chose to buy. */
export interface Choice {
  readonly type: number;
  /** Paid for at once: one year, or two. A monthly plan and a top-up do not know years. */
  readonly years: 1 | 2;
}

/** How long after the answer the provider's page opens, milliseconds (service spec §9). */
export const redirectDelay = 1000;

/** Where the browser comes back to; the provider puts the checkout's id into the first. */
export function returnAddresses(origin: string): { readonly cu: string; readonly clu: string } {
  return {
    cu: `${origin}/account/purchase-status?session_id={CHECKOUT_SESSION_ID}`,
    clu: `${origin}/account/purchase?canceled=1`,
  };
}

/** The wire's order of a choice. */
export function orderOf(
  { type, years }: Choice,
  from: { readonly origin: string; readonly language: Language; readonly promoCode: string | null },
): Input<typeof buyLicense> {
  return {
    ...returnAddresses(from.origin),
    l: from.language,
    lt: type,
    ly: years,
    ...(from.promoCode ? { pc: from.promoCode } : {}),
  };
}

/**
 * Goes to the provider's page, a second from now.
 * @returns the way to stay here after all
 * @throws TypeError for what is no address of the web
 */
export function goToProvider(address: string): () => void {
  const page = webAddress(address);
  if (page === null) throw new TypeError('the payment provider gave no web address');
  const timer = setTimeout(() => location.assign(page), redirectDelay);
  return () => clearTimeout(timer);
}
