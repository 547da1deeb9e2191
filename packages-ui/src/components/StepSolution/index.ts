export {
  StepSolution,
  type SolutionStep,
  type StepSolutionLabels,
  type StepSolutionProps,
} from './StepSolution.js';
