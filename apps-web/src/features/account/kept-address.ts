/**
 * The address that a guard kept for the visitor's return, or null. What the router keeps for a page is untyped and
 * outlives a release, so it is read with care.
 */
export function keptAddress(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (typeof from !== 'object' || from === null) return null;
  const parts = ['pathname', 'search', 'hash'].map((part) => Reflect.get(from, part) ?? '');
  return parts.every((part) => typeof part === 'string') && parts[0] !== '' ? parts.join('') : null;
}
