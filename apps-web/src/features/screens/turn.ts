/** How many quarters clockwise a picture is turned: 0 to 3. */
export type Quarters = 0 | 1 | 2 | 3;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * How far a picture is turned: one that stands upright lies down (panel spec §2, "rotated when portrait"), and the
 * parent may turn it further.
 */
export function quartersOf({ width, height }: Size, further: number): Quarters {
  return (((((height > width ? 1 : 0) + further) % 4) + 4) % 4) as Quarters;
}

/** The size of a picture after it is turned. */
export function turnedSize({ width, height }: Size, quarters: Quarters): Size {
  return quarters % 2 === 1 ? { width: height, height: width } : { width, height };
}

/**
 * A picture that shows at once, turned.
 * @returns an address for an `img`; the picture's own where nothing has to be turned
 * @throws when it is no picture
 */
export async function turnedPicture(src: string, further: number): Promise<string> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const quarters = quartersOf(size, further);
  if (quarters === 0) return src;
  const { width, height } = turnedSize(size, quarters);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return src;
  context.translate(width / 2, height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(image, -size.width / 2, -size.height / 2);
  return canvas.toDataURL('image/jpeg', 0.9);
}
