/** Width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** Baseline, extended and progressive frames: what browsers show. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);

/** Frames that browsers do not show (lossless, hierarchical, arithmetic), and what stands only between frames. */
const OTHER_FRAMES = new Set([
  0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf, 0xdc, 0xde, 0xdf,
]);

/** A progressive picture has about ten scans; each one costs its reader a pass over all pixels. */
const MOST_SCANS = 64;

/**
 * Reads the size of a JPEG (ITU T.81, B) and checks that it is one, from its first byte to its last, without decoding
 * it: one frame that browsers show, at least one scan after it, the end marker as the very last bytes.
 * @returns undefined for anything else: another format, a picture that is cut off or has something behind its end, a
 * second frame or hundreds of scans
 */
export function jpegSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 4 || bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE) return undefined;
  let size: PictureSize | undefined;
  let scans = 0;
  for (let at = 2; at + 1 < bytes.length;) {
    if (bytes[at] !== MARKER) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === MARKER) {
      // Markers may be preceded by any number of fill bytes.
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return scans > 0 && at + 2 === bytes.length ? size : undefined;
    const body = segmentAt(bytes, at + 2);
    if (!body || isWithoutLength(marker) || OTHER_FRAMES.has(marker)) return undefined;
    if (FRAMES.has(marker)) {
      if (size) return undefined;
      size = frameSize(body);
      if (!size) return undefined;
    }
    at += 4 + body.length;
    if (marker !== START_OF_SCAN) continue;
    scans += 1;
    if (!size || scans > MOST_SCANS) return undefined;
    at = endOfScan(bytes, at);
  }
  return undefined;
}

/** What is in the segment whose length stands at `at`; undefined when it is not all there. */
function segmentAt(bytes: Buffer, at: number): Buffer | undefined {
  if (at + 2 > bytes.length) return undefined;
  const length = bytes.readUInt16BE(at);
  return length < 2 || at + length > bytes.length ? undefined : bytes.subarray(at + 2, at + length);
}

/** Markers that stand alone, or nowhere: none of them may come between two segments. */
function isWithoutLength(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= START_OF_IMAGE);
}

/** Eight bits a sample, one to four components, and as many bytes as those take. */
function frameSize(frame: Buffer): PictureSize | undefined {
  if (frame.length < 9 || frame[0] !== 8) return undefined;
  const height = frame.readUInt16BE(1);
  const width = frame.readUInt16BE(3);
  const components = frame.readUInt8(5);
  const isSound = components >= 1 && components <= 4 && frame.length === 6 + 3 * components;
  return isSound && width > 0 && height > 0 ? { width, height } : undefined;
}

/** Where the marker after a scan's data stands: a data byte of FF is followed by 00, and restarts belong to the data. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at >= 0; at = bytes.indexOf(MARKER, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
