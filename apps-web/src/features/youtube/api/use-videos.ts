import { getYT, type Reply } from '@ostoja/contracts';
import type { Interval } from '@ostoja/domain';
import { useAction } from '../../../api/index.js';

/** A video that was watched, as `getYT` tells it. */
export type Video = Reply<typeof getYT>['data'][number];

interface VideoPage {
  readonly profile: number;
  readonly device: number;
  readonly offset: number;
  readonly count: number;
}

const refreshMilliseconds = 60_000;

/** A page of the videos watched in an interval, newest first. */
export function useVideos(of: VideoPage, { from, to }: Interval) {
  return useAction(
    getYT,
    { ...of, dateFrom: from, dateTo: to - 1 },
    {
      keepPreviousData: true,
      refreshInterval: refreshMilliseconds,
    },
  );
}
