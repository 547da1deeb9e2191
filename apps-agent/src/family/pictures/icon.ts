import type { App } from '../catalogue/apps.js';
import { encodePng } from './png.js';

const SIZE = 72;
/** Each pixel is looked at this many times each way, which smooths the edges. */
const SAMPLES = 3;

type Inside = (x: number, y: number) => boolean;

/** Tells whether a point (−1 to 1 both ways) lies in a sign. */
const shapes: Record<App['shape'], Inside> = {
  circle: (x, y) => Math.hypot(x, y) < 0.5,
  ring: (x, y) => Math.hypot(x, y) < 0.58 && Math.hypot(x, y) > 0.32,
  diamond: (x, y) => Math.abs(x) + Math.abs(y) < 0.6,
  triangle: (x, y) => x > -0.36 && Math.abs(y) < (0.56 - x) * 0.6,
  bars: (x, y) => Math.abs(x) < 0.5 && [-0.34, 0, 0.34].some((line) => Math.abs(y - line) < 0.1),
  cross: (x, y) => Math.min(Math.abs(x), Math.abs(y)) < 0.17 && Math.max(Math.abs(x), Math.abs(y)) < 0.55,
  waves: (x, y) =>
    [0.25, 0.48, 0.7].some((r) => Math.abs(Math.hypot(x, y - 0.35) - r) < 0.07) &&
    y < 0.3 - Math.abs(x) * 0.2,
  grid: (x, y) => Math.max(Math.abs(x), Math.abs(y)) < 0.52 && Math.min(Math.abs(x), Math.abs(y)) > 0.07,
};

/** The ground: a square with round corners. */
function isGround(x: number, y: number): boolean {
  const corner = 0.44;
  const beyond = (value: number) => Math.max(0, Math.abs(value) - (0.94 - corner));
  return Math.hypot(beyond(x), beyond(y)) < corner;
}

const icons = new Map<string, string>();

/** An app's icon as the wire takes it: a PNG drawn from its colour and sign, as a data address. */
export function iconOf(app: Pick<App, 'color' | 'shape'>): string {
  const key = `${app.color.join()} ${app.shape}`;
  const icon = icons.get(key) ?? `data:image/png;base64,${draw(app).toString('base64')}`;
  icons.set(key, icon);
  return icon;
}

function draw({ color, shape }: Pick<App, 'color' | 'shape'>): Buffer {
  const rgba = new Uint8Array(SIZE * SIZE * 4);
  for (let py = 0; py < SIZE; py += 1) {
    for (let px = 0; px < SIZE; px += 1) {
      let ground = 0;
      let sign = 0;
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
        const x = ((px + ((sample % SAMPLES) + 0.5) / SAMPLES) / SIZE) * 2 - 1;
        const y = ((py + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / SIZE) * 2 - 1;
        if (!isGround(x, y)) continue;
        ground += 1;
        if (shapes[shape](x, y)) sign += 1;
      }
      const white = ground === 0 ? 0 : sign / ground;
      const offset = (py * SIZE + px) * 4;
      color.forEach((value, index) => {
        rgba[offset + index] = Math.round(value + (255 - value) * white);
      });
      rgba[offset + 3] = Math.round((ground / (SAMPLES * SAMPLES)) * 255);
    }
  }
  return encodePng(SIZE, SIZE, rgba);
}
