import { outOfReach } from '../refusal.js';
import { extractSquares, integerSquareRoot } from './integers.js';
import { Rational } from './rational.js';

const maxTerms = 8;

/**
 * An exact real number: a sum of fractions times square roots of whole numbers, such as 1/2 + 3√2. Each radicand is
 * square-free and appears once, so two numbers are equal when their terms are.
 */
export class Exact {
  static readonly zero = new Exact(new Map());
  static readonly one = Exact.of(1);

  private constructor(private readonly terms: ReadonlyMap<bigint, Rational>) {
    if (terms.size > maxTerms) outOfReach();
  }

  static of(value: Rational | bigint | number): Exact {
    const rational = value instanceof Rational ? value : Rational.of(value);
    return new Exact(rational.isZero ? new Map() : new Map([[1n, rational]]));
  }

  /** The square root of a fraction that is not negative. */
  static sqrt(value: Rational): Exact {
    if (value.sign < 0) outOfReach();
    if (value.isZero) return Exact.zero;
    const { outside, inside } = extractSquares(value.numerator * value.denominator);
    return new Exact(new Map([[inside, Rational.of(outside, value.denominator)]]));
  }

  /** Radicand and coefficient of each term; the whole part first. */
  get parts(): readonly (readonly [radicand: bigint, coefficient: Rational])[] {
    return [...this.terms].toSorted(([a], [b]) => (a < b ? -1 : 1));
  }

  get isZero(): boolean {
    return this.terms.size === 0;
  }

  /** The fraction that it is, or undefined when there is a root in it. */
  get rational(): Rational | undefined {
    if (this.isZero) return Rational.zero;
    const whole = this.terms.get(1n);
    return this.terms.size === 1 ? whole : undefined;
  }

  plus(other: Exact): Exact {
    const sum = new Map(this.terms);
    for (const [radicand, coefficient] of other.terms) {
      const total = (sum.get(radicand) ?? Rational.zero).plus(coefficient);
      if (total.isZero) sum.delete(radicand);
      else sum.set(radicand, total);
    }
    return new Exact(sum);
  }

  negated(): Exact {
    return new Exact(new Map([...this.terms].map(([radicand, value]) => [radicand, value.negated()])));
  }

  minus(other: Exact): Exact {
    return this.plus(other.negated());
  }

  times(other: Exact): Exact {
    let product = Exact.zero;
    for (const [a, x] of this.terms) {
      for (const [b, y] of other.terms) {
        const { outside, inside } = extractSquares(a * b);
        product = product.plus(new Exact(new Map([[inside, x.times(y).times(Rational.of(outside))]])));
      }
    }
    return product;
  }

  /** Throws a Refusal for a division by 0. */
  over(other: Exact): Exact {
    const divisor = other.rational;
    if (divisor) return this.times(Exact.of(Rational.one.over(divisor)));
    const irrational = other.parts.find(([radicand]) => radicand !== 1n)?.[0] ?? 1n;
    const conjugate = other.conjugate(irrational);
    return this.times(conjugate).over(other.times(conjugate));
  }

  /** A whole power. Throws a Refusal when the result is too big, or for 0 to a negative power. */
  power(exponent: number): Exact {
    const { rational } = this;
    if (rational) return Exact.of(rational.power(exponent));
    if (exponent < 0) return Exact.one.over(this.power(-exponent));
    if (exponent > 64) outOfReach();
    let product = Exact.one;
    for (let i = 0; i < exponent; i += 1) product = product.times(this);
    return product;
  }

  equals(other: Exact): boolean {
    return this.minus(other).isZero;
  }

  /** -1, 0 or 1, exactly. */
  get sign(): -1 | 0 | 1 {
    if (this.isZero) return 0;
    for (let digits = 30n; digits < 2000n; digits *= 2n) {
      const scaled = this.scaled(10n ** digits);
      if (scaled > maxTerms * 2 || scaled < -maxTerms * 2) return scaled < 0n ? -1 : 1;
    }
    return outOfReach();
  }

  compare(other: Exact): number {
    return this.minus(other).sign;
  }

  toNumber(): number {
    const { rational } = this;
    return rational ? rational.toNumber() : this.toRational(30).toNumber();
  }

  /** A fraction that is closer than 10^-places. */
  toRational(places: number): Rational {
    const scale = 10n ** BigInt(places + 2);
    return this.rational ?? Rational.of(this.scaled(scale), scale);
  }

  /** `3/4`, `2*sqrt(3)`, `1-sqrt(5)/2`: the canonical notation of answers. */
  toString(): string {
    if (this.isZero) return '0';
    return this.parts
      .map(([radicand, coefficient], index) => {
        const sign = coefficient.sign < 0 ? '-' : index > 0 ? '+' : '';
        return sign + termText(radicand, coefficient.absolute());
      })
      .join('');
  }

  /** This number times a big one, as a whole number that is off by less than the number of terms. */
  private scaled(scale: bigint): bigint {
    let sum = 0n;
    for (const [radicand, { numerator, denominator }] of this.terms) {
      const magnitude = integerSquareRoot(radicand * numerator * numerator * scale * scale) / denominator;
      sum += numerator < 0n ? -magnitude : magnitude;
    }
    return sum;
  }

  /** The number with the sign of every radicand turned that a prime of `radicand` divides. */
  private conjugate(radicand: bigint): Exact {
    const prime = smallestPrime(radicand);
    return new Exact(
      new Map(
        [...this.terms].map(([inside, value]) => [inside, inside % prime === 0n ? value.negated() : value]),
      ),
    );
  }
}

function termText(radicand: bigint, coefficient: Rational): string {
  if (radicand === 1n) return `${coefficient}`;
  const { numerator, denominator } = coefficient;
  const top = numerator === 1n ? `sqrt(${radicand})` : `${numerator}*sqrt(${radicand})`;
  return denominator === 1n ? top : `${top}/${denominator}`;
}

function smallestPrime(value: bigint): bigint {
  for (let prime = 2n; prime * prime <= value; prime += 1n) if (value % prime === 0n) return prime;
  return value;
}
