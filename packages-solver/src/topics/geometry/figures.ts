import { Exact } from '../../number/exact.js';
import { Rational } from '../../number/rational.js';

/** What a length in a task is. */
export type Role =
  | 'side'
  | 'base'
  | 'height'
  | 'radius'
  | 'diameter'
  | 'leg'
  | 'hypotenuse'
  | 'diagonal'
  | 'edge';

/** What can be asked. */
export type Asked =
  | 'area'
  | 'perimeter'
  | 'volume'
  | 'surface'
  | 'diagonal'
  | 'hypotenuse'
  | 'leg'
  | 'height';

export type FigureName =
  | 'square'
  | 'rectangle'
  | 'equilateral'
  | 'rightTriangle'
  | 'triangle'
  | 'parallelogram'
  | 'rhombus'
  | 'trapezoid'
  | 'circle'
  | 'cube'
  | 'cuboid'
  | 'cylinder'
  | 'cone'
  | 'sphere';

/** One formula: which lengths it takes, what it gives, and how it looks. */
export interface Formula {
  readonly figure: FigureName;
  readonly asked: Asked;
  readonly takes: readonly Role[];
  /** TeX with the letters of the school. */
  readonly formula: string;
  /** TeX with the numbers in it. */
  readonly filled: (...lengths: string[]) => string;
  /** The value; of `π` its factor. Undefined when there is no such figure. */
  readonly value: (...lengths: Rational[]) => Exact | undefined;
  readonly hasPi?: true;
  /** The power of the unit. */
  readonly dimension: 1 | 2 | 3;
}

const n = (value: number, of = 1): Rational => Rational.of(value, of);
const e = (value: Rational): Exact => Exact.of(value);
const rootTimes = (radicand: number, factor: Rational): Exact => Exact.sqrt(n(radicand)).times(e(factor));
const hypotenuse = (a: Rational, b: Rational): Exact => Exact.sqrt(a.power(2).plus(b.power(2)));
const leg = (c: Rational, a: Rational): Exact | undefined =>
  c.compare(a) > 0 ? Exact.sqrt(c.power(2).minus(a.power(2))) : undefined;

/** Three sides that close, or undefined. */
function heron(a: Rational, b: Rational, c: Rational): Exact | undefined {
  const p = a.plus(b).plus(c).over(n(2));
  const product = p.times(p.minus(a)).times(p.minus(b)).times(p.minus(c));
  return product.sign > 0 && p.compare(a) > 0 && p.compare(b) > 0 && p.compare(c) > 0
    ? Exact.sqrt(product)
    : undefined;
}

const closes = (a: Rational, b: Rational, c: Rational): boolean => heron(a, b, c) !== undefined;

/** Every formula of the school that is known here. */
export const formulas: readonly Formula[] = [
  {
    figure: 'square',
    asked: 'area',
    takes: ['side'],
    formula: 'P = a^2',
    filled: (a) => `${a}^2`,
    value: (a) => e(a.power(2)),
    dimension: 2,
  },
  {
    figure: 'square',
    asked: 'perimeter',
    takes: ['side'],
    formula: 'Ob = 4a',
    filled: (a) => `4 \\cdot ${a}`,
    value: (a) => e(a.times(n(4))),
    dimension: 1,
  },
  {
    figure: 'square',
    asked: 'diagonal',
    takes: ['side'],
    formula: 'd = a\\sqrt{2}',
    filled: (a) => `${a} \\cdot \\sqrt{2}`,
    value: (a) => rootTimes(2, a),
    dimension: 1,
  },
  {
    figure: 'rectangle',
    asked: 'area',
    takes: ['side', 'side'],
    formula: 'P = a \\cdot b',
    filled: (a, b) => `${a} \\cdot ${b}`,
    value: (a, b) => e(a.times(b)),
    dimension: 2,
  },
  {
    figure: 'rectangle',
    asked: 'perimeter',
    takes: ['side', 'side'],
    formula: 'Ob = 2a+2b',
    filled: (a, b) => `2 \\cdot ${a}+2 \\cdot ${b}`,
    value: (a, b) => e(a.plus(b).times(n(2))),
    dimension: 1,
  },
  {
    figure: 'rectangle',
    asked: 'diagonal',
    takes: ['side', 'side'],
    formula: 'd = \\sqrt{a^2+b^2}',
    filled: (a, b) => `\\sqrt{${a}^2+${b}^2}`,
    value: hypotenuse,
    dimension: 1,
  },
  {
    figure: 'equilateral',
    asked: 'area',
    takes: ['side'],
    formula: 'P = \\frac{a^2\\sqrt{3}}{4}',
    filled: (a) => `\\frac{${a}^2\\sqrt{3}}{4}`,
    value: (a) => rootTimes(3, a.power(2).over(n(4))),
    dimension: 2,
  },
  {
    figure: 'equilateral',
    asked: 'perimeter',
    takes: ['side'],
    formula: 'Ob = 3a',
    filled: (a) => `3 \\cdot ${a}`,
    value: (a) => e(a.times(n(3))),
    dimension: 1,
  },
  {
    figure: 'equilateral',
    asked: 'height',
    takes: ['side'],
    formula: 'h = \\frac{a\\sqrt{3}}{2}',
    filled: (a) => `\\frac{${a}\\sqrt{3}}{2}`,
    value: (a) => rootTimes(3, a.over(n(2))),
    dimension: 1,
  },
  {
    figure: 'rightTriangle',
    asked: 'hypotenuse',
    takes: ['leg', 'leg'],
    formula: 'c = \\sqrt{a^2+b^2}',
    filled: (a, b) => `\\sqrt{${a}^2+${b}^2}`,
    value: hypotenuse,
    dimension: 1,
  },
  {
    figure: 'rightTriangle',
    asked: 'leg',
    takes: ['hypotenuse', 'leg'],
    formula: 'b = \\sqrt{c^2-a^2}',
    filled: (c, a) => `\\sqrt{${c}^2-${a}^2}`,
    value: leg,
    dimension: 1,
  },
  {
    figure: 'rightTriangle',
    asked: 'area',
    takes: ['leg', 'leg'],
    formula: 'P = \\frac{a \\cdot b}{2}',
    filled: (a, b) => `\\frac{${a} \\cdot ${b}}{2}`,
    value: (a, b) => e(a.times(b).over(n(2))),
    dimension: 2,
  },
  {
    figure: 'rightTriangle',
    asked: 'perimeter',
    takes: ['leg', 'leg'],
    formula: 'Ob = a+b+\\sqrt{a^2+b^2}',
    filled: (a, b) => `${a}+${b}+\\sqrt{${a}^2+${b}^2}`,
    value: (a, b) => e(a.plus(b)).plus(hypotenuse(a, b)),
    dimension: 1,
  },
  {
    figure: 'triangle',
    asked: 'area',
    takes: ['base', 'height'],
    formula: 'P = \\frac{a \\cdot h}{2}',
    filled: (a, h) => `\\frac{${a} \\cdot ${h}}{2}`,
    value: (a, h) => e(a.times(h).over(n(2))),
    dimension: 2,
  },
  {
    figure: 'triangle',
    asked: 'area',
    takes: ['side', 'side', 'side'],
    formula: 'p = \\frac{a+b+c}{2},\\quad P = \\sqrt{p(p-a)(p-b)(p-c)}',
    filled: (a, b, c) => `\\sqrt{p(p-${a})(p-${b})(p-${c})}`,
    value: heron,
    dimension: 2,
  },
  {
    figure: 'triangle',
    asked: 'perimeter',
    takes: ['side', 'side', 'side'],
    formula: 'Ob = a+b+c',
    filled: (a, b, c) => `${a}+${b}+${c}`,
    value: (a, b, c) => (closes(a, b, c) ? e(a.plus(b).plus(c)) : undefined),
    dimension: 1,
  },
  {
    figure: 'parallelogram',
    asked: 'area',
    takes: ['base', 'height'],
    formula: 'P = a \\cdot h',
    filled: (a, h) => `${a} \\cdot ${h}`,
    value: (a, h) => e(a.times(h)),
    dimension: 2,
  },
  {
    figure: 'parallelogram',
    asked: 'perimeter',
    takes: ['side', 'side'],
    formula: 'Ob = 2a+2b',
    filled: (a, b) => `2 \\cdot ${a}+2 \\cdot ${b}`,
    value: (a, b) => e(a.plus(b).times(n(2))),
    dimension: 1,
  },
  {
    figure: 'rhombus',
    asked: 'area',
    takes: ['diagonal', 'diagonal'],
    formula: 'P = \\frac{d_1 \\cdot d_2}{2}',
    filled: (a, b) => `\\frac{${a} \\cdot ${b}}{2}`,
    value: (a, b) => e(a.times(b).over(n(2))),
    dimension: 2,
  },
  {
    figure: 'rhombus',
    asked: 'perimeter',
    takes: ['side'],
    formula: 'Ob = 4a',
    filled: (a) => `4 \\cdot ${a}`,
    value: (a) => e(a.times(n(4))),
    dimension: 1,
  },
  {
    figure: 'trapezoid',
    asked: 'area',
    takes: ['base', 'base', 'height'],
    formula: 'P = \\frac{(a+b) \\cdot h}{2}',
    filled: (a, b, h) => `\\frac{(${a}+${b}) \\cdot ${h}}{2}`,
    value: (a, b, h) => e(a.plus(b).times(h).over(n(2))),
    dimension: 2,
  },
  {
    figure: 'circle',
    asked: 'area',
    takes: ['radius'],
    formula: 'P = \\pi r^2',
    filled: (r) => `\\pi \\cdot ${r}^2`,
    value: (r) => e(r.power(2)),
    hasPi: true,
    dimension: 2,
  },
  {
    figure: 'circle',
    asked: 'perimeter',
    takes: ['radius'],
    formula: 'l = 2\\pi r',
    filled: (r) => `2\\pi \\cdot ${r}`,
    value: (r) => e(r.times(n(2))),
    hasPi: true,
    dimension: 1,
  },
  {
    figure: 'cube',
    asked: 'volume',
    takes: ['edge'],
    formula: 'V = a^3',
    filled: (a) => `${a}^3`,
    value: (a) => e(a.power(3)),
    dimension: 3,
  },
  {
    figure: 'cube',
    asked: 'surface',
    takes: ['edge'],
    formula: 'P_c = 6a^2',
    filled: (a) => `6 \\cdot ${a}^2`,
    value: (a) => e(a.power(2).times(n(6))),
    dimension: 2,
  },
  {
    figure: 'cube',
    asked: 'diagonal',
    takes: ['edge'],
    formula: 'd = a\\sqrt{3}',
    filled: (a) => `${a} \\cdot \\sqrt{3}`,
    value: (a) => rootTimes(3, a),
    dimension: 1,
  },
  {
    figure: 'cuboid',
    asked: 'volume',
    takes: ['edge', 'edge', 'edge'],
    formula: 'V = a \\cdot b \\cdot c',
    filled: (a, b, c) => `${a} \\cdot ${b} \\cdot ${c}`,
    value: (a, b, c) => e(a.times(b).times(c)),
    dimension: 3,
  },
  {
    figure: 'cuboid',
    asked: 'surface',
    takes: ['edge', 'edge', 'edge'],
    formula: 'P_c = 2(ab+bc+ac)',
    filled: (a, b, c) => `2(${a} \\cdot ${b}+${b} \\cdot ${c}+${a} \\cdot ${c})`,
    value: (a, b, c) => e(a.times(b).plus(b.times(c)).plus(a.times(c)).times(n(2))),
    dimension: 2,
  },
  {
    figure: 'cylinder',
    asked: 'volume',
    takes: ['radius', 'height'],
    formula: 'V = \\pi r^2 h',
    filled: (r, h) => `\\pi \\cdot ${r}^2 \\cdot ${h}`,
    value: (r, h) => e(r.power(2).times(h)),
    hasPi: true,
    dimension: 3,
  },
  {
    figure: 'cylinder',
    asked: 'surface',
    takes: ['radius', 'height'],
    formula: 'P_c = 2\\pi r(r+h)',
    filled: (r, h) => `2\\pi \\cdot ${r} \\cdot (${r}+${h})`,
    value: (r, h) => e(n(2).times(r).times(r.plus(h))),
    hasPi: true,
    dimension: 2,
  },
  {
    figure: 'cone',
    asked: 'volume',
    takes: ['radius', 'height'],
    formula: 'V = \\frac{1}{3}\\pi r^2 h',
    filled: (r, h) => `\\frac{1}{3}\\pi \\cdot ${r}^2 \\cdot ${h}`,
    value: (r, h) => e(r.power(2).times(h).over(n(3))),
    hasPi: true,
    dimension: 3,
  },
  {
    figure: 'sphere',
    asked: 'volume',
    takes: ['radius'],
    formula: 'V = \\frac{4}{3}\\pi r^3',
    filled: (r) => `\\frac{4}{3}\\pi \\cdot ${r}^3`,
    value: (r) => e(r.power(3).times(n(4, 3))),
    hasPi: true,
    dimension: 3,
  },
  {
    figure: 'sphere',
    asked: 'surface',
    takes: ['radius'],
    formula: 'P = 4\\pi r^2',
    filled: (r) => `4\\pi \\cdot ${r}^2`,
    value: (r) => e(r.power(2).times(n(4))),
    hasPi: true,
    dimension: 2,
  },
];
