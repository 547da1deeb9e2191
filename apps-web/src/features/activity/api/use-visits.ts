import { getUrls, type ActionFailure, type Input, type Reply } from '@ostoja/contracts';
import type { Interval } from '@ostoja/domain';
import { useCallback, useMemo } from 'react';
import type { DataListMore } from '@ostoja/ui';
import useSWRInfinite from 'swr/infinite';
import { actionKey, client } from '../../../api/index.js';

type VisitsPage = Reply<typeof getUrls>;

/** A page that was opened or refused. */
export type Visit = VisitsPage['data'][number];

/** How many visits are asked for at a time (service spec §3, payload facts). */
export const visitsAtATime = 500;

const refreshMilliseconds = 60_000;

/** Whose visits, of when, and what their site has to contain. */
export interface VisitsQuery {
  readonly profile: number;
  readonly device: number;
  readonly bounds: Interval;
  readonly filter: string;
}

/** A device's visits, newest first, 500 at a time: `loadMore` asks for the next ones. */
export function useVisits({ profile, device, bounds, filter }: VisitsQuery) {
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<VisitsPage, ActionFailure>(
    (index: number, previous: VisitsPage | null) =>
      previous && previous.data.length < visitsAtATime
        ? null
        : actionKey(getUrls, {
            profile,
            device,
            dateFrom: bounds.from,
            dateTo: bounds.to - 1,
            filter,
            offset: index * visitsAtATime,
            count: visitsAtATime,
          }),
    ([, request]: readonly [string, Input<typeof getUrls>]) => client.call(getUrls, request),
    // A new visit shifts every page: all are read again, or one would be told twice and another not at all
    { refreshInterval: refreshMilliseconds, revalidateAll: true },
  );
  const visits = useMemo(() => data?.flatMap((page) => page.data), [data]);
  const pages = data?.length ?? 0;
  const total = data?.[0]?.total ?? 0;
  const isMissing = (visits?.length ?? 0) < total;
  const more: DataListMore = !isMissing ? 'none' : error ? 'failed' : size > pages ? 'loading' : 'available';
  const loadMore = useCallback(
    () => void (more === 'failed' ? mutate() : setSize(pages + 1)),
    [more, mutate, setSize, pages],
  );
  return {
    visits,
    /** How many there are in all. */
    total,
    /** What is known of the visits that are not here yet. */
    more,
    loadMore,
    failure: error,
    isValidating,
    retry: () => void mutate(),
  };
}
