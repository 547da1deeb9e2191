/**
 * Keeps blobs by key, so that they are not in the database. Keys are made by the server: parts of letters, digits,
 * `.`, `_` and `-`, separated by `/`, the account's id first (`<account>/screens/<device>/<id>.jpg`).
 * Disk now; anything that can put, get, delete and list by prefix can take its place.
 */
export abstract class FileStore {
  /** Stores the bytes, replacing what was there; when it resolves they survive a power cut. */
  abstract put(key: string, bytes: Uint8Array): Promise<void>;

  /** The bytes, or undefined when nothing is stored under the key. */
  abstract get(key: string): Promise<Buffer | undefined>;

  /** Removes one blob; an absent one is no error. */
  abstract delete(key: string): Promise<void>;

  /** Removes every blob whose key is the prefix or lies below it: whole parts only, `1/2` is not below `1/20`. */
  abstract deletePrefix(prefix: string): Promise<void>;

  /** The keys at or below a prefix, in order. Without a prefix, all. */
  abstract list(prefix?: string): Promise<string[]>;
}

/** Thrown for a key that could leave the store or mean two things. */
export class BadFileKey extends Error {
  constructor() {
    super('not a key of a stored file');
    this.name = 'BadFileKey';
  }
}

/** One part of a key. No part may begin with a dot: so `..` and hidden files are out. */
const PART = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/;

/**
 * The parts of a key.
 * @throws {BadFileKey}
 */
export function partsOfKey(key: string): string[] {
  const parts = key.split('/');
  if (parts.length > 10 || !parts.every((part) => PART.test(part))) throw new BadFileKey();
  return parts;
}
