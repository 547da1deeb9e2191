import { LEAST_PIXELS, turnArea, type CropArea, type Turn } from './crop-area.js';

/** A size in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture in pixels. */
export interface PixelArea extends PixelSize {
  readonly x: number;
  readonly y: number;
}

/** The cropped picture is at most this large. */
export const IMAGE_SIZE: PixelSize = { width: 1200, height: 1200 };
/** The thumbnail is at most this large. */
export const THUMBNAIL_SIZE: PixelSize = { width: 200, height: 50 };
/** The quality of both as JPEG, 0 to 1. */
export const JPEG_QUALITY = 0.7;
/** What is shown while cropping: enough for a phone's sharp screen, light enough to move. */
export const PREVIEW_SIZE: PixelSize = { width: 1600, height: 1600 };

/**
 * The size that a picture gets within a box: shrunk in proportion, never enlarged. No side gets shorter than `least`,
 * which only a strip far longer than wide would.
 */
export function fitWithin(size: PixelSize, box: PixelSize, least = 1): PixelSize {
  const scale = Math.min(1, box.width / size.width, box.height / size.height);
  return {
    width: Math.max(least, Math.round(size.width * scale)),
    height: Math.max(least, Math.round(size.height * scale)),
  };
}

/** The size of a picture after it was turned. */
export function turnedSize(size: PixelSize, turn: Turn): PixelSize {
  return turn % 180 === 0 ? size : { width: size.height, height: size.width };
}

/** Whole pixels of one side: inside the picture, and not fewer than ten. */
function pixelsOf(start: number, share: number, side: number): { from: number; length: number } {
  const length = Math.min(side, Math.max(LEAST_PIXELS, Math.round(share * side)));
  return { from: Math.min(side - length, Math.max(0, Math.round(start * side))), length };
}

/** The pixels of the picture as it was stored, for an area that was chosen on the turned one. */
export function storedArea(size: PixelSize, turn: Turn, area: CropArea): PixelArea {
  let back = area;
  for (let turned: number = turn; turned % 360 !== 0; turned += 90) back = turnArea(back);
  const across = pixelsOf(back.x, back.width, size.width);
  const down = pixelsOf(back.y, back.height, size.height);
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}
