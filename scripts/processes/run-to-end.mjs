import { root } from '../machine/repository.mjs';
import { startChild } from './children.mjs';
import { giveWay } from './give-way.mjs';
import { eachLine } from './lines.mjs';

/**
 * Runs a command to its end and passes each line of its output on.
 * @param {[string, string[]]} command program and arguments
 * @param {{ env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, givesWay?: boolean }} [options] `givesWay`: it and
 *   whatever it starts get only what others leave of the processor
 * @returns {Promise<number>} its exit code; 127 when it could not be started
 */
export async function runToEnd([program, args], { env = process.env, onLine = console.log, givesWay } = {}) {
  const child = startChild(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (givesWay) giveWay(child.pid);
  eachLine(child.stdout, onLine);
  eachLine(child.stderr, onLine);
  const { code, error } = await child.ended;
  if (error) onLine(`${program} could not be started: ${error.message}`);
  return code;
}
