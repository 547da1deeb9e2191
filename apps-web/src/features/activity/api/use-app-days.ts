import { ActionFailure, getAppsUsage } from '@ostoja/contracts';
import { localDayBounds, type DayNumber } from '@ostoja/domain';
import useSWR from 'swr';
import { client } from '../../../api/index.js';

/** The use of one app on one calendar day. */
export interface AppDay {
  readonly day: DayNumber;
  /** How often it was started. */
  readonly count: number;
  /** Seconds in front. */
  readonly elapsed: number;
}

/** More apps than anybody uses in a day, and as many as one answer holds. */
const mostApps = 100;

/** How an app was used on each of some days of a zone. */
export function useAppDays(
  of: { readonly profile: number; readonly device: number },
  pkg: string,
  days: readonly DayNumber[],
  timeZone: string,
) {
  return useSWR<readonly AppDay[], ActionFailure>(['app-days', of.device, pkg, timeZone, ...days], () =>
    Promise.all(
      days.map(async (day) => {
        const { from, to } = localDayBounds(day, timeZone);
        const page = { dateFrom: from, dateTo: to - 1, offset: 0, count: mostApps };
        const { data } = await client.call(getAppsUsage, { ...of, ...page });
        const own = data.find((row) => row.pkg === pkg);
        return { day, count: own?.count ?? 0, elapsed: own?.elapsed ?? 0 };
      }),
    ),
  );
}
