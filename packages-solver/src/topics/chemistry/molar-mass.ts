import type { Method, Solution } from '../../method.js';
import type { Check, SolverLanguage } from '../../outcome.js';
import { notUnderstood } from '../../refusal.js';
import { showNumber } from '../../science/show.js';
import { wordSet } from '../../science/words.js';
import type { TaskText } from '../../text/task-text.js';
import { readChemistry } from './chemistry-text.js';
import { isHarmless } from './chemistry-words.js';
import type { Formula } from './formula.js';
import { countedMass, formulaMass, massSum, usedMasses, type GivenMasses } from './masses.js';
import { diatomic } from './substances.js';

interface MolarMass {
  readonly formula: Formula;
  readonly given: GivenMasses;
  /** `u` for the mass of one particle. */
  readonly unit: 'g/mol' | 'u';
}

const mole = /\b(?:mas[aey] molow(?:a|ej|e)|molar mass(?:es)?|molar weight)\b/u;
const particle =
  /\b(?:mas[aey] czasteczkow(?:a|ej)|molecular (?:mass|weight)|formula (?:mass|weight)|relative (?:molecular|formula) mass)\b/u;
const words =
  wordSet(`masa mase masy molowa molowej czasteczkowa czasteczkowej molar mass molecular weight formula relative
  element pierwiastka soli tlenku kwasu zwiazku`);

/** Reads "Oblicz masę molową H2SO4", "What is the molar mass of Ca(OH)2?". */
export function readMolarMass(text: TaskText): MolarMass | undefined {
  const chemistry = readChemistry(text);
  const [substance] = chemistry?.substances ?? [];
  if (!chemistry || !substance || chemistry.substances.length > 1) return undefined;
  const isMole = mole.test(chemistry.outline);
  if (isMole === particle.test(chemistry.outline)) return undefined;
  if (!chemistry.items.every((item) => isHarmless(item, text.language, words))) return undefined;
  if (substance.named && diatomic.has(substance.formula.text)) notUnderstood();
  return { formula: substance.formula, given: chemistry.given, unit: isMole ? 'g/mol' : 'u' };
}

const wording = {
  pl: {
    masses: 'Masy atomowe',
    massesText: 'Bierzemy z układu okresowego masy atomowe, zaokrąglone tak jak w szkole.',
    given: 'Bierzemy masy podane w zadaniu, a pozostałe z układu okresowego.',
    sum: 'Dodajemy masy atomów',
    sumText: 'Każdą masę bierzemy tyle razy, ile atomów pierwiastka jest we wzorze.',
    check: 'Liczymy atom po atomie',
    checkText: 'Dodajemy masy pojedynczo, atom po atomie, i dostajemy tyle samo.',
  },
  en: {
    masses: 'The atomic masses',
    massesText: 'We take the atomic masses, to two decimals, from the periodic table.',
    given: 'We take the masses that the task gives, and the others from the periodic table.',
    sum: 'Add the masses of the atoms',
    sumText: 'Each mass counts as many times as its atom is in the formula.',
    check: 'Atom by atom',
    checkText: 'Adding the masses one by one, atom by atom, gives the same.',
  },
} as const;

const unitTex = { 'g/mol': '\\frac{\\text{g}}{\\text{mol}}', u: '\\text{u}' } as const;

function solveMolarMass({ formula, given, unit }: MolarMass, language: SolverLanguage): Solution {
  const mass = formulaMass(formula, given, language);
  const shown = showNumber(mass, language).tex;
  const tex = `M_{${formula.tex}} = ${massSum(formula, given, language)} = ${shown}\\ ${unitTex[unit]}`;
  const text = wording[language];
  return {
    steps: [
      {
        name: text.masses,
        formula: usedMasses(formula, given, language),
        text: given.size > 0 ? text.given : text.massesText,
      },
      { name: text.sum, formula: tex, text: text.sumText },
    ],
    answer: `$M_{${formula.tex}} = ${shown}\\ ${unitTex[unit]}$ ($${usedMasses(formula, given, language)}$)`,
    value: { canonical: `${mass.toDecimal(6)} ${unit}`, approximate: [mass.toNumber()], unit },
  };
}

function checkMolarMass(
  { formula, given }: MolarMass,
  found: Solution,
  language: SolverLanguage,
): Check | undefined {
  const counted = countedMass(formula, given, language);
  const [mass] = found.value.approximate ?? [];
  if (mass === undefined || Math.abs(counted - mass) > 1e-6) return undefined;
  return { name: wording[language].check, text: wording[language].checkText };
}

/** The mass of a mole, or of one particle. */
export const molarMass: Method<MolarMass> = {
  subject: 'chemistry',
  topic: 'chemistry',
  read: readMolarMass,
  solve: solveMolarMass,
  check: checkMolarMass,
};
