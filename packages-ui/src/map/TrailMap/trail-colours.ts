import type { Trail } from './trail.js';

/** Red, green, blue and opacity, 0 to 255. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** The colour of each position's line, four bytes each. */
export function trailColours({ steps, length }: Trail, palette: readonly Rgba[]): Uint8ClampedArray {
  // Written as whole words: both sides are bytes underneath, so the machine's order of bytes does not matter.
  const table = new Uint32Array(Uint8Array.from(palette.flat()).buffer);
  const colours = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) colours[index] = table[steps[index] ?? 0] ?? 0;
  return new Uint8ClampedArray(colours.buffer);
}
