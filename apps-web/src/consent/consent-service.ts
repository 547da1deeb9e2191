import { pageSettings } from '../settings/index.js';

/**
 * Tells the data-protection service that the operator configured what a visitor answered, and on which page (service
 * spec §7). Without one nobody is told; a failure changes nothing.
 */
export function tellConsentService(allowed: boolean, path: string): void {
  const { consentService } = pageSettings();
  if (consentService === undefined) return;
  fetch(consentService, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'setAllowed', allowed, path }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {});
}
