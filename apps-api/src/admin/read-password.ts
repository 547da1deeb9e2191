import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { AdminError } from './admin-error.js';

/**
 * The password for a new account: from OSTOJA_ADMIN_PASSWORD, else the first line of the input. Never from the
 * arguments, which every user of the machine can read. What is typed is not shown.
 */
export async function readPassword(environment: NodeJS.ProcessEnv): Promise<string> {
  const given = environment['OSTOJA_ADMIN_PASSWORD'];
  if (given) return given;
  const typed = process.stdin.isTTY === true;
  if (typed) process.stderr.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: typed });
  try {
    for await (const line of lines) return line;
  } finally {
    lines.close();
    if (typed) process.stderr.write('\n');
  }
  throw new AdminError('no password: set OSTOJA_ADMIN_PASSWORD or give it on the input');
}
