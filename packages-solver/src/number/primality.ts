/** Whether a number is prime, by the test of Miller and Rabin: for numbers below 3·10^24 the answer is certain. */
export function isPrime(value: bigint): boolean {
  if (value < 2n) return false;
  const bases = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];
  if (bases.includes(value)) return true;
  if (bases.some((base) => value % base === 0n)) return false;
  let odd = value - 1n;
  let twos = 0;
  while (odd % 2n === 0n) {
    odd /= 2n;
    twos += 1;
  }
  return bases.every((base) => {
    let power = powerModulo(base, odd, value);
    if (power === 1n || power === value - 1n) return true;
    for (let i = 1; i < twos; i += 1) {
      power = (power * power) % value;
      if (power === value - 1n) return true;
    }
    return false;
  });
}

function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}
