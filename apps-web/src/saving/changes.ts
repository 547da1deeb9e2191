/** What a save sends besides its target: fields by the wire's names. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Two changes of one thing as a single one. The later field wins; where both are objects (the patch of `saveSettings`,
 * the lists of `saveLists`) their own fields are merged in turn. An array is a whole list: the last one is sent.
 */
export function mergeChanges(earlier: Fields, later: Fields): Fields {
  const merged: Record<string, unknown> = { ...earlier };
  for (const [name, value] of Object.entries(later)) {
    const before = merged[name];
    merged[name] = isFields(before) && isFields(value) ? { ...before, ...value } : value;
  }
  return merged;
}

/** Tells an object from a list and from everything else. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
