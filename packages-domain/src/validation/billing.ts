/** What a payment is billed to when nobody knows the country (panel §5). */
export const defaultBillingCountry = 'US';

/**
 * The country of a bill, from what `geo` or a plan says: US when it is empty or starts with a hyphen (panel §5). `pl`
 * gives `PL`, `-` and nothing give `US`. The other billing fields are sent empty.
 */
export function billingCountry(countryCode: string | null | undefined): string {
  const code = (countryCode ?? '').trim();
  return code === '' || code.startsWith('-') ? defaultBillingCountry : code.toUpperCase();
}
