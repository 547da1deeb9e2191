import { outOfReach } from '../refusal.js';
import { Rational } from '../number/rational.js';

const maxTerms = 60;
const maxDegree = 40;

/** The exponents of a term by unknown; an unknown with exponent 0 is left out. */
type Monomial = ReadonlyMap<string, number>;

interface Term {
  readonly monomial: Monomial;
  readonly coefficient: Rational;
}

/** A polynomial in any unknowns with exact coefficients. */
export class Polynomial {
  static readonly zero = new Polynomial(new Map());

  private constructor(private readonly byKey: ReadonlyMap<string, Term>) {
    if (byKey.size > maxTerms) outOfReach();
  }

  static constant(value: Rational | number): Polynomial {
    return Polynomial.from([
      { monomial: new Map(), coefficient: value instanceof Rational ? value : Rational.of(value) },
    ]);
  }

  static unknown(name: string): Polynomial {
    return Polynomial.from([{ monomial: new Map([[name, 1]]), coefficient: Rational.one }]);
  }

  /** From coefficients in one unknown, the constant first. */
  static of(name: string, coefficients: readonly Rational[]): Polynomial {
    return Polynomial.from(
      coefficients.map((coefficient, exponent) => ({
        monomial: exponent === 0 ? new Map() : new Map([[name, exponent]]),
        coefficient,
      })),
    );
  }

  private static from(terms: readonly Term[]): Polynomial {
    const byKey = new Map<string, Term>();
    for (const { monomial, coefficient } of terms) {
      const key = keyOf(monomial);
      const sum = coefficient.plus(byKey.get(key)?.coefficient ?? Rational.zero);
      if (sum.isZero) byKey.delete(key);
      else byKey.set(key, { monomial, coefficient: sum });
    }
    return new Polynomial(byKey);
  }

  get isZero(): boolean {
    return this.byKey.size === 0;
  }

  /** The number that it is, or undefined when there is an unknown in it. */
  get constant(): Rational | undefined {
    if (this.isZero) return Rational.zero;
    return this.byKey.size === 1 ? this.byKey.get('')?.coefficient : undefined;
  }

  get unknowns(): readonly string[] {
    return [...new Set(this.terms.flatMap(({ monomial }) => [...monomial.keys()]))].toSorted();
  }

  /** Highest degree first, then by the alphabet. */
  get terms(): readonly Term[] {
    return [...this.byKey.values()].toSorted(
      (a, b) => degreeOf(b.monomial) - degreeOf(a.monomial) || compareMonomials(a.monomial, b.monomial),
    );
  }

  get degree(): number {
    return Math.max(0, ...this.terms.map(({ monomial }) => degreeOf(monomial)));
  }

  plus(other: Polynomial): Polynomial {
    return Polynomial.from([...this.byKey.values(), ...other.byKey.values()]);
  }

  minus(other: Polynomial): Polynomial {
    return this.plus(other.scaled(Rational.of(-1)));
  }

  scaled(factor: Rational): Polynomial {
    return Polynomial.from(
      [...this.byKey.values()].map(({ monomial, coefficient }) => ({
        monomial,
        coefficient: coefficient.times(factor),
      })),
    );
  }

  times(other: Polynomial): Polynomial {
    if (this.degree + other.degree > maxDegree) outOfReach();
    return Polynomial.from(
      [...this.byKey.values()].flatMap((a) =>
        [...other.byKey.values()].map((b) => ({
          monomial: productOf(a.monomial, b.monomial),
          coefficient: a.coefficient.times(b.coefficient),
        })),
      ),
    );
  }

  power(exponent: number): Polynomial {
    if (exponent * this.degree > maxDegree || exponent > 100) outOfReach();
    let product = Polynomial.constant(1);
    for (let i = 0; i < exponent; i += 1) product = product.times(this);
    return product;
  }

  equals(other: Polynomial): boolean {
    return this.minus(other).isZero;
  }

  /** Coefficients by the exponent of the only unknown, the constant first; at least one. Throws a Refusal for several unknowns. */
  coefficients(name: string): readonly Rational[] {
    const found: Rational[] = Array.from({ length: this.degree + 1 }, () => Rational.zero);
    for (const { monomial, coefficient } of this.byKey.values()) {
      if ([...monomial.keys()].some((key) => key !== name)) outOfReach();
      found[monomial.get(name) ?? 0] = coefficient;
    }
    return found;
  }

  /** The coefficient of an unknown alone, as in linear equations; 0 when it is not there. */
  linear(name: string): Rational {
    return this.byKey.get(keyOf(new Map([[name, 1]])))?.coefficient ?? Rational.zero;
  }

  /** The term without unknowns. */
  get free(): Rational {
    return this.byKey.get('')?.coefficient ?? Rational.zero;
  }

  /** `x^2-3/2*x*y+1`: the canonical notation of answers. */
  toString(): string {
    return this.write(
      (coefficient) => `${coefficient}`,
      (name, exponent) => (exponent === 1 ? name : `${name}^${exponent}`),
      '*',
    );
  }

  /** TeX, highest degree first. */
  toTex(texCoefficient: (value: Rational) => string): string {
    return this.write(
      texCoefficient,
      (name, exponent) => (exponent === 1 ? name : `${name}^{${exponent}}`),
      '',
    );
  }

  private write(
    number: (value: Rational) => string,
    power: (name: string, exponent: number) => string,
    sign: string,
  ): string {
    if (this.isZero) return '0';
    return this.terms
      .map(({ monomial, coefficient }, index) => {
        const factors = [...monomial]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, exponent]) => power(name, exponent));
        const magnitude = coefficient.absolute();
        if (factors.length === 0 || !magnitude.equals(Rational.one)) factors.unshift(number(magnitude));
        const before = coefficient.sign < 0 ? '-' : index > 0 ? '+' : '';
        return before + factors.join(sign);
      })
      .join('');
  }
}

function keyOf(monomial: Monomial): string {
  return [...monomial]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, exponent]) => `${name}${exponent}`)
    .join('*');
}

function degreeOf(monomial: Monomial): number {
  let sum = 0;
  for (const exponent of monomial.values()) sum += exponent;
  return sum;
}

function productOf(a: Monomial, b: Monomial): Monomial {
  const product = new Map(a);
  for (const [name, exponent] of b) product.set(name, (product.get(name) ?? 0) + exponent);
  return product;
}

function compareMonomials(a: Monomial, b: Monomial): number {
  const names = [...new Set([...a.keys(), ...b.keys()])].toSorted();
  for (const name of names) {
    const difference = (b.get(name) ?? 0) - (a.get(name) ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
