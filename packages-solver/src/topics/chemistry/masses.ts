import type { SolverLanguage } from '../../outcome.js';
import { Rational } from '../../number/rational.js';
import { outOfReach } from '../../refusal.js';
import { elements } from '../../science/elements.js';
import { showNumber } from '../../science/show.js';
import type { Formula } from './formula.js';

/** Atomic masses that the task itself gives, by symbol. */
export type GivenMasses = ReadonlyMap<string, Rational>;

/** The atomic mass in u: what the task gives, else as schools of the language round it (decision 0185). */
export function atomicMass(symbol: string, given: GivenMasses, language: SolverLanguage): Rational {
  const own = given.get(symbol);
  const element = elements.get(symbol);
  if (own) return own;
  if (!element) return outOfReach();
  return Rational.parse(language === 'pl' ? element.rounded : element.mass);
}

/** The mass of one particle in u, which is also that of a mole in g. */
export function formulaMass(formula: Formula, given: GivenMasses, language: SolverLanguage): Rational {
  let sum = Rational.zero;
  for (const [symbol, count] of formula.atoms) {
    sum = sum.plus(atomicMass(symbol, given, language).times(Rational.of(count)));
  }
  return sum;
}

/** `2\cdot 1 + 16`, in the order of the formula. */
export function massSum(formula: Formula, given: GivenMasses, language: SolverLanguage): string {
  return [...formula.atoms]
    .map(([symbol, count]) => {
      const mass = showNumber(atomicMass(symbol, given, language), language).tex;
      return count === 1 ? mass : `${count}\\cdot ${mass}`;
    })
    .join(' + ');
}

/** Which masses were used: `H: 1`, `O: 16`. */
export function usedMasses(formula: Formula, given: GivenMasses, language: SolverLanguage): string {
  return [...formula.atoms.keys()]
    .map(
      (symbol) => `M_{\\text{${symbol}}} = ${showNumber(atomicMass(symbol, given, language), language).tex}`,
    )
    .join(',\\ ');
}

/** Adds the masses atom by atom, in floating point: another way to the same sum. */
export function countedMass(formula: Formula, given: GivenMasses, language: SolverLanguage): number {
  let sum = 0;
  for (const [symbol, count] of formula.atoms) {
    for (let atom = 0; atom < count; atom += 1) sum += atomicMass(symbol, given, language).toNumber();
  }
  return sum;
}
