import { LEAST_PIXELS, type CropArea, type Turn } from './crop-area.js';
import {
  fitWithin,
  IMAGE_SIZE,
  JPEG_QUALITY,
  PREVIEW_SIZE,
  storedArea,
  THUMBNAIL_SIZE,
  turnedSize,
  type PixelArea,
  type PixelSize,
} from './photo-size.js';

/** Why a photo can't be used: no picture that the browser reads, fewer than ten pixels, or no memory to cut it. */
export type PhotoProblem = 'unreadable' | 'too-small' | 'failed';

/** A photo that can't be used. */
export class PhotoError extends Error {
  constructor(readonly problem: PhotoProblem) {
    super(`photo: ${problem}`);
    this.name = 'PhotoError';
  }
}

/** A photo ready to be cropped. */
export interface OpenedPhoto extends PixelSize {
  /** The upright photo, small enough to be drawn at once. `width` and `height` are those of the photo itself. */
  readonly preview: ImageBitmap;
}

/** What to cut out of a photo. */
export interface CutOrder {
  readonly file: Blob;
  readonly turn: Turn;
  /** Shares of the turned photo. */
  readonly area: CropArea;
}

/** What was cut out: two JPEG files without any metadata. */
export interface CroppedPhoto extends PixelSize {
  /** At most 1200 × 1200 pixels, at least 10 × 10; `width` and `height` are its. */
  readonly image: Blob;
  /** At most 200 × 50 pixels. */
  readonly thumbnail: Blob;
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** A worker has no document, an old browser no OffscreenCanvas. */
function newCanvas({ width, height }: PixelSize): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** The photo as it is meant to be seen: its EXIF orientation is carried out, never passed on. */
async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PhotoError('unreadable');
  }
}

function draw(picture: ImageBitmap, from: PixelArea, turn: Turn, size: PixelSize): Canvas {
  const canvas = newCanvas(size);
  // The cast only joins the two kinds of context; both have everything that is used here.
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D | null;
  if (!context) throw new PhotoError('failed');
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.translate(size.width / 2, size.height / 2);
  context.rotate((turn * Math.PI) / 180);
  const { width, height } = turnedSize(size, turn);
  context.drawImage(picture, from.x, from.y, from.width, from.height, -width / 2, -height / 2, width, height);
  return canvas;
}

function toJpeg(canvas: Canvas): Promise<Blob> {
  const options = { type: 'image/jpeg', quality: JPEG_QUALITY };
  if ('convertToBlob' in canvas) return canvas.convertToBlob(options);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PhotoError('failed'))),
      options.type,
      options.quality,
    );
  });
}

/**
 * Reads a photo and makes its preview.
 * @throws PhotoError `unreadable` or `too-small`
 */
export async function openPhoto(file: Blob): Promise<OpenedPhoto> {
  const photo = await decode(file);
  try {
    const { width, height } = photo;
    if (Math.min(width, height) < LEAST_PIXELS) throw new PhotoError('too-small');
    const canvas = draw(photo, { x: 0, y: 0, width, height }, 0, fitWithin({ width, height }, PREVIEW_SIZE));
    return { width, height, preview: await createImageBitmap(canvas) };
  } finally {
    // A 40-megapixel photo is 160 MB decoded: it is not kept while somebody thinks about the frame.
    photo.close();
  }
}

/**
 * Cuts an area out of the photo at its full resolution, upright and turned.
 * @throws PhotoError `unreadable` or `failed`
 */
export async function cutPhoto({ file, turn, area }: CutOrder): Promise<CroppedPhoto> {
  const photo = await decode(file);
  try {
    const from = storedArea(photo, turn, area);
    const size = fitWithin(turnedSize(from, turn), IMAGE_SIZE, LEAST_PIXELS);
    const image = draw(photo, from, turn, size);
    const small = draw(photo, from, turn, fitWithin(size, THUMBNAIL_SIZE));
    return { ...size, image: await toJpeg(image), thumbnail: await toJpeg(small) };
  } finally {
    photo.close();
  }
}
