import { describe, expect, it } from 'vitest';
import { end, frame, jpeg, scan, segment, start } from '../../../../test/factories/pictures.js';
import { jpegSize } from './jpeg-size.js';

const data = Buffer.alloc(40, 7);
const of = (...parts: Buffer[]) => jpegSize(Buffer.concat(parts));

const scans = (count: number) => Array.from({ length: count }, () => scan(data));

/** A real, grey picture of 8 × 8 pixels. */
const real = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
);

describe('the size of a JPEG', () => {
  it('is read from a real picture and from any frame that browsers show', () => {
    expect(jpegSize(real)).toEqual({ width: 8, height: 8 });
    for (const marker of [0xc0, 0xc1, 0xc2]) {
      expect(of(start, frame(1080, 2340, marker), scan(data), end)).toEqual({ width: 1080, height: 2340 });
    }
  });

  it('is not that of the preview which an application segment carries', () => {
    const preview = segment(0xe1, [...Buffer.from(jpeg(16, 16), 'base64')]);

    expect(of(start, preview, frame(640, 480), scan(data), end)).toEqual({ width: 640, height: 480 });
  });

  it('is found past fill bytes, stuffed bytes and restarts', () => {
    const fill = Buffer.alloc(3, 0xff);
    const stuffed = Buffer.from([1, 0xff, 0x00, 2, 0xff, 0xd0, 3]);

    expect(of(start, fill, frame(64, 32), scan(data), stuffed, end)).toEqual({ width: 64, height: 32 });
  });

  it('is unknown for a picture that is cut off, wherever', () => {
    for (let length = 0; length < real.length; length += 1) {
      expect(jpegSize(real.subarray(0, length)), `${length} bytes`).toBeUndefined();
    }
  });

  it('is unknown when something follows the end', () => {
    for (const behind of ['\0', '<script>', 'PK\u0003\u0004', real.toString('latin1')]) {
      expect(of(real, Buffer.from(behind, 'latin1'))).toBeUndefined();
    }
  });

  it('is unknown for another format, whatever it is called', () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
    for (const other of [png, Buffer.from('GIF89a'), Buffer.from('<svg/>'), Buffer.from('RIFF    WEBP')]) {
      expect(jpegSize(other)).toBeUndefined();
      expect(of(start, other, end)).toBeUndefined();
    }
  });

  it('is unknown without a frame, without a scan, or with the scan first', () => {
    expect(of(start, end)).toBeUndefined();
    expect(of(start, frame(8, 8), end)).toBeUndefined();
    expect(of(start, scan(data), frame(8, 8), end)).toBeUndefined();
  });

  it('is unknown when a second frame hides a bigger picture behind a small one', () => {
    expect(of(start, frame(8, 8), frame(65_535, 65_535), scan(data), end)).toBeUndefined();
    expect(of(start, frame(8, 8), scan(data), frame(65_535, 65_535), scan(data), end)).toBeUndefined();
  });

  it('is unknown for frames that browsers do not show, and for a side of nothing', () => {
    for (const marker of [0xc3, 0xc5, 0xc9, 0xcf, 0xde]) {
      expect(of(start, frame(8, 8, marker), scan(data), end)).toBeUndefined();
    }
    expect(of(start, frame(0, 8), scan(data), end)).toBeUndefined();
    expect(of(start, frame(8, 0), scan(data), end)).toBeUndefined();
  });

  it('is unknown with hundreds of scans, each of which costs a pass over the picture', () => {
    expect(of(start, frame(8, 8, 0xc2), ...scans(12), end)).toEqual({ width: 8, height: 8 });
    expect(of(start, frame(8, 8, 0xc2), ...scans(500), end)).toBeUndefined();
  });

  it('is found or not in no time, whatever 2 MB are made of', () => {
    const heavy = [Buffer.alloc(2 ** 21, 0xff), Buffer.alloc(2 ** 21, Buffer.from([0xff, 0x00]))];
    const started = performance.now();
    for (const bytes of heavy) of(start, frame(8, 8), scan(data), bytes);

    expect(performance.now() - started).toBeLessThan(1000);
  });
});
