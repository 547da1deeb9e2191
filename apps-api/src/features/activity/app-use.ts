import type { Dialect } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';
import { HourlyKind } from './hourly-kind.js';
import type { Interval } from './interval.js';
import { LONGEST_STRETCH } from './longest-stretch.js';
import { type SqlPart, summedParts } from './summed-parts.js';

/**
 * The use of apps within an interval, as parts to be joined by `UNION ALL` (see `summedParts`): the package, starts in
 * the interval, seconds, and when the use began and ended. Of a stretch only what lies inside counts.
 */
export function appUse(dialect: Dialect, device: OwnedDevice, interval: Interval): readonly SqlPart[] {
  const { accountId, deviceId } = device;
  const [least, greatest] = dialect === 'sqlite' ? ['MIN', 'MAX'] : ['LEAST', 'GREATEST'];
  return summedParts(HourlyKind.App, device, interval, ({ from, to }) => ({
    sql: `SELECT pkg AS subject, SUM(begins) AS hits, SUM(ends_at - begins_at) AS seconds,
            MIN(begins_at) AS first_at, MAX(ends_at) AS last_at
          FROM (
            SELECT pkg, CASE WHEN ts >= ? THEN 1 ELSE 0 END AS begins,
              ${greatest}(ts, ?) AS begins_at, ${least}(until, ?) AS ends_at
            FROM app_usage
            WHERE account_id = ? AND device_id = ? AND ts >= ? AND ts < ? AND (until > ? OR ts >= ?)
          ) AS stretches GROUP BY pkg`,
    parameters: [from, from, to, accountId, deviceId, from - LONGEST_STRETCH, to, from, from],
  }));
}
