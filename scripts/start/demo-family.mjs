import { join } from 'node:path';
import { inRepository } from '../machine/repository.mjs';
import { startDaemon } from '../processes/daemon.mjs';
import { mustSucceed } from '../processes/must-succeed.mjs';
import { supervise } from '../processes/supervise.mjs';
import { showProgress } from '../report/progress.mjs';
import { readDemoNote, writeDemoNote } from './demo-note.mjs';

const admin = inRepository('apps-api', 'dist', 'admin', 'main.js');
const family = inRepository('apps-agent', 'dist', 'family', 'main.js');

/**
 * Makes the demo account when it is to be made, notes what was decided, and keeps the simulated family living.
 * @param {{ isShown: boolean, isToBeMade: boolean }} demo what {@link import('./demo-note.mjs').planDemo} decided
 * @param {string} address where the server answers
 * @param {{ env: NodeJS.ProcessEnv, dataFolder: string, signal: AbortSignal }} house signal ends the family
 */
export async function welcomeFamily(demo, address, { env, dataFolder, signal }) {
  if (demo.isToBeMade) {
    await showProgress('Making the demo family', () =>
      mustSucceed([process.execPath, [admin, 'create-demo']], { env, signal }),
    );
  }
  if (demo.isShown || readDemoNote(dataFolder) === undefined) writeDemoNote(dataFolder, demo.isShown);
  if (!demo.isShown) return;
  const logFile = join(dataFolder, 'log', 'family.log');
  const start = () => startDaemon(family, { env: { ...env, OSTOJA_URL: address }, logFile });
  void supervise(start, signal, (pause) =>
    console.log(`The simulated family ended; it starts again in ${pause / 1000} s (${logFile})`),
  );
}
