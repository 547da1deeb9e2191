/** How much of a code in a query (reward `r`, promotion `p`) is kept (panel §2). */
export const maxQueryCodeLength = 100;

/** A reward or promotion code from a query: trimmed, cut to 100 characters, null when there is none. */
export function cleanQueryCode(code: string | null | undefined): string | null {
  const cut = (code ?? '').trim().slice(0, maxQueryCodeLength);
  return cut === '' ? null : cut;
}

/** Tells whether the code in an update-password link can be one: longer than 9 characters, else error-link (panel §5). */
export function isUpdatePasswordCode(code: string | null | undefined): code is string {
  return typeof code === 'string' && code.length > 9;
}
