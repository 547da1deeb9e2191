import type { Readable } from 'node:stream';

/** So many bytes of a body that is refused are still read, and thrown away. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Reads a body on without keeping it. A client that is still sending when the connection closes never sees the answer:
 * a device would not learn that its batch is too large, and would send it forever. Resolves at the body's end, at the
 * connection's, or when the body is too large even for that.
 */
export function drain(body: Readable): Promise<void> {
  if (body.readableEnded || body.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = MOST_BYTES;
    const count = (chunk: Buffer): void => {
      left -= chunk.length;
      if (left < 0) done();
    };
    const done = (): void => {
      body.off('data', count);
      body.pause();
      resolve();
    };
    body.on('data', count).once('end', done).once('close', done).once('error', done);
    body.resume();
  });
}
