import type { Solution } from '../../method.js';
import type { Check, SolverLanguage, Step } from '../../outcome.js';
import type { Rational } from '../../number/rational.js';
import { noDimension, powerDimension, sameDimension, timesDimension } from '../../science/dimension.js';
import { equalsSign, quantityValue, showNumber, showQuantity } from '../../science/show.js';
import { exactFactor, fromSi, toSi, type Unit } from '../../science/unit.js';
import { unitNamed, type Chosen } from './choose.js';
import { namesOf } from './formula.js';
import { monomialTex, monomialValue, solvedFor } from './monomial.js';
import { quantities, type QuantityName } from './quantities.js';
import { physicsWords } from './words.js';

type Units = Partial<Record<QuantityName, string>>;

/** Units outside of SI that fit together, and the units of a text that call for them. */
const systems: readonly {
  readonly left: QuantityName;
  readonly units: Units;
  readonly when: readonly string[];
}[] = [
  {
    left: 'speed',
    units: { speed: 'km/h', distance: 'km', time: 'h' },
    when: ['km/h', 'km', 'h', 'min', 'kwadrans', 'd'],
  },
  {
    left: 'speed',
    units: { speed: 'mi/h', distance: 'mi', time: 'h' },
    when: ['mi/h', 'mph', 'mi', 'h', 'min'],
  },
  {
    left: 'density',
    units: { density: 'g/cm^3', mass: 'g', volume: 'cm^3' },
    when: ['g/cm^3', 'g', 'cm^3', 'ml'],
  },
  { left: 'energy', units: { energy: 'kWh', power: 'kW', time: 'h' }, when: ['kWh', 'kW', 'W', 'h'] },
];

function unitsOf({ formula, known, asked, story }: Chosen): (name: QuantityName) => Unit {
  const symbols = [...known.values()].map((value) => value.unit.symbol);
  const names = namesOf(formula);
  const system = systems.find(
    ({ left, units, when }) =>
      left === formula.left &&
      names.every((name) => units[name] !== undefined) &&
      symbols.every((symbol) => when.includes(symbol)) &&
      !symbols.every((symbol) => symbol === 'min'),
  );
  const isNatural = system && (!story.wanted || asked !== 'energy' || story.wanted.symbol === 'kWh');
  return (name) => unitNamed((isNatural ? system.units[name] : undefined) ?? quantities[name].unit);
}

/** A found value with what the check needs. */
export interface PhysicsSolution extends Solution {
  readonly result: Rational;
  readonly unit: Unit;
}

function quoted(tex: string, power: number): string {
  return power === 1 ? tex : `\\left(${tex}\\right)^{${power}}`;
}

function changeSteps({ known }: Chosen, language: SolverLanguage): Step[] {
  const words = physicsWords[language];
  return [...known].flatMap(([name, { change, value, unit }]) => {
    if (!change || change[0].isZero) return [];
    const [from, to] = change.map((end) => showNumber(end, language).tex);
    const formula = `${quantities[name].tex} = ${to} - ${from} = ${showQuantity(value, unit, language)}`;
    return [{ name: words.change, formula, text: words.changeText }];
  });
}

function givenStep({ known, asked }: Chosen, language: SolverLanguage): Step {
  const words = physicsWords[language];
  const show = (assumed: boolean): string =>
    [...known]
      .filter(([, value]) => (value.assumed ?? false) === assumed)
      .map(([name, value]) => `${quantities[name].tex} = ${showQuantity(value.value, value.unit, language)}`)
      .join(',\\quad ');
  const constants = show(true);
  const asking = words.givenText(`${quantities[asked][language]} $${quantities[asked].tex}$`);
  return {
    name: words.given,
    formula: `${show(false)},\\quad ${quantities[asked].tex} = \\,?`,
    text: constants === '' ? asking : `${asking} ${words.assumed(constants)}`,
  };
}

/** Given and asked, formula, rearranged, units, substitution, unit check. */
export function solveByFormula(chosen: Chosen, language: SolverLanguage): PhysicsSolution {
  const words = physicsWords[language];
  const { formula, asked, known, story } = chosen;
  const unitFor = unitsOf(chosen);
  const target = quantities[asked].tex;
  const values = new Map(
    [...known].map(([name, { value, unit }]) => [name, fromSi(toSi(value, unit), unitFor(name))]),
  );
  const valueOf = (name: QuantityName): Rational => values.get(name) ?? exactFactor('0');
  const monomial = solvedFor(formula, asked);
  const first = monomialValue(monomial, valueOf);
  const unit = unitFor(asked);
  const steps: Step[] = [givenStep(chosen, language), ...changeSteps(chosen, language)];
  steps.push({ name: words.formula, formula: formula.tex, text: formula.why[language] });
  const turned = monomialTex(monomial, (name, power) =>
    power === 1 ? quantities[name].tex : `${quantities[name].tex}^{${power}}`,
  );
  if (asked !== formula.left) {
    steps.push({ name: words.turn, formula: `${target} = ${turned}`, text: words.turnText(target) });
  }
  const converted = [...known].filter(
    ([name, value]) => value.unit.symbol !== unitFor(name).symbol && value.unit.symbol !== '°C',
  );
  if (converted.some(([name, value]) => !value.unit.factor.equals(unitFor(name).factor))) {
    const lines = converted.map(([name, value]) => {
      const shown = showNumber(valueOf(name), language);
      return `${showQuantity(value.value, value.unit, language)} ${equalsSign(shown)} ${shown.tex}\\ ${unitFor(name).tex}`;
    });
    steps.push({ name: words.units, formula: lines.join(',\\quad '), text: words.unitsText });
  }
  const filled = monomialTex(monomial, (name, power) =>
    quoted(showQuantity(valueOf(name), unitFor(name), language), power),
  );
  const shown = showNumber(first, language);
  steps.push({
    name: words.insert,
    formula: `${target} = ${filled} ${equalsSign(shown)} ${shown.tex}\\ ${unit.tex}`,
    text: words.insertText,
  });
  const onlyUnits = monomialTex({ ...monomial, factor: exactFactor('1') }, (name, power) =>
    quoted(unitFor(name).tex, power),
  );
  steps.push({
    name: words.unitCheck,
    formula: `\\left[${target}\\right] = ${onlyUnits} = ${unit.tex}`,
    text: words.unitCheckText,
  });
  const end = story.wanted ?? unit;
  const result =
    end.symbol === unit.symbol ? first : fromSi(toSi(first, unit), { ...end, factor: end.factor });
  const last = showNumber(result, language);
  if (end.symbol !== unit.symbol) {
    steps.push({
      name: words.wanted,
      formula: `${showQuantity(first, unit, language)} ${equalsSign(last)} ${last.tex}\\ ${end.tex}`,
      text: words.wantedText,
    });
  }
  return {
    steps,
    answer: `$${target} ${equalsSign(last)} ${last.tex}\\ ${end.tex}$`,
    value: quantityValue(result, end),
    result,
    unit: end,
  };
}

/** Puts all values into the formula as it was at first, in SI units and floating point, and compares the dimensions. */
export function checkByFormula(
  chosen: Chosen,
  found: PhysicsSolution,
  language: SolverLanguage,
): Check | undefined {
  const { formula, known, asked } = chosen;
  const inSi = (name: QuantityName): number => {
    if (name === asked) return found.result.toNumber() * found.unit.factor.toNumber();
    const value = known.get(name);
    return value ? value.value.toNumber() * value.unit.factor.toNumber() : Number.NaN;
  };
  let right = exactFactor(formula.factor).toNumber();
  let dimension = noDimension;
  for (const [name, power] of Object.entries(formula.right) as [QuantityName, number][]) {
    right *= inSi(name) ** power;
    dimension = timesDimension(dimension, powerDimension(quantities[name].dimension, power));
  }
  const left = inSi(formula.left);
  const isEqual = Math.abs(left - right) <= 1e-9 * Math.abs(left);
  const fits =
    sameDimension(dimension, quantities[formula.left].dimension) &&
    sameDimension(found.unit.dimension, quantities[asked].dimension);
  if (!isEqual || !fits || left <= 0 || (asked === 'speed' && inSi('speed') > 3e8)) return undefined;
  const words = physicsWords[language];
  return { name: words.check, formula: formula.tex, text: words.checkText };
}
