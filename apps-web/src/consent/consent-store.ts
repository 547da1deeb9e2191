import {
  allowsAnalytics,
  answerConsent,
  asksForConsent,
  consentDays,
  needsSignIn,
  type CookieConsent,
} from '@ostoja/domain';
import { cookieJustClicked, storedConsent, storedRodoClicked } from '../storage/values.js';
import { cookieIn, readConsent, writeConsent } from './consent-record.js';

const cookieName = 'ostoja_consent';
const present = () => Math.floor(Date.now() / 1000);

/** What this visitor answered about cookies: the cookie's word, else the one that this browser's session keeps. */
export function currentConsent(): CookieConsent {
  return readConsent(cookieIn(document.cookie, cookieName) ?? storedConsent.get());
}

/** Whether this visitor may be counted now. */
export function mayCount(): boolean {
  return allowsAnalytics(currentConsent(), present());
}

/** Whether a page asks about cookies now: a public one, where no answer stands and none was given a moment ago. */
export function asksOn(path: string): boolean {
  if (needsSignIn(path) || cookieJustClicked.get() !== null) return false;
  return asksForConsent(currentConsent(), present());
}

/** Keeps an answer in a cookie and in the session's storage (panel spec §4). */
export function answer(choice: 'accepted' | 'refused'): void {
  const consent = answerConsent(currentConsent(), choice, present());
  keep(consent);
  storedRodoClicked.set('1');
  cookieJustClicked.set('1');
  storedConsent.set(writeConsent(consent));
}

/** Browsers shorten a cookie's life to some 400 days, so an answer that stands is kept anew whenever the visitor comes. */
export function renewConsent(): void {
  keep(currentConsent());
}

function keep(consent: CookieConsent): void {
  const text = writeConsent(consent);
  if (text === null) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookieName}=${text}; path=/; max-age=${consentDays * 86_400}; samesite=lax${secure}`;
}
