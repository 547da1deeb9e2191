export type {
  AnswerValue,
  Check,
  Outcome,
  Plot,
  RefusalReason,
  Refused,
  Solved,
  SolverLanguage,
  Step,
  Task,
} from './outcome.js';
export { topics, type Subject, type Topic } from './topic.js';
export { solve } from './solve.js';
export { similar } from './similar.js';
