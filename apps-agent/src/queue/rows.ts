import type { Input, sync, TelemetryKind } from '@ostoja/contracts';

/** The rows of a batch by kind, as `sync` takes them. */
export type BatchRows = Input<typeof sync>['rows'];

/** One kind's row, before the server parses it. */
export type RowOf<Kind extends TelemetryKind> = NonNullable<BatchRows[Kind]>[number];

/** One thing that a device saw, with its kind: what is put in the queue. */
export type TelemetryRow = { [Kind in TelemetryKind]: readonly [Kind, RowOf<Kind>] }[TelemetryKind];

/** A row in the queue: `n` counts all rows that this queue ever took, from 1. */
export interface QueuedRow {
  readonly n: number;
  readonly row: TelemetryRow;
}

/** A row with its place in a batch. */
interface Placed {
  readonly path: string;
  readonly queued: QueuedRow;
}

/** Groups rows by kind, each kind in the order in which the rows came. */
export function groupRows(queued: readonly QueuedRow[]): BatchRows {
  const grouped: Record<string, unknown[]> = {};
  for (const { row } of queued) (grouped[row[0]] ??= []).push(row[1]);
  return grouped as BatchRows;
}

/** Each row with the path that a refusal names it by: `rows.visits.3`. */
function place(queued: readonly QueuedRow[]): Placed[] {
  const counts = new Map<string, number>();
  return queued.map((one) => {
    const kind = one.row[0];
    const index = counts.get(kind) ?? 0;
    counts.set(kind, index + 1);
    return { path: `rows.${kind}.${index}`, queued: one };
  });
}

/**
 * Splits a refused batch into the rows that the refusal names and the rest.
 * @param paths what the server named, such as `rows.visits.3.ts`; a path may name a row or a field of it
 */
export function splitRefused(
  queued: readonly QueuedRow[],
  paths: readonly string[],
): { bad: { queued: QueuedRow; paths: string[] }[]; good: QueuedRow[] } {
  const named = new Map<string, string[]>();
  for (const path of paths) {
    const row = /^rows\.[a-z]+\.\d+/i.exec(path)?.[0];
    if (row !== undefined) named.set(row, [...(named.get(row) ?? []), path]);
  }
  const bad: { queued: QueuedRow; paths: string[] }[] = [];
  const good: QueuedRow[] = [];
  for (const { path, queued: one } of place(queued)) {
    const fields = named.get(path);
    if (fields) bad.push({ queued: one, paths: fields });
    else good.push(one);
  }
  return { bad, good };
}
