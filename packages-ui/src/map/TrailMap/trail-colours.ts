import type { Trail } from './trail.js';

/** Red, green, blue and opacity, 0 to 255. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** The colour of each position's line, four bytes each. */
export function trailColours({ steps, length }: Trail, palette: readonly Rgba[]): Uint8ClampedArray {
  const table = Uint8Array.from(palette.flat());
  const colours = new Uint8ClampedArray(length * 4);
  for (let index = 0; index < length; index += 1) {
    const from = (steps[index] ?? 0) * 4;
    const to = index * 4;
    colours[to] = table[from] ?? 0;
    colours[to + 1] = table[from + 1] ?? 0;
    colours[to + 2] = table[from + 2] ?? 0;
    colours[to + 3] = table[from + 3] ?? 0;
  }
  return colours;
}
