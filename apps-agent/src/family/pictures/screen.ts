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
}

/** A picture that is drawn by rectangles. */
class Canvas {
  readonly data: Buffer;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.data = Buffer.alloc(width * height * 4, 255);
  }

  fill(x: number, y: number, width: number, height: number, [red, green, blue]: Color): void {
    const right = Math.min(this.width, Math.round(x + width));
    const bottom = Math.min(this.height, Math.round(y + height));
    for (let row = Math.max(0, Math.round(y)); row < bottom; row += 1) {
      for (let column = Math.max(0, Math.round(x)); column < right; column += 1) {
        this.data.set([red, green, blue], (row * this.width + column) * 4);
      }
    }
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
export function drawScreen({ app, apps, isPhone, isAllowed, now }: ScreenPicture): Buffer {
  const canvas = isPhone ? new Canvas(540, 1170) : new Canvas(1280, 720);
  const { width, height } = canvas;
  const bar = isPhone ? 44 : 40;
  if (isAllowed) drawApp(canvas, app, bar, now);
  else drawHome(canvas, apps, bar);
  canvas.fill(0, isPhone ? 0 : height - bar, width, bar, [32, 36, 38]);
  for (const [index, one] of apps.slice(0, isPhone ? 3 : 9).entries()) {
    const side = bar * 0.55;
    canvas.fill(14 + index * bar, (isPhone ? 0 : height - bar) + bar * 0.22, side, side, one.color);
  }
  return encode({ data: canvas.data, width, height }, 72).data;
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
