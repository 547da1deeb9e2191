import { needsSignIn } from '@ostoja/domain';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStoredValue } from '../storage/stored-value.js';
import { storedConsent } from '../storage/values.js';
import { asksOn, mayCount, renewConsent } from './consent-store.js';
import { cookieQuestion } from './cookie-question.js';

const ConsentBanner = lazy(async () => ({ default: (await import('./consent-banner.js')).ConsentBanner }));

/** Where the visitor came from: what the address had when the page was loaded, before the router changes it. */
const arrival = location.search;

/**
 * Asks about cookies on public pages, and counts the public pages of visitors who accepted (panel spec §2, §4). What
 * either needs is loaded only then.
 */
export function ConsentGate() {
  const { pathname, hash } = useLocation();
  // An answer changes what is to be done
  useStoredValue(storedConsent);
  useEffect(renewConsent, []);

  const counting = mayCount() && !needsSignIn(pathname);
  useEffect(() => {
    if (counting) void import('./analytics.js').then(({ countPage }) => countPage(pathname, arrival));
  }, [counting, pathname]);

  const askedFor = hash === cookieQuestion;
  if (!askedFor && !asksOn(pathname)) return null;
  return (
    <Suspense>
      <ConsentBanner key={String(askedFor)} askedFor={askedFor} />
    </Suspense>
  );
}
