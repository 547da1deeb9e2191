import { tracking } from '@ostoja/contracts';
import type { Origin } from '../../wire/caller.js';

/**
 * The campaign values in what a form sent, or null: they are kept only with the visitor's consent, and only where
 * there are any.
 */
export function trackingOf(data: object, origin: Origin): { [name: string]: string } | null {
  if (!origin.consent) return null;
  const values = Object.entries(tracking.parse(data)).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  return values.length === 0 ? null : Object.fromEntries(values);
}
