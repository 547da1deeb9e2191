import { randomBytes } from 'node:crypto';

/** A segment of a JPEG: its marker, its length and what is in it. */
export function segment(marker: number, body: readonly number[]): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, Buffer.from(body)]);
}

/** The frame header of a grey picture. */
export function frame(width: number, height: number, marker = 0xc0): Buffer {
  return segment(marker, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
}

/** A scan of a grey picture with some data, which holds no marker. */
export function scan(data: Buffer): Buffer {
  return Buffer.concat([segment(0xda, [1, 1, 0, 0, 63, 0]), data.map((byte) => Math.min(byte, 0xfe))]);
}

export const start = Buffer.from([0xff, 0xd8]);
export const end = Buffer.from([0xff, 0xd9]);

/** A whole JPEG by its structure, in base64: a frame of some size and a scan of noise that shows nothing. */
export function jpeg(width = 360, height = 640, noise: Buffer = randomBytes(64)): string {
  return Buffer.concat([start, frame(width, height), scan(noise), end]).toString('base64');
}
