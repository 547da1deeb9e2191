import type { AnswerValue, Check, Plot, SolverLanguage, Step } from './outcome.js';
import type { Subject, Topic } from './topic.js';
import type { TaskText } from './text/task-text.js';

/** What a method found; nothing of it is shown before the check has confirmed it. */
export interface Solution {
  readonly steps: readonly Step[];
  /** Markdown with TeX between dollars. */
  readonly answer: string;
  readonly value: AnswerValue;
  readonly plot?: Plot;
}

/**
 * One way to solve one kind of task.
 * @typeParam Problem what the text says, in numbers and expressions
 * @typeParam Found a solution with what the check needs of it
 */
export interface Method<Problem, Found extends Solution = Solution> {
  readonly subject: Subject;
  readonly topic: Topic;
  /**
   * The problem in the text, or undefined when the text is about something else, or when a single word or number of it
   * would stay unused. Throws a Refusal when the task is of this kind and can be read in two ways.
   */
  read(text: TaskText): Problem | undefined;
  /** Throws a Refusal for what is out of reach. */
  solve(problem: Problem, language: SolverLanguage): Found;
  /** Proves the answer in another way than it was found; undefined when it could not. */
  check(problem: Problem, found: Found, language: SolverLanguage): Check | undefined;
}

/** A method as the table keeps it: `read` gives the work that is left, or undefined. */
export interface Reader {
  readonly subject: Subject;
  readonly topic: Topic;
  read(text: TaskText): (() => { solution: Solution; check: Check | undefined }) | undefined;
}

/** Hides a method's own types, so that methods fit into one table. */
export function reader<Problem, Found extends Solution>(method: Method<Problem, Found>): Reader {
  return {
    subject: method.subject,
    topic: method.topic,
    read(text) {
      const problem = method.read(text);
      if (problem === undefined) return undefined;
      return () => {
        const solution = method.solve(problem, text.language);
        return { solution, check: method.check(problem, solution, text.language) };
      };
    },
  };
}
