import type { Method, Solution } from '../../method.js';
import type { Check, SolverLanguage, Step } from '../../outcome.js';
import { notUnderstood } from '../../refusal.js';
import { Rational } from '../../number/rational.js';
import { equalsSign, showNumber } from '../../science/show.js';
import { readMixture, type Mixture, type Role } from './solution-read.js';

const hundred = Rational.of(100);

const wording = {
  pl: {
    solute: 'Masa substancji',
    soluteText: 'Stężenie procentowe mówi, ile gramów substancji jest w 100 g roztworu.',
    solution: 'Masa roztworu',
    solutionText: 'Roztwór to substancja razem z rozpuszczalnikiem.',
    solvent: 'Masa rozpuszczalnika',
    solventText: 'Od masy roztworu odejmujemy masę substancji.',
    percent: 'Stężenie procentowe',
    percentText: 'Masę substancji dzielimy przez masę całego roztworu i mnożymy przez $100\\%$.',
    check: 'Sprawdzamy',
    checkText: 'Substancja i rozpuszczalnik dają razem roztwór, a ich stosunek zgadza się ze stężeniem.',
  },
  en: {
    solute: 'The mass of the solute',
    soluteText: 'The percentage says how many grams of solute there are in 100 g of solution.',
    solution: 'The mass of the solution',
    solutionText: 'The solution is the solute together with the solvent.',
    solvent: 'The mass of the solvent',
    solventText: 'We subtract the mass of the solute from that of the solution.',
    percent: 'The percentage',
    percentText: 'We divide the mass of the solute by that of the whole solution, and multiply by $100\\%$.',
    check: 'Check',
    checkText: 'Solute and solvent together make the solution, and their ratio agrees with the percentage.',
  },
} as const;

/** A solution of which everything is known. */
interface Known {
  readonly solute: Rational;
  readonly solution: Rational;
  readonly steps: readonly Step[];
}

interface MixtureSolution extends Solution {
  readonly end: Known;
}

function grams(value: Rational, language: SolverLanguage): string {
  return `${showNumber(value, language).tex}\\ \\text{g}`;
}

function equal(value: Rational, language: SolverLanguage): string {
  return `${equalsSign(showNumber(value, language))} ${grams(value, language)}`;
}

function soluteStep(
  solution: Rational,
  percent: Rational,
  language: SolverLanguage,
): { solute: Rational; step: Step } {
  const words = wording[language];
  const solute = solution.times(percent).over(hundred);
  const p = showNumber(percent, language).tex;
  const formula = `m_s = \\frac{C_p\\cdot m_r}{100\\%} = \\frac{${p}\\%\\cdot ${grams(solution, language)}}{100\\%} ${equal(solute, language)}`;
  return { solute, step: { name: words.solute, formula, text: words.soluteText } };
}

/** The first solution, from whatever two things are given. */
function firstSolution({ masses, percents }: Mixture, language: SolverLanguage): Known {
  const words = wording[language];
  const solute = masses.get('solute');
  const solvent = masses.get('solvent');
  const solution = masses.get('solution');
  const [percent] = percents;
  if (percent === undefined) {
    if (solute && solution && !solvent) return { solute, solution, steps: [] };
    if (!solute || !solvent || solution) return notUnderstood();
    const sum = solute.plus(solvent);
    const formula = `m_r = ${grams(solute, language)} + ${grams(solvent, language)} ${equal(sum, language)}`;
    return { solute, solution: sum, steps: [{ name: words.solution, formula, text: words.solutionText }] };
  }
  if (masses.size !== 1 || percent.sign <= 0 || percent.compare(hundred) >= 0) return notUnderstood();
  const p = showNumber(percent, language).tex;
  if (solution) {
    const found = soluteStep(solution, percent, language);
    return { solute: found.solute, solution, steps: [found.step] };
  }
  const rest = hundred.minus(percent);
  const whole = solute ? solute.times(hundred).over(percent) : (solvent ?? hundred).times(hundred).over(rest);
  const start = solute ?? solvent ?? hundred;
  const formula = `m_r = \\frac{${grams(start, language)}\\cdot 100\\%}{${solute ? p : showNumber(rest, language).tex}\\%} ${equal(whole, language)}`;
  return {
    solute: solute ?? whole.times(percent).over(hundred),
    solution: whole,
    steps: [{ name: words.solution, formula, text: words.soluteText }],
  };
}

/** The solution after something was added, taken away or mixed in. */
function changed(problem: Mixture, first: Known, language: SolverLanguage): Known {
  const words = wording[language];
  const { change, second, percents } = problem;
  if (second) {
    const percent = percents[1];
    if (!percent || percent.sign < 0 || percent.compare(hundred) >= 0) return notUnderstood();
    const added = soluteStep(second, percent, language);
    const solute = first.solute.plus(added.solute);
    const solution = first.solution.plus(second);
    const sums = `m_s = ${grams(first.solute, language)} + ${grams(added.solute, language)} ${equal(solute, language)},\\quad m_r = ${grams(first.solution, language)} + ${grams(second, language)} ${equal(solution, language)}`;
    return {
      solute,
      solution,
      steps: [...first.steps, added.step, { name: words.solution, formula: sums, text: words.solutionText }],
    };
  }
  if (!change) return first;
  const { role, amount, sign } = change;
  if (role === 'solution' || (sign < 0 && role !== 'solvent')) return notUnderstood();
  const solute = role === 'solute' ? first.solute.plus(amount) : first.solute;
  const solution = sign > 0 ? first.solution.plus(amount) : first.solution.minus(amount);
  if (solution.compare(solute) <= 0) return notUnderstood();
  const formula = `m_r = ${grams(first.solution, language)} ${sign > 0 ? '+' : '-'} ${grams(amount, language)} ${equal(solution, language)}${role === 'solute' ? `,\\quad m_s = ${grams(first.solute, language)} + ${grams(amount, language)} ${equal(solute, language)}` : ''}`;
  return {
    solute,
    solution,
    steps: [...first.steps, { name: words.solution, formula, text: words.solutionText }],
  };
}

function solveMixture(problem: Mixture, language: SolverLanguage): MixtureSolution {
  const words = wording[language];
  const { percents, second, change, asked } = problem;
  if (percents.length > (second ? 2 : 1) || (second && percents.length !== 2)) notUnderstood();
  const end = changed(problem, firstSolution(problem, language), language);
  if (asked === 'percent') {
    if (percents.length > 0 && !change && !second) notUnderstood();
    const percent = end.solute.times(hundred).over(end.solution);
    const shown = showNumber(percent, language);
    const formula = `C_p = \\frac{m_s}{m_r}\\cdot 100\\% = \\frac{${grams(end.solute, language)}}{${grams(end.solution, language)}}\\cdot 100\\% ${equalsSign(shown)} ${shown.tex}\\%`;
    return {
      end,
      steps: [...end.steps, { name: words.percent, formula, text: words.percentText }],
      answer: `$C_p ${equalsSign(shown)} ${shown.tex}\\%$`,
      value: { canonical: `${percent}%`, approximate: [percent.toNumber()], unit: '%' },
    };
  }
  if (change || second || asked.some((role) => problem.masses.has(role))) notUnderstood();
  const all: Record<Role, Rational> = {
    solute: end.solute,
    solution: end.solution,
    solvent: end.solution.minus(end.solute),
  };
  const steps = [...end.steps];
  if (problem.masses.has('solute') && asked.includes('solution') && steps.length === 0) notUnderstood();
  if (asked.includes('solvent')) {
    const formula = `m_w = ${grams(end.solution, language)} - ${grams(end.solute, language)} ${equal(all.solvent, language)}`;
    steps.push({ name: words.solvent, formula, text: words.solventText });
  }
  if (steps.length === 0) notUnderstood();
  const values = asked.map((role) => all[role]);
  return {
    end,
    steps,
    answer: asked.map((role) => `${words[role]}: $${grams(all[role], language)}$`).join(', '),
    value: {
      canonical: values.map((value) => `${value.isDecimal(6) ? value.toDecimal(6) : value} g`).join(';'),
      approximate: values.map((value) => value.toNumber()),
      unit: 'g',
    },
  };
}

/** Computes the amounts of solute and water one by one, in floating point, and compares what they make. */
function checkMixture(problem: Mixture, found: MixtureSolution, language: SolverLanguage): Check | undefined {
  const { masses, percents, change, second, asked } = problem;
  const p = (percents[0]?.toNumber() ?? 0) / 100;
  const whole = masses.get('solution')?.toNumber();
  const own = masses.get('solute')?.toNumber();
  const clear = masses.get('solvent')?.toNumber();
  let solute = own ?? (whole === undefined ? ((clear ?? 0) * p) / (1 - p) : whole * p);
  let water = clear ?? (whole === undefined ? (solute * (1 - p)) / p : whole - solute);
  if (change?.role === 'solute') solute += change.amount.toNumber();
  if (change?.role === 'solvent') water += change.sign * change.amount.toNumber();
  if (second) {
    const q = (percents[1]?.toNumber() ?? 0) / 100;
    solute += second.toNumber() * q;
    water += second.toNumber() * (1 - q);
  }
  const expected =
    asked === 'percent'
      ? [(solute / (solute + water)) * 100]
      : asked.map((role) => (role === 'solute' ? solute : role === 'solvent' ? water : solute + water));
  const values = found.value.approximate ?? [];
  const agrees =
    expected.length === values.length &&
    expected.every((value, index) => Math.abs(value - (values[index] ?? 0)) < 1e-9 * value);
  if (!agrees || water <= 0) return undefined;
  const { end } = found;
  const formula = `${grams(end.solute, language)} + ${grams(end.solution.minus(end.solute), language)} = ${grams(end.solution, language)}`;
  return { name: wording[language].check, formula, text: wording[language].checkText };
}

/** Percentages of solutions. */
export const percentSolutions: Method<Mixture, MixtureSolution> = {
  subject: 'chemistry',
  topic: 'chemistry',
  read: readMixture,
  solve: solveMixture,
  check: checkMixture,
};
