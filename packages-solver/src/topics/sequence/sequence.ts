import { bracketed, texRational } from '../../expression/tex.js';
import type { Method, Solution } from '../../method.js';
import { Exact } from '../../number/exact.js';
import { Rational } from '../../number/rational.js';
import type { SolverLanguage, Step } from '../../outcome.js';
import { outOfReach } from '../../refusal.js';
import { answerTex } from '../arithmetic/arithmetic.js';
import { sequenceIn, type SequenceProblem } from './reading.js';
import { sequenceWords } from './words.js';

interface SequenceSolution extends Solution {
  readonly result: Rational;
}

/** Terms and sums of arithmetic and geometric sequences. */
export const sequence: Method<SequenceProblem, SequenceSolution> = {
  subject: 'math',
  topic: 'sequence',
  read: sequenceIn,

  solve(problem, language) {
    const { kind, first, step } = problem;
    const words = sequenceWords[language];
    const steps: Step[] = [
      {
        ...(kind === 'arithmetic' ? words.difference : words.ratio),
        formula: `a_1 = ${texRational(first)},\\quad ${kind === 'arithmetic' ? 'r' : 'q'} = ${texRational(step)}`,
      },
    ];
    const { result, label } = resultOf(problem, steps, language);
    return {
      steps,
      result,
      answer: `$${label} = ${answerTex(Exact.of(result), false, language)}$`,
      value: { canonical: `${result}`, approximate: [result.toNumber()] },
    };
  },

  check({ kind, first, step, asked }, { result }, language) {
    const words = sequenceWords[language];
    if (asked.what === 'step')
      return result.equals(step) ? { name: words.checkTitle, text: words.checkText } : undefined;
    let term = first;
    let total = first;
    if (asked.what === 'infinite') {
      const ratio = step.toNumber();
      let sum = 0;
      for (let i = 0; i < 20_000; i += 1) sum += first.toNumber() * ratio ** i;
      return Math.abs(sum - result.toNumber()) < 1e-6 * (1 + Math.abs(sum))
        ? { name: words.checkTitle, text: words.checkInfinite }
        : undefined;
    }
    for (let n = 2; n <= asked.n; n += 1) {
      term = kind === 'arithmetic' ? term.plus(step) : term.times(step);
      total = total.plus(term);
    }
    return (asked.what === 'term' ? term : total).equals(result)
      ? { name: words.checkTitle, text: words.checkText }
      : undefined;
  },
};

function resultOf(
  { kind, first, step, asked }: SequenceProblem,
  steps: Step[],
  language: SolverLanguage,
): { result: Rational; label: string } {
  const words = sequenceWords[language];
  const [a, d] = [texRational(first), bracketed(texRational(step))];
  if (asked.what === 'step') return { result: step, label: kind === 'arithmetic' ? 'r' : 'q' };
  if (asked.what === 'infinite') {
    if (kind === 'arithmetic' || step.absolute().compare(Rational.one) >= 0) return outOfReach();
    const result = first.over(Rational.one.minus(step));
    steps.push({
      ...words.infinite,
      formula: `S = \\frac{a_1}{1-q} = \\frac{${a}}{1-${d}} = ${texRational(result)}`,
    });
    return { result, label: 'S' };
  }
  const { n } = asked;
  const count = Rational.of(n);
  const last =
    kind === 'arithmetic' ? first.plus(step.times(Rational.of(n - 1))) : first.times(step.power(n - 1));
  const termFormula =
    kind === 'arithmetic'
      ? `a_{${n}} = a_1+(n-1)r = ${a}+${n - 1} \\cdot ${d} = ${texRational(last)}`
      : `a_{${n}} = a_1q^{n-1} = ${a} \\cdot ${d}^{${n - 1}} = ${texRational(last)}`;
  if (asked.what === 'term') {
    steps.push({ ...words.term(kind), formula: termFormula });
    return { result: last, label: `a_{${n}}` };
  }
  if (kind === 'arithmetic') {
    const result = first.plus(last).times(count).over(Rational.of(2));
    steps.push({ ...words.term(kind), formula: termFormula });
    steps.push({
      ...words.sum(kind),
      formula: `S_{${n}} = \\frac{a_1+a_n}{2} \\cdot n = \\frac{${a}+${bracketed(texRational(last))}}{2} \\cdot ${n} = ${texRational(result)}`,
    });
    return { result, label: `S_{${n}}` };
  }
  if (step.equals(Rational.one)) {
    const result = first.times(count);
    steps.push({ ...words.constantSum, formula: `S_{${n}} = ${n} \\cdot ${a} = ${texRational(result)}` });
    return { result, label: `S_{${n}}` };
  }
  const result = first.times(Rational.one.minus(step.power(n))).over(Rational.one.minus(step));
  steps.push({
    ...words.sum(kind),
    formula: `S_{${n}} = a_1 \\cdot \\frac{1-q^n}{1-q} = ${a} \\cdot \\frac{1-${d}^{${n}}}{1-${d}} = ${texRational(result)}`,
  });
  return { result, label: `S_{${n}}` };
}
