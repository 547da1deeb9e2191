/**
 * An opaque colour as `#rrggbb`: a build shortens `#ffffff` to `#fff`. Undefined for every other way of writing, and
 * for what lets something shine through.
 */
export function hexOf(colour: string): string | undefined {
  if (/^#[0-9a-f]{6}$/i.test(colour)) return colour;
  if (!/^#[0-9a-f]{3}$/i.test(colour)) return undefined;
  return colour.replace(/[0-9a-f]/gi, (digit) => digit + digit);
}
