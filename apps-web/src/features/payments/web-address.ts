/** An address that a link may lead to, or null: only pages of the web, never a script. */
export function webAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  return /^https?:$/.test(new URL(address).protocol) ? address : null;
}
