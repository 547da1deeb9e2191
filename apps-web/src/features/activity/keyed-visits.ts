import type { Visit } from './api/use-visits.js';

/** A visit with a name of its own. */
export interface KeyedVisit {
  readonly key: string;
  readonly visit: Visit;
}

/**
 * Tells visits apart, which have no id: by time and address, and equal ones by their order. The key of a visit stays
 * when newer ones come before it.
 */
export function keyedVisits(visits: readonly Visit[]): readonly KeyedVisit[] {
  const seen = new Map<string, number>();
  return visits.map((visit) => {
    const name = `${visit.ts} ${visit.blocked} ${visit.domain} ${visit.url}`;
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return { key: `${name} ${count}`, visit };
  });
}
