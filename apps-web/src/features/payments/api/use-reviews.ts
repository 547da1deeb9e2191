import type { Language } from '@ostoja/domain';
import useSWR from 'swr';
import { useMessages } from '../../../i18n/index.js';
import { readReviews, reviewsIn, type CustomerReview } from '../reviews.js';

/** What customers said, as the operator keeps it; none while it is not there or can't be read. */
export function useReviews(): readonly CustomerReview[] {
  const { language } = useMessages();
  const { data = [] } = useSWR('/reviews.json', load, { shouldRetryOnError: false });
  return reviewsIn(data, language satisfies Language);
}

async function load(address: string): Promise<readonly CustomerReview[]> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  return answer.ok ? readReviews(await answer.json()) : [];
}
