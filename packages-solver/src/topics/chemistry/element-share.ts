import type { Method, Solution } from '../../method.js';
import type { Check, SolverLanguage, Step } from '../../outcome.js';
import { Rational } from '../../number/rational.js';
import { equalsSign, showNumber } from '../../science/show.js';
import { wordSet } from '../../science/words.js';
import type { TaskText } from '../../text/task-text.js';
import { readChemistry } from './chemistry-text.js';
import { isHarmless } from './chemistry-words.js';
import type { Formula } from './formula.js';
import { atomicMass, countedMass, formulaMass, massSum, usedMasses, type GivenMasses } from './masses.js';

/** The percentage by mass of one element in a compound, or of all of them. */
interface ElementShare {
  readonly compound: Formula;
  readonly elements: readonly string[];
  readonly given: GivenMasses;
}

const also =
  wordSet(`procent procentowa procentowy procentowo procentu zawartosc zawartosci sklad skladu masowy masowa masowe
  masa mase procentach pierwiastka pierwiastkow czesc stanowi percent percentage percentages composition mass by weight element elements each`);

/** Reads "Oblicz zawartość procentową tlenu w wodzie", "percentage by mass of iron in Fe2O3", "Skład procentowy CO2". */
function readShare(text: TaskText): ElementShare | undefined {
  const chemistry = readChemistry(text);
  if (!chemistry || !/procent|percent/u.test(chemistry.outline)) return undefined;
  if (!chemistry.items.every((item) => isHarmless(item, text.language, also))) return undefined;
  const formulas = chemistry.substances.map((substance) => substance.formula);
  const compounds = formulas.filter((formula) => formula.atoms.size > 1);
  const [compound] = compounds;
  const [single, ...more] = formulas.filter((formula) => formula.atoms.size === 1);
  if (!compound || compounds.length > 1 || more.length > 0) return undefined;
  const symbol = single && [...single.atoms.keys()][0];
  if (single && (symbol === undefined || single.atoms.get(symbol) !== 1 || !compound.atoms.has(symbol)))
    return undefined;
  if (!single && !/\b(?:sklad|composition|kazdego)\b/u.test(chemistry.outline)) return undefined;
  return {
    compound,
    elements: symbol === undefined ? [...compound.atoms.keys()] : [symbol],
    given: chemistry.given,
  };
}

const wording = {
  pl: {
    mass: 'Masa cząsteczkowa',
    massText: 'Dodajemy masy wszystkich atomów ze wzoru.',
    share: (symbol: string) => `Udział pierwiastka ${symbol}`,
    shareText: 'Masę atomów tego pierwiastka dzielimy przez masę całości i zamieniamy na procenty.',
    check: 'Wszystkie udziały razem',
    checkText: 'Udziały wszystkich pierwiastków dają razem $100\\%$.',
    used: 'przyjęto',
  },
  en: {
    mass: 'The formula mass',
    massText: 'We add the masses of all atoms in the formula.',
    share: (symbol: string) => `The share of ${symbol}`,
    shareText:
      'We divide the mass of the atoms of this element by the whole mass, and turn it into a percentage.',
    check: 'All shares together',
    checkText: 'The shares of all elements add up to $100\\%$.',
    used: 'used',
  },
} as const;

function partOf({ compound, given }: ElementShare, symbol: string, language: SolverLanguage): Rational {
  return atomicMass(symbol, given, language).times(Rational.of(compound.atoms.get(symbol) ?? 0));
}

interface Shares extends Solution {
  readonly shares: ReadonlyMap<string, Rational>;
}

function solveShare(problem: ElementShare, language: SolverLanguage): Shares {
  const { compound, elements, given } = problem;
  const words = wording[language];
  const whole = formulaMass(compound, given, language);
  const steps: Step[] = [
    {
      name: words.mass,
      formula: `M = ${massSum(compound, given, language)} = ${showNumber(whole, language).tex}\\ \\text{u}`,
      text: words.massText,
    },
  ];
  const shares = new Map<string, Rational>();
  for (const symbol of elements) {
    const part = partOf(problem, symbol, language);
    const share = part.times(Rational.of(100)).over(whole);
    const shown = showNumber(share, language);
    shares.set(symbol, share);
    steps.push({
      name: words.share(symbol),
      formula: `\\frac{${showNumber(part, language).tex}}{${showNumber(whole, language).tex}}\\cdot 100\\% ${equalsSign(shown)} ${shown.tex}\\%`,
      text: words.shareText,
    });
  }
  const lines = [...shares].map(([symbol, share]) => {
    const shown = showNumber(share, language);
    return `$\\text{${symbol}}: ${shown.exact ? '' : '\\approx '}${shown.tex}\\%$`;
  });
  const [only] = [...shares.values()];
  const isOne = shares.size === 1 && only !== undefined;
  return {
    shares,
    steps,
    answer: `${lines.join(', ')} (${words.used} $${usedMasses(compound, given, language)}$)`,
    value: {
      canonical: isOne ? `${only}%` : [...shares].map(([symbol, share]) => `${symbol}=${share}%`).join(';'),
      approximate: [...shares.values()].map((share) => share.toNumber()),
      unit: '%',
    },
  };
}

/** Adds the shares of all elements, the others found anew in floating point. */
function checkShare(problem: ElementShare, found: Shares, language: SolverLanguage): Check | undefined {
  const { compound, given } = problem;
  const whole = countedMass(compound, given, language);
  let sum = 0;
  for (const [symbol, count] of compound.atoms) {
    sum +=
      found.shares.get(symbol)?.toNumber() ??
      (atomicMass(symbol, given, language).toNumber() * count * 100) / whole;
  }
  if (Math.abs(sum - 100) > 1e-6) return undefined;
  return {
    name: wording[language].check,
    formula: '\\text{suma} = 100\\%'.replace('suma', language === 'pl' ? 'suma' : 'sum'),
    text: wording[language].checkText,
  };
}

/** How many percent of a compound's mass an element is. */
export const elementShare: Method<ElementShare, Shares> = {
  subject: 'chemistry',
  topic: 'chemistry',
  read: readShare,
  solve: solveShare,
  check: checkShare,
};
