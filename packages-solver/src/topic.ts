/** The subjects of the assistant; the solver knows the first three. */
export type Subject = 'math' | 'physics' | 'chemistry' | 'english' | 'programming' | 'other';

/** What a task is about; a row of the bench. */
export const topics = [
  'arithmetic',
  'percent',
  'divisibility',
  'equation',
  'system',
  'inequality',
  'polynomial',
  'function',
  'sequence',
  'statistics',
  'geometry',
  'trigonometry',
  'derivative',
  'limit',
  'integral',
  'word-problem',
  'units',
  'physics',
  'chemistry',
] as const;

export type Topic = (typeof topics)[number];
