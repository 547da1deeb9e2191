import type { SolutionStep, StepSolutionLabels } from './StepSolution.js';

/** The words of the stories, in English. */
export const labels: StepSolutionLabels = {
  name: 'Solution',
  step: (number) => `Step ${number}`,
  progress: (shown, total) => `${shown} of ${total} steps`,
  next: 'Next step',
  all: 'Show all',
  answer: 'Answer',
  loading: 'Solving the task',
  writing: 'Writing on…',
  empty: 'No steps for this task',
};

/** A quadratic equation in four steps. */
export const quadratic: readonly SolutionStep[] = [
  {
    title: 'Read off the numbers',
    content: 'In $x^2 - 5x + 6 = 0$ we have $a = 1$, $b = -5$ and $c = 6$.',
  },
  {
    title: 'Work out the discriminant',
    content:
      '$$\\Delta = b^2 - 4ac = (-5)^2 - 4 \\cdot 1 \\cdot 6 = 1$$\n\n$\\Delta > 0$: there are **two** solutions.',
  },
  {
    title: 'Put it into the formula',
    content: '$$x_{1,2} = \\frac{-b \\pm \\sqrt{\\Delta}}{2a} = \\frac{5 \\pm 1}{2}$$',
  },
  {
    title: 'Check',
    content: '- $2^2 - 5 \\cdot 2 + 6 = 0$\n- $3^2 - 5 \\cdot 3 + 6 = 0$',
  },
];
