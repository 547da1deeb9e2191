import type { Method, Solution } from '../../method.js';
import type { Check, SolverLanguage, Step } from '../../outcome.js';
import { Rational } from '../../number/rational.js';
import { equalsSign, showNumber } from '../../science/show.js';
import { countedMass, formulaMass, massSum, usedMasses } from './masses.js';
import { readMolarity, type Molarity, type MolarKind } from './molarity-read.js';

const units: Record<MolarKind, { tex: string; symbol: string }> = {
  concentration: { tex: '\\frac{\\text{mol}}{\\text{dm}^{3}}', symbol: 'mol/dm^3' },
  volume: { tex: '\\text{dm}^{3}', symbol: 'dm^3' },
  moles: { tex: '\\text{mol}', symbol: 'mol' },
  mass: { tex: '\\text{g}', symbol: 'g' },
};

const wording = {
  pl: {
    molar: 'Masa molowa',
    molarText: 'Dodajemy masy atomów ze wzoru: tyle waży jeden mol.',
    moles: 'Liczba moli',
    molesText: 'Masę dzielimy przez masę jednego mola.',
    volume: 'Objętość w decymetrach sześciennych',
    volumeText: 'Stężenie molowe liczymy na $1\\ \\text{dm}^3$ roztworu.',
    formula: 'Stężenie molowe',
    formulaText: 'Stężenie molowe mówi, ile moli substancji jest w $1\\ \\text{dm}^3$ roztworu.',
    mass: 'Masa substancji',
    massText: 'Liczbę moli mnożymy przez masę jednego mola.',
    check: 'Wracamy do wzoru',
    checkText: 'Z wyniku liczymy jeszcze raz dane z zadania i wszystko się zgadza.',
    used: 'przyjęto',
  },
  en: {
    molar: 'The molar mass',
    molarText: 'We add the masses of the atoms in the formula: that is what one mole weighs.',
    moles: 'The number of moles',
    molesText: 'We divide the mass by that of one mole.',
    volume: 'The volume in cubic decimetres',
    volumeText: 'Molar concentration counts for $1\\ \\text{dm}^3$ of solution.',
    formula: 'Molar concentration',
    formulaText: 'It says how many moles there are in $1\\ \\text{dm}^3$ of solution.',
    mass: 'The mass of the substance',
    massText: 'We multiply the number of moles by the mass of one mole.',
    check: 'Back to the formula',
    checkText: 'From the result we find again what the task gives, and all agrees.',
    used: 'used',
  },
} as const;

function shown(kind: MolarKind, value: Rational, language: SolverLanguage): string {
  return `${showNumber(value, language).tex}\\ ${units[kind].tex}`;
}

function solveMolarity(problem: Molarity, language: SolverLanguage): Solution {
  const { formula, given, asked, known } = problem;
  const words = wording[language];
  const molar = formula && formulaMass(formula, given, language);
  const steps: Step[] = [];
  const mass = known.get('mass');
  const usesMass = mass !== undefined || asked === 'mass';
  if (usesMass && formula && molar) {
    const text = `M = ${massSum(formula, given, language)} = ${showNumber(molar, language).tex}\\ \\frac{\\text{g}}{\\text{mol}}`;
    steps.push({ name: words.molar, formula: text, text: words.molarText });
  }
  let moles = known.get('moles');
  if (mass && molar) {
    moles = mass.over(molar);
    const sign = equalsSign(showNumber(moles, language));
    steps.push({
      name: words.moles,
      formula: `n = \\frac{m}{M} ${sign} ${shown('moles', moles, language)}`,
      text: words.molesText,
    });
  }
  const volume = known.get('volume');
  if (volume && problem.volumeText !== undefined) {
    steps.push({
      name: words.volume,
      formula: `${problem.volumeText} = ${shown('volume', volume, language)}`,
      text: words.volumeText,
    });
  }
  const concentration = known.get('concentration');
  const one = Rational.one;
  let result: Rational;
  let tex: string;
  if (asked === 'concentration') {
    result = (moles ?? one).over(volume ?? one);
    tex = `c = \\frac{n}{V} = \\frac{${shown('moles', moles ?? one, language)}}{${shown('volume', volume ?? one, language)}}`;
  } else if (asked === 'volume') {
    result = (moles ?? one).over(concentration ?? one);
    tex = `V = \\frac{n}{c} = \\frac{${shown('moles', moles ?? one, language)}}{${shown('concentration', concentration ?? one, language)}}`;
  } else {
    result = (concentration ?? one).times(volume ?? one);
    tex = `n = c\\cdot V = ${shown('concentration', concentration ?? one, language)}\\cdot ${shown('volume', volume ?? one, language)}`;
  }
  const main = asked === 'mass' ? 'moles' : asked;
  const sign = equalsSign(showNumber(result, language));
  steps.push({
    name: words.formula,
    formula: `${tex} ${sign} ${shown(main, result, language)}`,
    text: words.formulaText,
  });
  if (asked === 'mass' && molar) {
    result = result.times(molar);
    const end = equalsSign(showNumber(result, language));
    steps.push({
      name: words.mass,
      formula: `m = n\\cdot M ${end} ${shown('mass', result, language)}`,
      text: words.massText,
    });
  }
  const letters: Record<MolarKind, string> = { concentration: 'c', volume: 'V', moles: 'n', mass: 'm' };
  const used = usesMass && formula ? ` (${words.used} $${usedMasses(formula, given, language)}$)` : '';
  const number = result.isDecimal(9) ? result.toDecimal(9) : result.toString();
  return {
    steps,
    answer: `$${letters[asked]} ${equalsSign(showNumber(result, language))} ${shown(asked, result, language)}$${used}`,
    value: {
      canonical: `${number} ${units[asked].symbol}`,
      approximate: [result.toNumber()],
      unit: units[asked].symbol,
    },
  };
}

/** Compares c·V with n, all in floating point, with masses counted atom by atom. */
function checkMolarity(problem: Molarity, found: Solution, language: SolverLanguage): Check | undefined {
  const { formula, given, asked, known } = problem;
  const [result] = found.value.approximate ?? [];
  if (result === undefined || result <= 0) return undefined;
  const value = (kind: MolarKind): number | undefined =>
    kind === asked ? result : known.get(kind)?.toNumber();
  const mass = value('mass');
  const molar = formula ? countedMass(formula, given, language) : Number.NaN;
  const moles = value('moles') ?? (mass === undefined ? Number.NaN : mass / molar);
  const product = (value('concentration') ?? Number.NaN) * (value('volume') ?? Number.NaN);
  if (!(Math.abs(product - moles) <= 1e-9 * moles)) return undefined;
  return { name: wording[language].check, formula: 'c\\cdot V = n', text: wording[language].checkText };
}

/** Molar concentration, volume, moles and mass. */
export const molarity: Method<Molarity> = {
  subject: 'chemistry',
  topic: 'chemistry',
  read: readMolarity,
  solve: solveMolarity,
  check: checkMolarity,
};
