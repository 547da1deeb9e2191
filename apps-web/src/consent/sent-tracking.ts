import { mayCount } from './consent-store.js';
import type { TrackingValues } from './tracking-values.js';

/** The tracking values that a form sends: none without consent. What reads them is loaded only with it. */
export async function sentTracking(): Promise<TrackingValues> {
  return mayCount() ? (await import('./tracking-values.js')).trackingValues() : {};
}
