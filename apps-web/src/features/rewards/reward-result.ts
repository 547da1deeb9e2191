/** What redeeming a code came to. It is kept beside the code, so that it outlives a reload (panel spec §4). */
export type RewardResult =
  | { readonly kind: 'done'; readonly days: number }
  | { readonly kind: 'taken' }
  | { readonly kind: 'wrong' };

/** A result as the browser keeps it, with the code that it belongs to. */
export function keptResult(code: string, result: RewardResult): string {
  return JSON.stringify({ code, ...result });
}

/** The kept result of a code, or null when there is none, or when it is another code's. */
export function readResult(code: string | null, kept: string | null): RewardResult | null {
  if (code === null || kept === null) return null;
  const value = parsed(kept);
  if (typeof value !== 'object' || value === null || !('code' in value) || value.code !== code) return null;
  const { kind, days } = value as { kind?: unknown; days?: unknown };
  if (kind === 'taken' || kind === 'wrong') return { kind };
  return kind === 'done' && typeof days === 'number' ? { kind, days } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
