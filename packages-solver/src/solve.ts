import type { Reader } from './method.js';
import type { Outcome, Solved, Task } from './outcome.js';
import { Refusal, refused } from './refusal.js';
import { taskText, type TaskText } from './text/task-text.js';
import { readers } from './topics.js';

/** Longer texts are not school tasks that this solver knows. */
const maxTextLength = 1500;

/**
 * Solves a school task, explains each step in the language of the task, and proves the answer in a second way. What it
 * can't read to the last word, can't do or can't prove it refuses: no answer is better than a wrong one (service §2).
 * Never throws for a text, whatever it is.
 */
export function solve(task: Task): Outcome {
  if (task.text.length > maxTextLength) return refused('not-understood', task.language);
  const text = taskText(task);
  const solutions: Solved[] = [];
  let misread: Refusal | undefined;
  for (const method of readers) {
    const found = attempt(method, text);
    if (found?.stage === 'solved') solutions.push(found.solved);
    if (found?.stage === 'work') return refused(found.refusal.reason, task.language);
    if (found?.stage === 'read') misread ??= found.refusal;
  }
  const answers = new Set(solutions.map((found) => found.value.canonical));
  const [solved] = solutions;
  if (solved && answers.size === 1) return solved;
  return refused(misread && solutions.length === 0 ? misread.reason : 'not-understood', task.language);
}

/**
 * How far one method came. A method that stumbles while it reads has not shown that the task is its own: another one that
 * reads the text to the last word may still solve it. One that has read it all and then refuses ends the matter.
 */
type Attempt =
  | { readonly stage: 'solved'; readonly solved: Solved }
  | { readonly stage: 'read' | 'work'; readonly refusal: Refusal };

/** What one method makes of the text: nothing, when it is about something else. */
function attempt(method: Reader, text: TaskText): Attempt | undefined {
  let stage: 'read' | 'work' = 'read';
  try {
    const work = method.read(text);
    if (!work) return undefined;
    stage = 'work';
    const { solution, check } = work();
    if (!check) return { stage, refusal: new Refusal('unchecked') };
    const { steps, answer, value, plot } = solution;
    const { subject, topic } = method;
    const solved: Solved = {
      kind: 'solved',
      subject,
      topic,
      steps,
      answer,
      value,
      check,
      ...(plot && { plot }),
    };
    return { stage: 'solved', solved };
  } catch (error) {
    if (error instanceof Refusal) return { stage, refusal: error };
    throw error;
  }
}
