import { randomBytes } from 'node:crypto';

/** Letters and digits that nobody takes for another one: no I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 60 random bits: guessing at the pace of the limits finds none. */
const LENGTH = 12;

const GROUP = 4;

/** A new code as people read it: `7KQ4-M2ZT-9XHD`. */
export function newRewardCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return shown(letters.join(''));
}

/** A code as it is compared: in capitals, without spaces and hyphens, and with what is misread put right. */
export function plainCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

function shown(code: string): string {
  const groups = Array.from({ length: LENGTH / GROUP }, (_, index) =>
    code.slice(index * GROUP, (index + 1) * GROUP),
  );
  return groups.join('-');
}
