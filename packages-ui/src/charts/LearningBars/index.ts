export { LearningBars, type LearningBarsProps } from './LearningBars.js';
export { learningTable } from './learning-words.js';
export {
  useLearningBars,
  type LearningColumn,
  type LearningDay,
  type LearningSeries,
} from './use-learning-bars.js';
