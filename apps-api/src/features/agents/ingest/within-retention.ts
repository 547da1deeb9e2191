import type { Reply, sync } from '@ostoja/contracts';
import type { BatchRows } from './raw-rows.js';

/** Seconds; also how far ahead of its arrival a row may be. */
export const DAY = 86_400;

/** The rows of a batch that were not stored, by the paths that the device knows them by. */
export type LeftOut = Reply<typeof sync>['leftOut'];

/** Which moments a row may have, epoch seconds, both included. */
export interface StorableTime {
  /** Retention would delete anything older at its next run. */
  readonly oldest: number;
  /** A day ahead forgives a zone that is set wrongly. */
  readonly newest: number;
}

/** The moments that rows may have which come at `now`, where telemetry is kept for so many days. */
export function storableTime(now: number, days: number): StorableTime {
  return { oldest: now - days * DAY, newest: now + DAY };
}

/**
 * Leaves out rows that retention would delete at its next run, and rows from more than a day ahead, and names them: a
 * device whose clock is wrong by years loses rows that no screen could show, and is told which. A stretch of use has to
 * lie inside with both ends. Apps and contacts have no moment of their own and stay (docs/decisions/0041, 0099).
 */
export function withinRetention(
  rows: BatchRows,
  { oldest, newest }: StorableTime,
): { rows: BatchRows; leftOut: LeftOut } {
  const leftOut: LeftOut = { tooOld: [], tooNew: [] };
  const inTime = <Row>(
    kind: keyof BatchRows,
    list: Row[] | undefined,
    span: (row: Row) => { from: number; to: number },
  ): { [name: string]: Row[] } => {
    if (!list) return {};
    const kept = list.filter((row, index) => {
      const { from, to } = span(row);
      if (from >= oldest && to <= newest) return true;
      leftOut[from < oldest ? 'tooOld' : 'tooNew'].push(`rows.${kind}.${index}`);
      return false;
    });
    return { [kind]: kept };
  };
  const { apps, contacts } = rows;
  const kept: BatchRows = {
    ...(apps ? { apps } : {}),
    ...(contacts ? { contacts } : {}),
    ...inTime('usage', rows.usage, (stretch) => stretch),
    ...inTime('visits', rows.visits, atOnce),
    ...inTime('searches', rows.searches, atOnce),
    ...inTime('blocks', rows.blocks, atOnce),
    ...inTime('positions', rows.positions, atOnce),
    ...inTime('health', rows.health, atOnce),
    ...inTime('calls', rows.calls, atOnce),
    ...inTime('smses', rows.smses, atOnce),
    ...inTime('videos', rows.videos, atOnce),
  };
  return { rows: kept, leftOut };
}

function atOnce({ ts }: { ts: number }) {
  return { from: ts, to: ts };
}
