import { visitKind, type VisitKind } from '@ostoja/domain';

/** The statistics' categories in the order in which they are shown (panel spec §2). */
export const visitKinds = [
  'approved',
  'safe',
  'time-limit',
  'user',
  'content',
] as const satisfies readonly VisitKind[];

/** How many visits there are of each category. */
export type VisitTally = Readonly<Record<VisitKind, number>>;

/** Counts visits by category, from the codes that the device reported. */
export function tallyVisits(visits: readonly { readonly blocked: number }[]): VisitTally {
  const tally: Record<VisitKind, number> = { approved: 0, safe: 0, 'time-limit': 0, user: 0, content: 0 };
  for (const { blocked } of visits) tally[visitKind(blocked)] += 1;
  return tally;
}

/** The category that an address asks for (`kind=user`), or null for all of them. */
export function readVisitKind(search: URLSearchParams): VisitKind | null {
  return visitKinds.find((kind) => kind === search.get('kind')) ?? null;
}

/** The address's query with a category in it; all of them leave no trace. */
export function writeVisitKind(search: URLSearchParams, kind: VisitKind | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (kind) next.set('kind', kind);
  else next.delete('kind');
  return next;
}
