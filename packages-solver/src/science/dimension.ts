/** Exponents of metre, kilogram, second, ampere, kelvin, mole, bit and money: what a unit is made of. */
export type Dimension = readonly [number, number, number, number, number, number, number, number];

export const noDimension: Dimension = [0, 0, 0, 0, 0, 0, 0, 0];

function each(exponentAt: (index: number) => number): Dimension {
  // Adding to zero makes a plain 0 of -0, which a power by a negative exponent would leave
  const at = (index: number): number => 0 + exponentAt(index);
  return [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7)];
}

/** The dimension of a product. */
export function timesDimension(a: Dimension, b: Dimension): Dimension {
  return each((index) => (a[index] ?? 0) + (b[index] ?? 0));
}

/** The dimension of a quotient. */
export function overDimension(a: Dimension, b: Dimension): Dimension {
  return each((index) => (a[index] ?? 0) - (b[index] ?? 0));
}

/** The dimension of a power; the exponent may be ½ when every exponent of the base is even. */
export function powerDimension(a: Dimension, exponent: number): Dimension {
  return each((index) => (a[index] ?? 0) * exponent);
}

export function sameDimension(a: Dimension, b: Dimension): boolean {
  return a.every((entry, index) => entry === b[index]);
}

/** The dimensions that have a name in school. */
export const dimensions = {
  none: noDimension,
  length: [1, 0, 0, 0, 0, 0, 0, 0],
  area: [2, 0, 0, 0, 0, 0, 0, 0],
  volume: [3, 0, 0, 0, 0, 0, 0, 0],
  mass: [0, 1, 0, 0, 0, 0, 0, 0],
  time: [0, 0, 1, 0, 0, 0, 0, 0],
  current: [0, 0, 0, 1, 0, 0, 0, 0],
  temperature: [0, 0, 0, 0, 1, 0, 0, 0],
  amount: [0, 0, 0, 0, 0, 1, 0, 0],
  data: [0, 0, 0, 0, 0, 0, 1, 0],
  money: [0, 0, 0, 0, 0, 0, 0, 1],
  speed: [1, 0, -1, 0, 0, 0, 0, 0],
  acceleration: [1, 0, -2, 0, 0, 0, 0, 0],
  frequency: [0, 0, -1, 0, 0, 0, 0, 0],
  density: [-3, 1, 0, 0, 0, 0, 0, 0],
  force: [1, 1, -2, 0, 0, 0, 0, 0],
  pressure: [-1, 1, -2, 0, 0, 0, 0, 0],
  energy: [2, 1, -2, 0, 0, 0, 0, 0],
  power: [2, 1, -3, 0, 0, 0, 0, 0],
  charge: [0, 0, 1, 1, 0, 0, 0, 0],
  voltage: [2, 1, -3, -1, 0, 0, 0, 0],
  resistance: [2, 1, -3, -2, 0, 0, 0, 0],
  specificHeat: [2, 0, -2, 0, -1, 0, 0, 0],
  latentHeat: [2, 0, -2, 0, 0, 0, 0, 0],
  molarMass: [0, 1, 0, 0, 0, -1, 0, 0],
  concentration: [-3, 0, 0, 0, 0, 1, 0, 0],
} as const satisfies Record<string, Dimension>;
