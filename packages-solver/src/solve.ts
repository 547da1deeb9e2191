import type { Reader } from './method.js';
import type { Outcome, Solved, Task } from './outcome.js';
import { Refusal, refused } from './refusal.js';
import { taskText, type TaskText } from './text/task-text.js';
import { readers } from './topics.js';

/** Longer texts are not school tasks that this solver knows. */
const maxTextLength = 1500;

/** In English `1,500` is a thousand and a half, to some a number with decimals, and in a list two numbers. */
const hasUnclearComma = /\d,\d{3}(?:\D|$)/u;

/**
 * Solves a school task, explains each step in the language of the task, and proves the answer in a second way. What it
 * can't read to the last word, can't do or can't prove it refuses: no answer is better than a wrong one (service §2).
 * Never throws for a text, whatever it is.
 */
export function solve(task: Task): Outcome {
  if (task.text.length > maxTextLength) return refused('not-understood', task.language);
  if (task.language === 'en' && hasUnclearComma.test(task.text)) return refused('not-understood', 'en');
  const text = taskText(task);
  const attempts = readers.map((method) => attempt(method, text)).filter((found) => found !== undefined);
  const solutions: Solved[] = [];
  for (const found of attempts) {
    if (found instanceof Refusal) return refused(found.reason, task.language);
    solutions.push(found);
  }
  const answers = new Set(solutions.map((found) => found.value.canonical));
  const [solved] = solutions;
  return solved && answers.size === 1 ? solved : refused('not-understood', task.language);
}

/** What one method makes of the text: nothing, when it is about something else. */
function attempt(method: Reader, text: TaskText): Solved | Refusal | undefined {
  try {
    const work = method.read(text);
    if (!work) return undefined;
    const { solution, check } = work();
    if (!check) return new Refusal('unchecked');
    const { steps, answer, value, plot } = solution;
    return {
      kind: 'solved',
      subject: method.subject,
      topic: method.topic,
      steps,
      answer,
      value,
      check,
      ...(plot && { plot }),
    };
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
