import type { SolverLanguage, Task } from '../outcome.js';
import { fold } from './fold.js';

/** A task's text as methods read it. */
export interface TaskText {
  readonly language: SolverLanguage;
  /** As typed, with spaces and line ends made plain. */
  readonly original: string;
  /** Lower case, without diacritics, dashes and quotes made plain: for looking for words. */
  readonly folded: string;
}

/** Prepares a text for reading. */
export function taskText(task: Task): TaskText {
  const original = task.text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\t]/gu, ' ')
    .replaceAll(/[\u200b-\u200f\u2060\ufeff]/gu, '')
    .trim();
  return { language: task.language, original, folded: fold(original) };
}
