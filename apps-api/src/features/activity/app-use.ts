import { splitHours } from '@ostoja/domain';
import type { Dialect } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';
import { HourlyKind } from './hourly-kind.js';
import type { Interval } from './interval.js';
import { LONGEST_STRETCH } from './longest-stretch.js';

/** A piece of SQL that gives rows, and what is bound to it. */
export interface SqlPart {
  readonly sql: string;
  readonly parameters: readonly number[];
}

/**
 * The use of apps within an interval, as parts to be joined by `UNION ALL`: rows of `subject` (the package), `hits`
 * (starts in the interval), `seconds`, and `first_at` and `last_at`, when the use began and ended. Whole UTC hours come
 * from the roll-up, the ragged edges from the stretches, cut to the edge, so that sums equal those of a raw scan. No
 * part: the interval is empty.
 */
export function appUse(
  dialect: Dialect,
  { accountId, deviceId }: OwnedDevice,
  interval: Interval,
): readonly SqlPart[] {
  const { head, whole, tail } = splitHours(interval.from, interval.to);
  const [least, greatest] = dialect === 'sqlite' ? ['MIN', 'MAX'] : ['LEAST', 'GREATEST'];
  const parts: SqlPart[] = [head, tail].flatMap((edge) =>
    edge
      ? {
          sql: `SELECT pkg AS subject, CASE WHEN ts >= ? THEN 1 ELSE 0 END AS hits,
                  ${least}(until, ?) - ${greatest}(ts, ?) AS seconds,
                  ${greatest}(ts, ?) AS first_at, ${least}(until, ?) AS last_at
                FROM app_usage
                WHERE account_id = ? AND device_id = ? AND ts >= ? AND ts < ? AND (until > ? OR ts >= ?)`,
          parameters: [
            edge.from,
            edge.to,
            edge.from,
            edge.from,
            edge.to,
            accountId,
            deviceId,
            edge.from - LONGEST_STRETCH,
            edge.to,
            edge.from,
            edge.from,
          ],
        }
      : [],
  );
  if (whole) {
    parts.push({
      sql: `SELECT subject, hits, seconds, first_at, last_at FROM hourly
            WHERE account_id = ? AND device_id = ? AND kind = ? AND hour >= ? AND hour < ?`,
      parameters: [accountId, deviceId, HourlyKind.App, whole.from, whole.to],
    });
  }
  return parts;
}
