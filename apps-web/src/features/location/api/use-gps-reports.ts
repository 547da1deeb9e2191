import { getHealth } from '@ostoja/contracts';
import type { Interval } from '@ostoja/domain';
import { useAction } from '../../../api/index.js';
import type { GpsReport } from '../gps-off.js';

const refreshMilliseconds = 60_000;

/** What a device said of its positioning on a day, and what it had said last before; undefined until both are known. */
export function useGpsReports(
  profile: number,
  device: number,
  { from, to }: Interval,
  isToday: boolean,
): { readonly before: GpsReport | undefined; readonly reports: readonly GpsReport[] } | undefined {
  const day = useAction(
    getHealth,
    { profile, device, dateFrom: from, dateTo: to - 1 },
    { refreshInterval: isToday ? refreshMilliseconds : 0 },
  );
  const before = useAction(getHealth, { profile, device, dateTo: from - 1 });
  if (!day.data || !before.data) return undefined;
  return { before: before.data.data.at(-1), reports: day.data.data };
}
