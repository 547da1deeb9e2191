import { closeSync, fstatSync } from 'node:fs';
import { root } from '../machine/repository.mjs';
import { startChild } from './children.mjs';
import { lastLines, openLog } from './log-file.mjs';

/**
 * Starts a long-running Node program of ours with its output in a log file.
 * @param {string} script absolute path
 * @param {{ env: NodeJS.ProcessEnv, logFile: string }} options
 * @returns {{ child: ReturnType<typeof startChild>, lastWords: () => string }} lastWords: the end of what this run logged
 */
export function startDaemon(script, { env, logFile }) {
  const log = openLog(logFile);
  const from = fstatSync(log).size;
  const child = startChild(process.execPath, ['--enable-source-maps', script], {
    cwd: root,
    env,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return { child, lastWords: () => lastLines(logFile, from) };
}
