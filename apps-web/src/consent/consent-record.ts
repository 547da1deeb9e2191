import { unknownConsent, type CookieConsent } from '@ostoja/domain';

/**
 * Writes an answer as the cookie keeps it: the word that the server reads, when it was given (epoch seconds), and how
 * often was refused so far: `refused.1763700000.2` (decision 0129).
 */
export function writeConsent(consent: CookieConsent): string | null {
  return consent.choice === 'unknown' ? null : `${consent.choice}.${consent.at}.${consent.refusals}`;
}

/** Reads what {@link writeConsent} wrote; anything else is a visitor who was never asked. */
export function readConsent(text: string | null): CookieConsent {
  const found = /^(accepted|refused)\.(\d{1,12})\.(\d{1,6})$/.exec(text ?? '');
  if (!found) return unknownConsent;
  const [, choice, at, refusals] = found;
  return {
    choice: choice === 'accepted' ? 'accepted' : 'refused',
    at: Number(at),
    refusals: Number(refusals),
  };
}

/** Finds a cookie's value among those of `document.cookie`. */
export function cookieIn(cookies: string, name: string): string | null {
  const start = `${name}=`;
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(start));
  return pair === undefined ? null : pair.slice(start.length);
}
