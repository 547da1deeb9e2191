import { outOfReach } from '../refusal.js';

/** Trial division stops here; what is left must be a prime below the square of it, or a perfect square. */
const maxTrial = 200_000n;

/** A prime and how often it divides. */
export interface PrimePower {
  readonly prime: bigint;
  readonly exponent: number;
}

/** The prime factors of a positive whole number, ascending. Throws a Refusal when that would take long. */
export function factorise(value: bigint): readonly PrimePower[] {
  const factors: PrimePower[] = [];
  let rest = value;
  for (let prime = 2n; prime * prime <= rest; prime += prime === 2n ? 1n : 2n) {
    if (prime > maxTrial) outOfReach();
    let exponent = 0;
    while (rest % prime === 0n) {
      rest /= prime;
      exponent += 1;
    }
    if (exponent > 0) factors.push({ prime, exponent });
  }
  if (rest > 1n) factors.push({ prime: rest, exponent: 1 });
  return factors;
}

/** The whole part of the square root of a whole number that is not negative. */
export function integerSquareRoot(value: bigint): bigint {
  return integerRoot(value, 2);
}

/** The whole part of a root of a whole number that is not negative. */
export function integerRoot(value: bigint, degree: number): bigint {
  if (value < 2n) return value;
  const n = BigInt(degree);
  let low = 1n;
  let high = 1n << BigInt(Math.ceil(value.toString(2).length / degree));
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (middle ** n <= value) low = middle;
    else high = middle - 1n;
  }
  return low;
}

/** `value` = `outside`² · `inside` with an inside that no square divides; for positive whole numbers. */
export function extractSquares(value: bigint): { outside: bigint; inside: bigint } {
  const root = integerSquareRoot(value);
  if (root * root === value) return { outside: root, inside: 1n };
  let outside = 1n;
  let inside = 1n;
  for (const { prime, exponent } of factorise(value)) {
    outside *= prime ** BigInt(Math.floor(exponent / 2));
    if (exponent % 2 === 1) inside *= prime;
  }
  return { outside, inside };
}
