import type { TrailPosition } from '../../src/map/index.js';

/** What one would write by hand for the same arrays: one loop, everything in it. */
export function handLoop(
  positions: readonly TrailPosition[],
  origin: number,
  palette: readonly (readonly number[])[],
) {
  const count = positions.length;
  const coordinates = new Float64Array(count * 2);
  const times = new Float32Array(count);
  const colours = new Uint8ClampedArray(count * 4);
  const starts: number[] = [];
  for (let index = 0; index < count; index++) {
    const position = positions[index];
    if (!position) break;
    const { lat, lng, ts, v } = position;
    coordinates[index * 2] = lng;
    coordinates[index * 2 + 1] = lat;
    times[index] = ts - origin;
    const before = positions[index - 1];
    if (!before) {
      starts.push(index);
      continue;
    }
    const silent = ts - before.ts;
    if (silent > 1800 || (silent > 300 && metres(before, position) > 500)) starts.push(index);
    const colour = palette[Math.min(17, Math.floor((v * 3.6) / 10))] ?? [];
    const at = (index - 1) * 4;
    colours[at] = colour[0] ?? 0;
    colours[at + 1] = colour[1] ?? 0;
    colours[at + 2] = colour[2] ?? 0;
    colours[at + 3] = colour[3] ?? 0;
  }
  return { coordinates, times, colours, starts: Uint32Array.from(starts) };
}

function metres(a: TrailPosition, b: TrailPosition): number {
  const radian = Math.PI / 180;
  const north = Math.sin(((b.lat - a.lat) * radian) / 2) ** 2;
  const east = Math.sin(((b.lng - a.lng) * radian) / 2) ** 2;
  const chord = north + Math.cos(a.lat * radian) * Math.cos(b.lat * radian) * east;
  return 12_742_000 * Math.asin(Math.sqrt(chord));
}
