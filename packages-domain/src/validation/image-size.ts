/** A picture's size in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The biggest and the smallest picture of a task, and how it is compressed (service §5). */
export const taskImage = { max: { width: 1200, height: 1200 }, minSide: 10, quality: 0.7 } as const;

/** The biggest thumbnail of a task (service §5). */
export const taskThumbnail: ImageSize = { width: 200, height: 50 };

/**
 * The size that fits into a frame, in whole pixels of the same shape, and never bigger than the picture is: 2400 × 600
 * in 1200 × 1200 is 1200 × 300. No side goes below one pixel.
 */
export function fitWithin({ width, height }: ImageSize, frame: ImageSize): ImageSize {
  const scale = Math.min(1, frame.width / width, frame.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Tells whether a crop is big enough to be a task: at least 10 pixels each way. */
export function isTaskImage({ width, height }: ImageSize): boolean {
  return width >= taskImage.minSide && height >= taskImage.minSide;
}
