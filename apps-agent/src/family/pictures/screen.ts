import { encode } from 'jpeg-js';
import type { App } from '../catalogue/apps.js';

type Color = readonly [number, number, number];

/** What a picture of a screen shows. */
export interface ScreenPicture {
  readonly app: App;
  readonly apps: readonly App[];
  readonly isPhone: boolean;
  /** False shows the blocked notice over the home screen. */
  readonly isAllowed: boolean;
  /** Epoch seconds; moves what is drawn a little. */
  readonly now: number;
  /** Less than half as wide and high, as pictures that are kept are. */
  readonly isSmall?: boolean;
}

/** A picture that is drawn by rectangles. Its places are those of a whole screen, whatever its scale. */
class Canvas {
  private readonly pixels: Uint32Array;
  private readonly columns: number;
  private readonly rows: number;

  constructor(
    readonly width: number,
    readonly height: number,
    private readonly scale: number,
  ) {
    this.columns = width * scale;
    this.rows = height * scale;
    this.pixels = new Uint32Array(this.columns * this.rows).fill(0xffffffff);
  }

  fill(x: number, y: number, width: number, height: number, [red, green, blue]: Color): void {
    const at = (place: number, last: number) => Math.max(0, Math.min(last, Math.round(place * this.scale)));
    const [left, right] = [at(x, this.columns), at(x + width, this.columns)];
    // Bytes stand in the order red, green, blue, opaque on every machine that Node runs on.
    const color = ((0xff << 24) | (blue << 16) | (green << 8) | red) >>> 0;
    for (let row = at(y, this.rows); row < at(y + height, this.rows); row += 1) {
      this.pixels.fill(color, row * this.columns + left, row * this.columns + right);
    }
  }

  jpeg(quality: number): Buffer {
    const data = Buffer.from(this.pixels.buffer);
    return encode({ data, width: this.columns, height: this.rows }, quality).data;
  }
}

const paper: Color = [250, 249, 245];
const ink: Color = [62, 68, 66];
const grey: Color = [214, 216, 212];
const red: Color = [176, 58, 46];

function mix(color: Color, other: Color, part: number): Color {
  const at = (index: 0 | 1 | 2) => Math.round(color[index] + (other[index] - color[index]) * part);
  return [at(0), at(1), at(2)];
}

/** Draws a screen as a JPEG: an app's window, or the home screen with a notice that the app is blocked. */
export function drawScreen({ app, apps, isPhone, isAllowed, now, isSmall }: ScreenPicture): Buffer {
  const scale = isSmall ? 0.4 : 1;
  const canvas = isPhone ? new Canvas(540, 1170, scale) : new Canvas(1280, 720, scale);
  const { width, height } = canvas;
  const bar = isPhone ? 44 : 40;
  if (isAllowed) drawApp(canvas, app, bar, now);
  else drawHome(canvas, apps, bar);
  canvas.fill(0, isPhone ? 0 : height - bar, width, bar, [32, 36, 38]);
  for (const [index, one] of apps.slice(0, isPhone ? 3 : 9).entries()) {
    const side = bar * 0.55;
    canvas.fill(14 + index * bar, (isPhone ? 0 : height - bar) + bar * 0.22, side, side, one.color);
  }
  return canvas.jpeg(72);
}

function drawApp(canvas: Canvas, app: App, bar: number, now: number): void {
  const { width, height } = canvas;
  canvas.fill(0, 0, width, height, mix(app.color, paper, 0.92));
  canvas.fill(0, bar, width, bar * 1.5, app.color);
  canvas.fill(24, bar * 1.5, width * 0.4, bar * 0.45, mix(app.color, paper, 0.75));
  const scroll = now % 90;
  const line = 34;
  for (let index = 0; index < height / line; index += 1) {
    const y = bar * 3.2 + index * line - (scroll % line);
    if (y < bar * 2.7) continue;
    const isPicture = (index + Math.floor(scroll / line)) % 7 === 0;
    if (isPicture) canvas.fill(24, y, width * 0.55, line * 2.4, mix(app.color, paper, 0.45));
    else canvas.fill(24, y, width * (0.5 + ((index * 37 + scroll) % 40) / 100), 11, index % 3 ? grey : ink);
  }
}

function drawHome(canvas: Canvas, apps: readonly App[], bar: number): void {
  const { width, height } = canvas;
  for (let y = 0; y < height; y += 6)
    canvas.fill(0, y, width, 6, mix([198, 217, 205], [91, 129, 110], y / height));
  const columns = width > height ? 10 : 4;
  const cell = width / columns;
  for (const [index, one] of apps.entries()) {
    const x = (index % columns) * cell + cell * 0.22;
    canvas.fill(x, bar * 2 + Math.floor(index / columns) * cell, cell * 0.56, cell * 0.56, one.color);
  }
  const notice = { x: width * 0.12, y: height * 0.42, width: width * 0.76, height: height * 0.16 };
  canvas.fill(notice.x, notice.y, notice.width, notice.height, paper);
  canvas.fill(notice.x, notice.y, 8, notice.height, red);
  canvas.fill(notice.x + 30, notice.y + notice.height * 0.28, notice.width * 0.5, 16, red);
  canvas.fill(notice.x + 30, notice.y + notice.height * 0.58, notice.width * 0.7, 11, grey);
}
