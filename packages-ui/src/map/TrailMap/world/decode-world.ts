import { bordersText, lakesText, landText } from './world-data.js';

/** Rings and lines as flat arrays of longitude and latitude, in degrees. */
export interface World {
  readonly land: readonly Float32Array[];
  readonly lakes: readonly Float32Array[];
  readonly borders: readonly Float32Array[];
}

const perDegree = 30;

/** The alphabet begins here; the quote and the backslash are no digits. */
const firstDigit = 35;
const base = 45;

/** The bundled coarse world: coasts to some fifteen kilometres, for the scale of a country. */
export function decodeWorld(): World {
  return { land: decodeLines(landText), lakes: decodeLines(lakesText), borders: decodeLines(bordersText) };
}

/**
 * Reads lines: for each the number of its points, then for each point the step from the point before, east and north in
 * thirtieths of a degree. A number is written with digits of 45, the lowest one first, the sign in its lowest bit; the
 * alphabet's second half says that a digit follows. Most steps are one character, and small steps are the same ones, so
 * that what goes over the wire gets smaller than with bytes in base 64.
 */
export function decodeLines(text: string): Float32Array[] {
  let at = 0;
  const read = () => {
    let value = 0;
    for (let scale = 1; ; scale *= base) {
      const digit = digitOf(text.codePointAt(at) ?? firstDigit);
      at += 1;
      value += (digit % base) * scale;
      if (digit < base) break;
    }
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };
  const lines: Float32Array[] = [];
  let [x, y] = [0, 0];
  while (at < text.length) {
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

function digitOf(code: number): number {
  const skipped = Number(code > 39) + Number(code > 92);
  return code - firstDigit - skipped;
}
