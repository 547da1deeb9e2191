import type { QuantityName } from './quantities.js';

/** `left` = `factor` · product of powers. */
export interface Formula {
  readonly left: QuantityName;
  /** The number in front, as a fraction: `1/2`. */
  readonly factor: string;
  readonly right: Readonly<Partial<Record<QuantityName, number>>>;
  /** The formula as schools write it. */
  readonly tex: string;
  /** The text must say so, else the formula is not the one. */
  readonly needs?: RegExp;
  /** Text that says that the formula is not the one. */
  readonly excludes?: RegExp;
  /** Why it holds, for a pupil. */
  readonly why: { readonly pl: string; readonly en: string };
}

/** Every quantity of a formula. */
export function namesOf(formula: Formula): readonly QuantityName[] {
  return [formula.left, ...(Object.keys(formula.right) as QuantityName[])];
}
