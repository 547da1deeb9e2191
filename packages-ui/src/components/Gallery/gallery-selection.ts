/** The outcome of an attempt to select. */
export interface SelectionChange {
  readonly selected: ReadonlySet<string>;
  /** Something was left out because no more than the limit may be selected. */
  readonly limited: boolean;
}

/** Selects the item, or gives it up when it is selected. Giving up always works. */
export function toggleSelected(selected: ReadonlySet<string>, id: string, limit: number): SelectionChange {
  const next = new Set(selected);
  if (next.delete(id)) return { selected: next, limited: false };
  if (next.size >= limit) return { selected, limited: true };
  return { selected: next.add(id), limited: false };
}

/** Selects the items in the given order, as many as the limit allows. Stops there, so a run of a million is cheap. */
export function addSelected(
  selected: ReadonlySet<string>,
  ids: Iterable<string>,
  limit: number,
): SelectionChange {
  const next = new Set(selected);
  for (const id of ids) {
    if (next.has(id)) continue;
    if (next.size >= limit) return { selected: next, limited: true };
    next.add(id);
  }
  return { selected: next, limited: false };
}
