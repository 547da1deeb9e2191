import { ae } from '@ostoja/contracts';
import { client } from '../api/index.js';
import { storedCampaign, storedSessionNumber, storedVisit, storedVisitor } from '../storage/values.js';
import { readCampaign } from './tracking-values.js';

/**
 * Counts that a visitor who accepted opened a public page: its path alone, because a query may hold a code. The visitor
 * is a number of this browser. A failure is ignored (service spec §8).
 * @param arrival the query with which the visitor came
 */
export function countPage(path: string, arrival: string): void {
  remember(arrival);
  client.call(ae, { i: storedVisitor.get() ?? '', n: 'page', d: { path } }).catch(() => {});
}

/** Forgets what {@link countPage} kept: the visitor refused. */
export function forgetVisitor(): void {
  for (const value of [storedVisitor, storedVisit, storedSessionNumber, storedCampaign]) value.set(null);
}

/** Keeps who the visitor is, how manieth visit this is, and the campaign that led here. */
function remember(arrival: string): void {
  if (storedVisitor.get() === null) storedVisitor.set(crypto.randomUUID());
  if (storedVisit.get() === null) {
    storedVisit.set(crypto.randomUUID());
    storedSessionNumber.set(String(Number(storedSessionNumber.get() ?? 0) + 1));
  }
  const campaign = readCampaign(arrival);
  if (Object.keys(campaign).length > 0) storedCampaign.set(JSON.stringify(campaign));
}
