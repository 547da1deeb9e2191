import type { Solution } from '../../method.js';
import type { Check, SolverLanguage, Step } from '../../outcome.js';
import { Rational } from '../../number/rational.js';
import { sameDimension } from '../../science/dimension.js';
import { equalsSign, quantityValue, showNumber, showQuantity } from '../../science/show.js';
import { exactFactor, fromSi, toSi, type Unit, type UnitFactor } from '../../science/unit.js';
import type { Conversion } from './read.js';
import { unitWords } from './words.js';

const scaleFormulas: Readonly<Record<string, string>> = {
  '°C K': 'T_K = t_C + 273.15',
  'K °C': 't_C = T_K - 273.15',
  '°C °F': 't_F = \\frac{9}{5}\\cdot t_C + 32',
  '°F °C': 't_C = \\frac{5}{9}\\cdot (t_F - 32)',
  'K °F': 't_F = \\frac{9}{5}\\cdot (T_K - 273.15) + 32',
  '°F K': 'T_K = \\frac{5}{9}\\cdot (t_F - 32) + 273.15',
};

function ratioOf(from: Unit, to: Unit): Rational {
  return from.factor.over(to.factor);
}

/** `1 km = 1000 m` for every part of a unit that changes; undefined when the units are not built alike. */
function partRelations(from: Unit, to: Unit, language: SolverLanguage): readonly string[] | undefined {
  if (from.factors.length !== to.factors.length) return undefined;
  const relations: string[] = [];
  for (const part of from.factors) {
    const target = to.factors.find(
      (other) => other.power === part.power && sameDimension(other.atom.dimension, part.atom.dimension),
    );
    if (!target) return undefined;
    if (target.atom.symbol !== part.atom.symbol) relations.push(relationOf(part, target, language));
  }
  return relations;
}

function relationOf(part: UnitFactor, target: UnitFactor, language: SolverLanguage): string {
  const ratio = exactFactor(part.atom.factor).over(exactFactor(target.atom.factor));
  const [big, small, times] =
    ratio.compare(Rational.one) < 0 ? [target, part, Rational.one.over(ratio)] : [part, target, ratio];
  const shown = showNumber(times, language);
  return `1\\ ${big.atom.tex} ${equalsSign(shown)} ${shown.tex}\\ ${small.atom.tex}`;
}

function scaleSteps({ value, from, to }: Conversion, result: Rational, language: SolverLanguage): Step[] {
  const words = unitWords[language];
  const formula = scaleFormulas[`${from.symbol} ${to.symbol}`] ?? '';
  const shown = showNumber(result, language);
  return [
    {
      name: words.temperature,
      formula: language === 'pl' ? formula.replaceAll('273.15', '273{,}15') : formula,
      text: words.temperatureText,
    },
    {
      name: words.insert,
      formula: `${showQuantity(value, from, language)} ${equalsSign(shown)} ${shown.tex}\\ ${to.tex}`,
      text: words.insertText,
    },
  ];
}

function relationStep({ from, to }: Conversion, language: SolverLanguage): Step {
  const words = unitWords[language];
  const ratio = ratioOf(from, to);
  const [big, small, times] =
    ratio.compare(Rational.one) < 0 ? [to, from, Rational.one.over(ratio)] : [from, to, ratio];
  const parts = partRelations(from, to, language);
  const shown = showNumber(times, language);
  const whole = `1\\ ${big.tex} ${equalsSign(shown)} ${shown.tex}\\ ${small.tex}`;
  const [only] = from.factors;
  const power = from.factors.length === 1 && to.factors.length === 1 ? (only?.power ?? 1) : 1;
  const why = parts && (power === 2 || power === 3) ? ` ${words.power(power)}` : '';
  const bytes = [from, to].some((unit) => /^[kMGT]B/u.test(unit.symbol)) ? ` ${words.bytes}` : '';
  return {
    name: words.relation,
    formula: [
      ...(parts && (why !== '' || parts.length > 1 || from.factors.length > 1) ? parts : []),
      whole,
    ].join(',\\quad '),
    text: words.relationText + why + bytes,
  };
}

function calculationStep({ value, from, to }: Conversion, result: Rational, language: SolverLanguage): Step {
  const words = unitWords[language];
  const ratio = ratioOf(from, to);
  const shown = showNumber(result, language);
  const start = showQuantity(value, from, language);
  const end = `${equalsSign(shown)} ${shown.tex}\\ ${to.tex}`;
  const amount = showNumber(value, language).tex;
  const inverse = Rational.one.over(ratio);
  if (inverse.isInteger || (!ratio.isInteger && inverse.isDecimal(6) && inverse.compare(Rational.one) > 0)) {
    const by = showNumber(inverse, language).tex;
    return {
      name: words.divide,
      formula: `${start} = ${amount} : ${by}\\ ${to.tex} ${end}`,
      text: words.divideText(by),
    };
  }
  if (ratio.isDecimal(6)) {
    const by = showNumber(ratio, language).tex;
    return {
      name: ratio.compare(Rational.one) > 0 ? words.multiply : words.replace,
      formula: `${start} = ${amount}\\cdot ${by}\\ ${to.tex} ${end}`,
      text: ratio.compare(Rational.one) > 0 ? words.multiplyText(by) : words.replaceText,
    };
  }
  const fraction = `\\frac{${ratio.numerator}}{${ratio.denominator}}`;
  return {
    name: words.replace,
    formula: `${start} = ${amount}\\cdot ${fraction}\\ ${to.tex} ${end}`,
    text: words.replaceText,
  };
}

/** Converts exactly, by way of SI units. */
export function solveConversion(problem: Conversion, language: SolverLanguage): Solution {
  const { value, from, to } = problem;
  const result = fromSi(toSi(value, from), to);
  const shown = showNumber(result, language);
  const steps =
    from.offset || to.offset
      ? scaleSteps(problem, result, language)
      : [relationStep(problem, language), calculationStep(problem, result, language)];
  return {
    steps,
    answer: `$${showQuantity(value, from, language)} ${equalsSign(shown)} ${shown.tex}\\ ${to.tex}$`,
    value: quantityValue(result, to),
  };
}

function size({ factors }: Unit): number {
  return factors.reduce(
    (product, { atom, power }) => product * exactFactor(atom.factor).toNumber() ** power,
    1,
  );
}

/** In floating point, straight from the parts of the unit: another way than the exact one through SI. */
function backAgain(result: number, from: Unit, to: Unit): number {
  const kelvin = result * size(to) + (to.offset?.toNumber() ?? 0);
  return (kelvin - (from.offset?.toNumber() ?? 0)) / size(from);
}

/** Converts the answer back. */
export function checkConversion(
  problem: Conversion,
  found: Solution,
  language: SolverLanguage,
): Check | undefined {
  const { value, from, to } = problem;
  const [result] = found.value.approximate ?? [];
  if (result === undefined || !sameDimension(from.dimension, to.dimension)) return undefined;
  const back = backAgain(result, from, to);
  const wanted = value.toNumber();
  if (Math.abs(back - wanted) > 1e-9 * Math.max(1, Math.abs(wanted))) return undefined;
  if (from.offset && toSi(value, from).sign < 0) return undefined;
  const words = unitWords[language];
  return {
    name: words.check,
    formula: `${found.answer.replaceAll('$', '').split(/ (?:=|\\approx) /u)[1] ?? ''} \\to ${showQuantity(value, from, language)}`,
    text: words.checkText,
  };
}
