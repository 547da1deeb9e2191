import { outOfReach } from '../refusal.js';

/** Numbers with more binary digits are no school numbers; the bound keeps every computation short. */
const maxBits = 700;
const maxMagnitude = 1n << BigInt(maxBits);

/** A fraction of whole numbers, always reduced, with a positive denominator. */
export class Rational {
  static readonly zero = new Rational(0n, 1n);
  static readonly one = new Rational(1n, 1n);

  private constructor(
    readonly numerator: bigint,
    readonly denominator: bigint,
  ) {}

  /** Throws a Refusal when the denominator is 0 or a part is too big. */
  static of(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
    let top = BigInt(numerator);
    let bottom = BigInt(denominator);
    if (bottom === 0n) outOfReach();
    const divisor = greatestCommonDivisor(top, bottom);
    if (bottom < 0n) {
      top = -top;
      bottom = -bottom;
    }
    top /= divisor;
    bottom /= divisor;
    if (top > maxMagnitude || top < -maxMagnitude || bottom > maxMagnitude) outOfReach();
    return new Rational(top, bottom);
  }

  /** The number that digits with a point say, exactly: `2.50` is 5/2. */
  static parse(text: string): Rational {
    const [whole = '', fraction = ''] = text.split('.');
    if (whole.length + fraction.length > 100) outOfReach();
    return Rational.of(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
  }

  get isZero(): boolean {
    return this.numerator === 0n;
  }

  get isInteger(): boolean {
    return this.denominator === 1n;
  }

  /** -1, 0 or 1. */
  get sign(): -1 | 0 | 1 {
    return this.numerator < 0n ? -1 : this.numerator > 0n ? 1 : 0;
  }

  plus(other: Rational): Rational {
    return Rational.of(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  minus(other: Rational): Rational {
    return this.plus(other.negated());
  }

  times(other: Rational): Rational {
    return Rational.of(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  /** Throws a Refusal for a division by 0. */
  over(other: Rational): Rational {
    return Rational.of(this.numerator * other.denominator, this.denominator * other.numerator);
  }

  negated(): Rational {
    return new Rational(-this.numerator, this.denominator);
  }

  absolute(): Rational {
    return this.sign < 0 ? this.negated() : this;
  }

  /** A whole power, negative ones too. Throws a Refusal when the result is too big, or for 0 to a negative power. */
  power(exponent: number): Rational {
    if (exponent < 0) return Rational.one.over(this.power(-exponent));
    const bits = Math.max(bitLength(this.numerator), bitLength(this.denominator)) - 1;
    if (bits * exponent > maxBits || exponent > 10_000) {
      if (this.isZero || (this.isInteger && bits <= 0 && exponent <= 1e9))
        return this.sign < 0 && exponent % 2 === 1 ? this : this.absolute();
      outOfReach();
    }
    return Rational.of(this.numerator ** BigInt(exponent), this.denominator ** BigInt(exponent));
  }

  compare(other: Rational): number {
    return this.minus(other).sign;
  }

  equals(other: Rational): boolean {
    return this.numerator === other.numerator && this.denominator === other.denominator;
  }

  toNumber(): number {
    const direct = Number(this.numerator) / Number(this.denominator);
    return Number.isNaN(direct) ? Number((this.numerator * 10n ** 20n) / this.denominator) / 1e20 : direct;
  }

  /** `3`, `-3/4` */
  toString(): string {
    return this.isInteger ? `${this.numerator}` : `${this.numerator}/${this.denominator}`;
  }

  /** Whether it ends as a decimal within so many places. */
  isDecimal(places: number): boolean {
    return Rational.of(10n ** BigInt(places)).times(this).isInteger;
  }

  /** Digits with a point, rounded half away from zero, without zeros at the end. */
  toDecimal(places: number): string {
    const scale = 10n ** BigInt(places);
    const doubled = this.absolute().numerator * scale * 2n + this.denominator;
    const digits = `${doubled / (2n * this.denominator)}`.padStart(places + 1, '0');
    const whole = digits.slice(0, digits.length - places);
    const fraction = digits.slice(digits.length - places).replace(/0+$/u, '');
    const text = fraction ? `${whole}.${fraction}` : whole;
    return this.sign < 0 && text !== '0' ? `-${text}` : text;
  }
}

/** Always positive, except for two zeros. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function bitLength(value: bigint): number {
  return (value < 0n ? -value : value).toString(2).length;
}
