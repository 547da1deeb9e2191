/**
 * Runs one database server and removes its folder when the server ends, or when whoever started this process is gone
 * (its end of our stdin closes, even after `kill -9`).
 * Usage: mariadb-guard.mjs FOLDER SERVER [OPTION…]
 */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [folder, program, ...options] = process.argv.slice(2);
const logFile = join(folder, 'log');
const log = openSync(logFile, 'a');
const server = spawn(program, options, { stdio: ['ignore', log, log] });
let isWanted = true;

function stopServer() {
  isWanted = false;
  server.kill('SIGTERM');
  setTimeout(() => server.kill('SIGKILL'), 10_000).unref();
}

function cleanUp(reason) {
  closeSync(log);
  if (isWanted) {
    console.error(`${program} ended (${reason}); its last lines:`);
    console.error(readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n'));
  }
  rmSync(folder, { recursive: true, force: true });
  process.exit(isWanted ? 1 : 0);
}

server.once('error', (error) => cleanUp(error.message));
server.once('exit', (code, signal) => cleanUp(signal ?? `code ${code}`));
process.stdin.resume();
process.stdin.once('end', stopServer);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopServer);
