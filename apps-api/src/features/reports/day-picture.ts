import type { HourFigures } from '../activity/index.js';
import { Canvas, type Colour } from './canvas.js';

/** Twice as large as it is shown, for fine screens. */
const WIDTH = 1100;
const BARS = 176;
const HEIGHT = 220;

const COLUMN = WIDTH / 24;
const GAP = 8;
const ROUND = 6;
const HOUR = 3600;

/** Of the middle tones: they stand out on a light mail and on a dark one, and what lies between is see-through. */
const used: Colour = [47, 138, 107, 255];
const blocked: Colour = [208, 82, 70, 255];
const track: Colour = [128, 140, 134, 44];
const ground: Colour = [128, 140, 134, 150];

/** How large the picture is shown at most, CSS pixels. */
export const pictureSize = { width: WIDTH / 2, height: HEIGHT / 2 };

/** How the HTML of a mail names the picture of a child. */
export function pictureId(child: number): string {
  return `day-${child + 1}@ostoja`;
}

/**
 * Draws a day: 24 columns from midnight to midnight, filled by how much of the hour was spent in apps, and a dot below
 * where visits were refused. A PNG without words: those stand beside it in the reader's language.
 */
export function drawDay(hours: readonly HourFigures[]): Buffer {
  const canvas = new Canvas(WIDTH, HEIGHT);
  hours.forEach((hour, index) => {
    const x = index * COLUMN + GAP / 2;
    const width = COLUMN - GAP;
    canvas.paint({ x, y: 0, width, height: BARS }, ROUND, track);
    if (hour.used > 0) {
      // Two devices at once can use more than the hour has.
      const height = Math.max(ROUND * 2, Math.min(1, hour.used / HOUR) * BARS);
      canvas.paint({ x, y: BARS - height, width, height }, ROUND, used);
    }
    if (hour.blocked > 0) {
      const size = 26;
      canvas.paint({ x: x + (width - size) / 2, y: BARS + 18, width: size, height: size }, size, blocked);
    }
  });
  canvas.paint({ x: 0, y: BARS + 6, width: WIDTH, height: 3 }, 1, ground);
  return canvas.png();
}
