import type { Method, Solution } from '../../method.js';
import type { Check, SolverLanguage, Step } from '../../outcome.js';
import { Rational } from '../../number/rational.js';
import { equalsSign, showNumber } from '../../science/show.js';
import { readPortion, type Portion, type PortionKind } from './amount-read.js';
import { countedMass, formulaMass, massSum, usedMasses } from './masses.js';

const avogadro = Rational.of(602n * 10n ** 21n);
const molarVolume = Rational.of(224, 10);

const letters: Record<PortionKind, string> = { mass: 'm', moles: 'n', particles: 'N', volume: 'V' };
const units: Record<PortionKind, { tex: string; symbol: string }> = {
  mass: { tex: '\\ \\text{g}', symbol: 'g' },
  moles: { tex: '\\ \\text{mol}', symbol: 'mol' },
  particles: { tex: '', symbol: '' },
  volume: { tex: '\\ \\text{dm}^{3}', symbol: 'dm^3' },
};

const wording = {
  pl: {
    mass: 'Masa molowa',
    massText: 'Najpierw liczymy, ile waży jeden mol: dodajemy masy atomów ze wzoru.',
    toMoles: 'Liczymy mole',
    toMolesText: 'Dzielimy to, co mamy, przez to, ile przypada na jeden mol.',
    fromMoles: 'Liczymy to, o co pytają',
    fromMolesText: 'Mnożymy liczbę moli przez to, ile przypada na jeden mol.',
    check: 'Liczymy w drugą stronę',
    checkText: 'Z wyniku wracamy do danych z zadania i wszystko się zgadza.',
    used: 'przyjęto',
  },
  en: {
    mass: 'The molar mass',
    massText: 'First we find what one mole weighs: add the masses of the atoms in the formula.',
    toMoles: 'Find the moles',
    toMolesText: 'Divide what we have by what there is in one mole.',
    fromMoles: 'Find what is asked',
    fromMolesText: 'Multiply the number of moles by what there is in one mole.',
    check: 'The other way round',
    checkText: 'From the result we go back to what the task gives, and it agrees.',
    used: 'used',
  },
} as const;

/** How much of a kind one mole is. */
function perMole(kind: PortionKind, problem: Portion, language: SolverLanguage): Rational {
  if (kind === 'mass') return formulaMass(problem.formula, problem.given, language);
  return kind === 'particles' ? avogadro : kind === 'volume' ? molarVolume : Rational.one;
}

const perMoleLetter: Record<PortionKind, string> = { mass: 'M', moles: '', particles: 'N_A', volume: 'V_m' };
const perMoleUnit: Record<PortionKind, string> = {
  mass: '\\frac{\\text{g}}{\\text{mol}}',
  moles: '',
  particles: '\\frac{1}{\\text{mol}}',
  volume: '\\frac{\\text{dm}^{3}}{\\text{mol}}',
};

function amountText(kind: PortionKind, value: Rational, language: SolverLanguage): string {
  return `${showNumber(value, language).tex}${units[kind].tex}`;
}

function solvePortion(problem: Portion, language: SolverLanguage): Solution {
  const { formula, given, known, value, asked } = problem;
  const words = wording[language];
  const steps: Step[] = [];
  const moles = value.over(perMole(known, problem, language));
  const result = moles.times(perMole(asked, problem, language));
  const show = (kind: PortionKind): string =>
    `${showNumber(perMole(kind, problem, language), language).tex}\\ ${perMoleUnit[kind]}`;
  if (known === 'mass' || asked === 'mass') {
    const sum = `M = ${massSum(formula, given, language)} = ${show('mass')}`;
    steps.push({
      name: words.mass,
      formula: `${usedMasses(formula, given, language)},\\quad ${sum}`,
      text: words.massText,
    });
  }
  if (known !== 'moles') {
    const shown = showNumber(moles, language);
    steps.push({
      name: words.toMoles,
      formula: `n = \\frac{${letters[known]}}{${perMoleLetter[known]}} = \\frac{${amountText(known, value, language)}}{${show(known)}} ${equalsSign(shown)} ${shown.tex}\\ \\text{mol}`,
      text: words.toMolesText,
    });
  }
  const shown = showNumber(result, language);
  if (asked !== 'moles') {
    steps.push({
      name: words.fromMoles,
      formula: `${letters[asked]} = n\\cdot ${perMoleLetter[asked]} = ${amountText('moles', moles, language)}\\cdot ${show(asked)} ${equalsSign(shown)} ${shown.tex}${units[asked].tex}`,
      text: words.fromMolesText,
    });
  }
  const usesMass = known === 'mass' || asked === 'mass';
  const used = usesMass ? ` (${words.used} $${usedMasses(formula, given, language)}$)` : '';
  const exact = result.isDecimal(9) ? result.toDecimal(9) : result.toString();
  return {
    steps,
    answer: `$${letters[asked]} ${equalsSign(shown)} ${shown.tex}${units[asked].tex}$${used}`,
    value: {
      canonical: `${exact} ${units[asked].symbol}`.trim(),
      approximate: [result.toNumber()],
      unit: units[asked].symbol,
    },
  };
}

/** Goes back from the answer to what was given, in floating point and with masses counted atom by atom. */
function checkPortion(problem: Portion, found: Solution, language: SolverLanguage): Check | undefined {
  const { formula, given, known, asked } = problem;
  const per: Record<PortionKind, number> = {
    mass: countedMass(formula, given, language),
    moles: 1,
    particles: 6.02e23,
    volume: 22.4,
  };
  const [result] = found.value.approximate ?? [];
  if (result === undefined || result <= 0) return undefined;
  const back = (result / per[asked]) * per[known];
  const wanted = problem.value.toNumber();
  if (Math.abs(back - wanted) > 1e-9 * wanted) return undefined;
  const shown = found.answer.split('$')[1] ?? '';
  const formulaText = `${shown.replace(/^.*?(?:=|\\approx) /u, '')} \\to ${amountText(known, problem.value, language)}`;
  return { name: wording[language].check, formula: formulaText, text: wording[language].checkText };
}

/** Grams, moles, particles and litres of one substance. */
export const portions: Method<Portion> = {
  subject: 'chemistry',
  topic: 'chemistry',
  read: readPortion,
  solve: solvePortion,
  check: checkPortion,
};
