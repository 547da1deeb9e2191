import type { Subject, Topic } from './topic.js';

/** The languages that a task may be written in, and is explained in. */
export type SolverLanguage = 'pl' | 'en';

/** What a pupil asks: the text as typed, or as read from a photo and looked over. */
export interface Task {
  readonly text: string;
  readonly language: SolverLanguage;
  /** The tab it was asked on. A hint only: pupils are often on the wrong one. */
  readonly subject?: Subject;
}

/** One step of a solution. */
export interface Step {
  /** What the step does, in a few words. */
  readonly name: string;
  /** TeX, without dollars. */
  readonly formula?: string;
  /** One sentence that says why: Markdown, with TeX between dollars. */
  readonly text: string;
}

/** How the answer was proved, as it is shown to the child. Never the way it was found. */
export interface Check {
  readonly name: string;
  readonly formula?: string;
  readonly text: string;
}

/**
 * The answer for machines. `canonical` is the whole answer in one notation, the same whatever the wording or the language
 * of the task was: numbers `3/4`, `2*sqrt(3)`, `36*pi`; solutions `x=-1;x=3`, ascending; none `x∈∅`, all `x∈R`; sets
 * `x∈(-∞,2)∪[3,∞)`; a quantity `20 m/s`; named parts `zeros=1,3;vertex=(2,-1)`.
 */
export interface AnswerValue {
  readonly canonical: string;
  /** The numbers in it, where a rounded comparison makes sense. */
  readonly approximate?: readonly number[];
  /** The unit of them, as in `m/s`. */
  readonly unit?: string;
}

/** A function to draw: points of each branch, in its own coordinates, and the points worth a mark. */
export interface Plot {
  readonly variable: string;
  /** TeX of what is drawn. */
  readonly formula: string;
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  /** A branch is drawn as one line; a function with a gap has several. */
  readonly branches: readonly (readonly (readonly [x: number, y: number])[])[];
  readonly marks: readonly { readonly x: number; readonly y: number; readonly label: string }[];
}

/** A task that was solved, and whose answer was checked. */
export interface Solved {
  readonly kind: 'solved';
  readonly subject: Subject;
  readonly topic: Topic;
  readonly steps: readonly Step[];
  /** Markdown with TeX between dollars. */
  readonly answer: string;
  readonly value: AnswerValue;
  readonly check: Check;
  readonly plot?: Plot;
}

/**
 * A task that was not solved, and is not charged. `not-understood`: some of it could not be read, or could be read in two
 * ways. `out-of-reach`: understood, and no method does it. `unchecked`: there was an answer that the check did not confirm.
 */
export type RefusalReason = 'not-understood' | 'out-of-reach' | 'unchecked';

export interface Refused {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
  /** For the child, in the language of the task. */
  readonly message: string;
  /** What the solver can do, in the language of the task. */
  readonly canDo: readonly string[];
}

export type Outcome = Solved | Refused;
