import { billingCountry } from '@ostoja/domain';
import type { Confirmation } from './stripe-library.js';

/**
 * What a card payment is confirmed with: the return address of this checkout, and a bill of which only the country is
 * known; all else is sent empty (panel spec §5).
 * @param countryCode as the plan says it; empty or with a hyphen for unknown
 */
export function confirmationOf(origin: string, sessionId: string, countryCode: string): Confirmation {
  return {
    returnUrl: `${origin}${statusPath(sessionId)}`,
    redirect: 'if_required',
    billingAddress: {
      name: '',
      address: {
        country: billingCountry(countryCode),
        line1: '',
        line2: '',
        city: '',
        state: '',
        postal_code: '',
      },
    },
  };
}

/** The page that says how a checkout ended. */
export function statusPath(sessionId: string): string {
  return `/account/purchase-status?session_id=${encodeURIComponent(sessionId)}`;
}
