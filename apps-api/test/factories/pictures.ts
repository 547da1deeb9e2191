import { randomBytes } from 'node:crypto';

/** A JPEG's frame header (SOI, SOF0) with a size and some bytes of a picture, in base64. */
export function jpeg(width = 360, height = 640, noise: Buffer = randomBytes(64)): string {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  const frame = Buffer.from([0xff, 0xc0, 0x00, 0x0b, 0x08]);
  const rest = Buffer.from([0x01, 0x01, 0x11, 0x00]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, size, rest, noise]).toString('base64');
}
