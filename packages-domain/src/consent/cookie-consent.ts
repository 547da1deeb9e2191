const daySeconds = 86_400;

/** How long a choice is kept, in days. */
export const consentDays = 3650;

/** After how many days a refusal is asked about again: the first, the second, and every later one (panel §4). */
const askAgainDays = { first: 7, second: 30, later: 180 } as const;

/** What a visitor chose about cookies. `refusals` counts all refusals so far, this one too. */
export type CookieConsent =
  | { readonly choice: 'unknown'; readonly refusals: number }
  | { readonly choice: 'accepted'; readonly at: number; readonly refusals: number }
  | { readonly choice: 'refused'; readonly at: number; readonly refusals: number };

/** A visitor who was never asked. */
export const unknownConsent: CookieConsent = { choice: 'unknown', refusals: 0 };

/** The consent after an answer at a moment (epoch seconds). */
export function answerConsent(
  before: CookieConsent,
  choice: 'accepted' | 'refused',
  now: number,
): CookieConsent {
  return { choice, at: now, refusals: before.refusals + (choice === 'refused' ? 1 : 0) };
}

/** Tells whether the cookie banner is shown now (epoch seconds): never answered, forgotten, or refused long enough ago. */
export function asksForConsent(consent: CookieConsent, now: number): boolean {
  if (consent.choice === 'unknown') return true;
  const days = consent.choice === 'accepted' ? consentDays : daysAfter(consent.refusals);
  return now >= consent.at + days * daySeconds;
}

/** Tells whether analytics may run. */
export function allowsAnalytics(consent: CookieConsent, now: number): boolean {
  return consent.choice === 'accepted' && !asksForConsent(consent, now);
}

function daysAfter(refusals: number): number {
  if (refusals <= 1) return askAgainDays.first;
  return refusals === 2 ? askAgainDays.second : askAgainDays.later;
}
