import { runToEnd } from './run-to-end.mjs';

/**
 * Runs a command quietly; when it fails, shows everything that it said.
 * @param {[string, string[]]} command
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal }} options an aborted signal means that we stop it ourselves
 * @throws {Error} naming the command
 */
export async function mustSucceed(command, { env, signal }) {
  const said = [];
  const code = await runToEnd(command, { env, onLine: (line) => said.push(line) });
  if (code === 0) return;
  if (!signal.aborted) console.error(said.join('\n'));
  throw new Error(`\`${[command[0], ...command[1]].join(' ')}\` ended with code ${code}`);
}
