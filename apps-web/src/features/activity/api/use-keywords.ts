import { getKeywords, type Reply } from '@ostoja/contracts';
import type { Interval } from '@ostoja/domain';
import { useAction } from '../../../api/index.js';

/** A search: which words on which engine. */
export type Keyword = Reply<typeof getKeywords>['data'][number];

const refreshMilliseconds = 60_000;

/** Whose searches, of when, what they have to contain, and which of them. */
export interface KeywordsQuery {
  readonly profile: number;
  readonly device: number;
  readonly bounds: Interval;
  readonly filter: string;
  readonly offset: number;
  readonly count: number;
}

/** One page of a device's searches, newest first, and how many there are in all. */
export function useKeywords({ bounds, ...query }: KeywordsQuery) {
  return useAction(
    getKeywords,
    { ...query, dateFrom: bounds.from, dateTo: bounds.to - 1 },
    // The page that is left stays until the next one is there, so that nothing jumps
    { refreshInterval: refreshMilliseconds, keepPreviousData: true },
  );
}
