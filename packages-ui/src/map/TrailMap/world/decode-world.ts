import { bordersText, lakesText, landText } from './world-data.js';

/** Rings and lines as flat arrays of longitude and latitude, in degrees. */
export interface World {
  readonly land: readonly Float32Array[];
  readonly lakes: readonly Float32Array[];
  readonly borders: readonly Float32Array[];
}

const perDegree = 100;

/** The bundled coarse world: coasts to some ten kilometres, for the scale of a country. */
export function decodeWorld(): World {
  return { land: decodeLines(landText), lakes: decodeLines(lakesText), borders: decodeLines(bordersText) };
}

/**
 * Reads lines: for each the number of its points, then for each point the step from the point before, east and north in
 * hundredths of a degree. Numbers are in groups of seven bits, the sign in the lowest one; the bytes are in base 64.
 */
export function decodeLines(text: string): Float32Array[] {
  const bytes = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
  let at = 0;
  const read = () => {
    let value = 0;
    let scale = 1;
    for (let byte = bytes[at] ?? 0; ; byte = bytes[at] ?? 0) {
      at += 1;
      value += (byte & 127) * scale;
      if (byte < 128) break;
      scale *= 128;
    }
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };
  const lines: Float32Array[] = [];
  let [x, y] = [0, 0];
  while (at < bytes.length) {
    const line = new Float32Array(read() * 2);
    for (let index = 0; index < line.length; index += 2) {
      x += read();
      y += read();
      line[index] = x / perDegree;
      line[index + 1] = y / perDegree;
    }
    lines.push(line);
  }
  return lines;
}
