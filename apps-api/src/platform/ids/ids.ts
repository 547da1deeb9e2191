import { randomBytes } from 'node:crypto';

const SMALLEST = 2 ** 40;

/**
 * A new id: a random integer from 2^40 below 2^53, which a JSON number holds exactly and nobody can walk.
 * Two are the same once in billions; the key of the table tells.
 */
export function newId(): number {
  for (;;) {
    const bytes = randomBytes(7);
    const id = (bytes.readUInt8(0) % 32) * 2 ** 48 + bytes.readUIntBE(1, 6);
    if (id >= SMALLEST) return id;
  }
}

/** A new secret token of 256 random bits, 43 characters that are safe in addresses and headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A new code of `length` random decimal digits. */
export function newDigits(length: number): string {
  let digits = '';
  while (digits.length < length) {
    // 250 is the greatest multiple of ten in a byte: beyond it some digits would come more often.
    for (const byte of randomBytes(length)) if (byte < 250) digits += byte % 10;
  }
  return digits.slice(0, length);
}

/**
 * A new token that tells whose it is, so that it is found by its key and not by a search over all accounts:
 * `<id>.<id>.<secret>`. The ids are no secret; the whole token is what gets hashed.
 */
export function newTokenOf(...ids: number[]): string {
  return [...ids.map((id) => id.toString(36)), newToken()].join('.');
}

/** The ids in a token that `newTokenOf` made with as many, or undefined for anything else. */
export function idsOfToken(token: string, count: number): number[] | undefined {
  const parts = token.split('.');
  const secret = parts.pop() ?? '';
  if (parts.length !== count || !/^[\w-]{43}$/.test(secret)) return undefined;
  if (!parts.every((part) => /^[\da-z]{1,11}$/.test(part))) return undefined;
  const ids = parts.map((part) => Number.parseInt(part, 36));
  return ids.every((id) => Number.isSafeInteger(id) && id > 0) ? ids : undefined;
}
