/** Chance that comes out the same for the same key: what makes a day of the family repeatable. */
export interface Chance {
  /** From 0 to 1, 1 excluded. */
  next(): number;
  /** A whole number, both ends included. */
  between(from: number, to: number): number;
  /** True with a probability. */
  happens(probability: number): boolean;
  /** One of the values. @throws RangeError for an empty list */
  pick<T>(values: readonly T[]): T;
  /** One of the values by weight. @throws RangeError for an empty list */
  weighted<T extends { readonly weight: number }>(values: readonly T[]): T;
  /** A wait with a mean, as between independent events. */
  wait(mean: number): number;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

function at<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new RangeError('nothing to choose from');
  return value;
}

/** The chance of a key: `chanceOf('ostoja', 'Zosia', 20261121)`. */
export function chanceOf(...key: readonly (string | number)[]): Chance {
  let state = hash(key.join('/'));
  // mulberry32: small, fast, and good enough for a plausible life
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    happens: (probability) => next() < probability,
    pick: (values) => at(values, Math.floor(next() * values.length)),
    weighted: (values) => {
      let rest = next() * values.reduce((sum, value) => sum + value.weight, 0);
      const index = values.findIndex((value) => (rest -= value.weight) < 0);
      return at(values, index < 0 ? values.length - 1 : index);
    },
    wait: (mean) => -Math.log(1 - next()) * mean,
  };
}
