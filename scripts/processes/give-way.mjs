import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lets a child of ours, and whatever it starts from now on, have only what others leave of the processor.
 * @param {number | undefined} pid undefined when the child could not be started
 */
export function giveWay(pid) {
  if (pid === undefined) return;
  setPriority(pid, constants.priority.PRIORITY_LOW);
  try {
    // Linux weighs sessions against each other before it looks at priorities, and each child leads a session
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW));
  } catch {
    // Another system, or one that does not group by sessions: the priority is all that counts there
  }
}
