import { texExact, texRational, texWithRounded } from '../../expression/tex.js';
import { Exact } from '../../number/exact.js';
import type { AnswerValue, SolverLanguage } from '../../outcome.js';

/** The solutions of an equation in one unknown: some numbers, or all but some. */
export type Solutions =
  | { readonly kind: 'some'; readonly values: readonly Exact[] }
  | { readonly kind: 'all'; readonly except: readonly Exact[] };

/** The canonical notation: `x=-1;x=3`, `x∈∅`, `x∈R`, `x∈R\{1}`. */
export function solutionsValue(unknown: string, solutions: Solutions): AnswerValue {
  if (solutions.kind === 'all') {
    const except = solutions.except.length > 0 ? `\\{${solutions.except.join(',')}}` : '';
    return { canonical: `${unknown}∈R${except}` };
  }
  if (solutions.values.length === 0) return { canonical: `${unknown}∈∅` };
  return {
    canonical: solutions.values.map((value) => `${unknown}=${value}`).join(';'),
    approximate: solutions.values.map((value) => value.toNumber()),
  };
}

/** The answer in the pupil's language. */
export function solutionsText(unknown: string, solutions: Solutions, language: SolverLanguage): string {
  const isPolish = language === 'pl';
  if (solutions.kind === 'all') {
    const all = `$${unknown}\\in\\mathbb{R}${solutions.except.length > 0 ? `\\setminus\\{${solutions.except.map(texExact).join(';\\,')}\\}` : ''}$`;
    if (solutions.except.length > 0)
      return isPolish ? `Każda liczba z dziedziny: ${all}` : `Every number of the domain: ${all}`;
    return isPolish ? `Każda liczba rzeczywista: ${all}` : `Every real number: ${all}`;
  }
  if (solutions.values.length === 0)
    return isPolish
      ? `Równanie nie ma rozwiązań rzeczywistych: $${unknown}\\in\\emptyset$`
      : `There are no real solutions: $${unknown}\\in\\emptyset$`;
  return solutions.values
    .map((value) => `$${unknown}=${withRounded(value, language)}$`)
    .join(isPolish ? ' lub ' : ' or ');
}

function withRounded(value: Exact, language: SolverLanguage): string {
  const { rational } = value;
  return rational && !rational.isInteger && !rational.isDecimal(3)
    ? texRational(rational)
    : texWithRounded(value, language);
}
