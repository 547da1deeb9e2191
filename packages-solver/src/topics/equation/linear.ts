import type { Relation } from '../../expression/ast.js';
import { texRelation } from '../../expression/tex.js';
import { Exact } from '../../number/exact.js';
import { Rational } from '../../number/rational.js';
import type { SolverLanguage, Step } from '../../outcome.js';
import { polynomialOf } from '../../polynomial/of-expression.js';
import { Polynomial } from '../../polynomial/polynomial.js';
import type { Solutions } from './solutions.js';
import { equationWords } from './words.js';

export interface Writing {
  readonly number: (value: Rational) => string;
  readonly language: SolverLanguage;
}

/** Solves ax + b = cx + d by moving terms, and writes the steps. The sides are linear once they are simplified. */
export function linearSteps(
  relation: Relation,
  unknown: string,
  { number, language }: Writing,
  steps: Step[],
): Solutions {
  const words = equationWords[language];
  const left = polynomialOf(relation.left);
  const right = polynomialOf(relation.right);
  const write = (a: Polynomial, b: Polynomial): string => `${a.toTex(number)} = ${b.toTex(number)}`;
  const simplified = write(left, right);
  const asWritten = texRelation(relation, language);
  if (simplified.replaceAll(' ', '') !== asWritten.replaceAll(' ', ''))
    steps.push({ ...words.simplify, formula: `${asWritten} \\;\\Rightarrow\\; ${simplified}` });

  const slope = left.minus(right).linear(unknown);
  const free = right.free.minus(left.free);
  const higher = left.minus(right).minus(Polynomial.of(unknown, [free.negated(), slope]));
  if (!higher.isZero) throw new Error('not linear');
  const isMoved = !left.free.isZero || right.unknowns.length > 0;
  if (isMoved) {
    const unknowns = moved(left, right, number, (p) => p.minus(Polynomial.constant(p.free)));
    const numbers = moved(right, left, number, (p) => Polynomial.constant(p.free));
    steps.push({ ...words.move(unknown), formula: `${unknowns} = ${numbers}` });
    steps.push({
      ...words.collect,
      formula: `${Polynomial.of(unknown, [Rational.zero, slope]).toTex(number)} = ${number(free)}`,
    });
  }
  if (slope.isZero) {
    steps.push({ ...(free.isZero ? words.identity : words.contradiction), formula: `0 = ${number(free)}` });
    return free.isZero ? { kind: 'all', except: [] } : { kind: 'some', values: [] };
  }
  const value = free.over(slope);
  if (!slope.equals(Rational.one) || steps.length === 0)
    steps.push({ ...words.divide(number(slope)), formula: `${unknown} = ${number(value)}` });
  return { kind: 'some', values: [Exact.of(value)] };
}

/** A part of one side, and the same part of the other with its sign turned. */
function moved(
  stays: Polynomial,
  comes: Polynomial,
  number: (value: Rational) => string,
  part: (side: Polynomial) => Polynomial,
): string {
  const kept = part(stays);
  const turned = part(comes).scaled(Rational.of(-1));
  if (turned.isZero) return kept.toTex(number);
  if (kept.isZero) return turned.toTex(number);
  const text = turned.toTex(number);
  return kept.toTex(number) + (text.startsWith('-') ? text : `+${text}`);
}
