import { root } from '../machine/repository.mjs';
import { startChild } from './children.mjs';
import { eachLine } from './lines.mjs';

/**
 * Runs a command to its end and passes each line of its output on.
 * @param {[string, string[]]} command program and arguments
 * @param {{ env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} [options]
 * @returns {Promise<number>} its exit code; 127 when it could not be started
 */
export async function runToEnd([program, args], { env = process.env, onLine = console.log } = {}) {
  const child = startChild(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  eachLine(child.stdout, onLine);
  eachLine(child.stderr, onLine);
  const { code, error } = await child.ended;
  if (error) onLine(`${program} could not be started: ${error.message}`);
  return code;
}
