import { splitDays, splitHours } from '@ostoja/domain';
import type { OwnedDevice } from '../../wire/caller.js';
import type { HourlyKind } from './hourly-kind.js';
import type { Interval } from './interval.js';

/** A piece of SQL that gives rows, and what is bound to it. */
export interface SqlPart {
  readonly sql: string;
  readonly parameters: readonly number[];
}

/**
 * The sums of an interval by subject, as parts to be joined by `UNION ALL`: rows of `subject`, `hits`, `seconds`,
 * `first_at` and `last_at`, each subject at most once a part. Whole UTC days and the whole hours around them come from
 * the roll-ups, the ragged ends from raw rows, so that sums over all parts equal those of a raw scan
 * (docs/decisions/0103). No part: the interval is empty.
 * @param kind one of `dailyKinds`
 * @param rawPart gives the sums of an end, which has no whole hour
 */
export function summedParts(
  kind: HourlyKind,
  device: OwnedDevice,
  interval: Interval,
  rawPart: (end: Interval) => SqlPart,
): SqlPart[] {
  const days = splitDays(interval.from, interval.to);
  const rests = [days.head, days.tail].flatMap((rest) => (rest ? [splitHours(rest.from, rest.to)] : []));
  return [
    ...(days.whole ? [rolledUp('daily', 'day', kind, device, days.whole)] : []),
    ...rests.flatMap(({ whole }) => (whole ? [rolledUp('hourly', 'hour', kind, device, whole)] : [])),
    ...rests.flatMap(({ head, tail }) => [head, tail]).flatMap((end) => (end ? [rawPart(end)] : [])),
  ];
}

function rolledUp(
  table: 'daily' | 'hourly',
  unit: 'day' | 'hour',
  kind: HourlyKind,
  { accountId, deviceId }: OwnedDevice,
  { from, to }: Interval,
): SqlPart {
  return {
    sql: `SELECT subject, SUM(hits) AS hits, SUM(seconds) AS seconds, MIN(first_at) AS first_at, MAX(last_at) AS last_at
          FROM ${table}
          WHERE account_id = ? AND device_id = ? AND kind = ? AND ${unit} >= ? AND ${unit} < ? GROUP BY subject`,
    parameters: [accountId, deviceId, kind, from, to],
  };
}
