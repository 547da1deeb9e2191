import { encodePng } from './png.js';

/** Red, green, blue and opacity, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number];

/** A box in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A small see-through canvas for boxes with round corners: all that a picture in a mail is made of. */
export class Canvas {
  private readonly pixels: Uint8Array;

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    this.pixels = new Uint8Array(width * height * 4);
  }

  /** Paints a box over what is there; half the width as radius makes it a dot. */
  paint(box: Box, radius: number, colour: Colour): void {
    const round = Math.min(radius, box.width / 2, box.height / 2);
    const right = Math.min(this.width, Math.ceil(box.x + box.width));
    const bottom = Math.min(this.height, Math.ceil(box.y + box.height));
    for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y++) {
      for (let x = Math.max(0, Math.floor(box.x)); x < right; x++) {
        const share = coverage(box, round, x + 0.5, y + 0.5);
        if (share > 0) this.blend((y * this.width + x) * 4, colour, share);
      }
    }
  }

  png(): Buffer {
    return encodePng(this.width, this.height, this.pixels);
  }

  private blend(at: number, [red, green, blue, opacity]: Colour, share: number): void {
    const over = (opacity / 255) * share;
    const under = ((this.pixels[at + 3] ?? 0) / 255) * (1 - over);
    const whole = over + under;
    [red, green, blue].forEach((value, channel) => {
      const there = this.pixels[at + channel] ?? 0;
      this.pixels[at + channel] = Math.round((value * over + there * under) / whole);
    });
    this.pixels[at + 3] = Math.round(whole * 255);
  }
}

/** How much of the pixel around a point lies in a box with round corners: 0 to 1, by its distance to the edge. */
function coverage({ x, y, width, height }: Box, radius: number, atX: number, atY: number): number {
  const acrossX = Math.abs(atX - x - width / 2) - width / 2 + radius;
  const acrossY = Math.abs(atY - y - height / 2) - height / 2 + radius;
  const outside = Math.hypot(Math.max(acrossX, 0), Math.max(acrossY, 0));
  const inside = Math.min(Math.max(acrossX, acrossY), 0);
  return Math.min(1, Math.max(0, 0.5 - (outside + inside - radius)));
}
