// Real JPEG files for the stories, drawn and encoded by the browser that runs them.

function canvasOf(width: number, height: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw a test photo on');
  return [canvas, context];
}

async function jpegFile(canvas: OffscreenCanvas, name: string): Promise<File> {
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  return new File([blob], name, { type: 'image/jpeg' });
}

/** A page of an exercise book with three tasks, as a phone would photograph it. */
export async function taskPhoto(width = 1600, height = 1200): Promise<File> {
  const [canvas, context] = canvasOf(width, height);
  context.fillStyle = '#e9e4d6';
  context.fillRect(0, 0, width, height);
  context.strokeStyle = '#b9cfe0';
  context.lineWidth = height / 600;
  for (let y = height / 20; y < height; y += height / 20) context.strokeRect(-5, y, width + 10, 0.01);
  context.fillStyle = '#26303a';
  context.font = `${height / 14}px sans-serif`;
  ['1.  3x + 5 = 20', '2.  x² − 5x + 6 = 0', '3.  2(x − 1) > 8'].forEach((task, index) => {
    context.fillText(task, width / 12, height * (0.22 + index * 0.28));
  });
  return jpegFile(canvas, 'task.jpg');
}

/** A photo of exactly so many megapixels (4:3), cheap to draw. */
export async function largePhoto(megapixels: number): Promise<File> {
  const height = Math.ceil(Math.sqrt((megapixels * 1e6 * 3) / 4));
  const width = Math.ceil((height * 4) / 3);
  const [canvas, context] = canvasOf(width, height);
  const wash = context.createLinearGradient(0, 0, width, height);
  wash.addColorStop(0, 'navy');
  wash.addColorStop(1, 'gold');
  context.fillStyle = wash;
  context.fillRect(0, 0, width, height);
  return jpegFile(canvas, 'large.jpg');
}

export type Colour = 'red' | 'green' | 'blue' | 'yellow';

const paints: Readonly<Record<Colour, readonly [red: number, green: number, blue: number]>> = {
  red: [230, 20, 20],
  green: [20, 160, 20],
  blue: [20, 20, 230],
  yellow: [230, 220, 20],
};

/** 64 × 32 pixels as stored: red and green above, blue and yellow below. */
export async function quartersPhoto(): Promise<File> {
  const [canvas, context] = canvasOf(64, 32);
  const stored: readonly Colour[] = ['red', 'green', 'blue', 'yellow'];
  stored.forEach((colour, index) => {
    context.fillStyle = `rgb(${paints[colour].join(' ')})`;
    context.fillRect((index % 2) * 32, index < 2 ? 0 : 16, 32, 16);
  });
  return jpegFile(canvas, 'quarters.jpg');
}

/** What each EXIF orientation makes of `quartersPhoto`: top left, top right, bottom left, bottom right. */
export const quartersSeen: Readonly<Record<number, readonly Colour[]>> = {
  1: ['red', 'green', 'blue', 'yellow'],
  2: ['green', 'red', 'yellow', 'blue'],
  3: ['yellow', 'blue', 'green', 'red'],
  4: ['blue', 'yellow', 'red', 'green'],
  5: ['red', 'blue', 'green', 'yellow'],
  6: ['blue', 'red', 'yellow', 'green'],
  7: ['yellow', 'green', 'blue', 'red'],
  8: ['green', 'yellow', 'red', 'blue'],
};

/** The same file with an EXIF block that holds nothing but an orientation (1 to 8), put right after its first marker. */
export async function withOrientation(photo: File, orientation: number): Promise<File> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const app1 = [0xff, 0xe1, 0x00, 0x22, ...new TextEncoder().encode('Exif\0\0')];
  const bigEndianHeader = [0x4d, 0x4d, 0x00, 0x2a, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0x00, 0x03, 0, 0, 0, 1, 0x00, orientation, 0, 0];
  const exif = new Uint8Array([...app1, ...bigEndianHeader, 0, 1, ...entry, 0, 0, 0, 0]);
  return new File([bytes.slice(0, 2), exif, bytes.slice(2)], photo.name, { type: photo.type });
}

/** The colours in the middles of the four quarters of a picture. */
export async function quartersOf(picture: Blob): Promise<Colour[]> {
  const bitmap = await createImageBitmap(picture);
  const [, context] = canvasOf(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  return [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ].map(([x = 0, y = 0]) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(
      Math.floor(x * bitmap.width),
      Math.floor(y * bitmap.height),
      1,
      1,
    ).data;
    const distance = (colour: Colour) =>
      Math.hypot(paints[colour][0] - red, paints[colour][1] - green, paints[colour][2] - blue);
    const colours: Colour[] = ['red', 'green', 'blue', 'yellow'];
    return colours.toSorted((first, second) => distance(first) - distance(second))[0] ?? 'red';
  });
}

/** The size of a picture in pixels, and whether it is a JPEG with an EXIF block. */
export async function factsOf(picture: Blob) {
  const { width, height } = await createImageBitmap(picture);
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  return { width, height, isJpeg: bytes[0] === 0xff && bytes[1] === 0xd8, hasExif: text.includes('Exif') };
}
