import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const admin = fileURLToPath(new URL('../../../apps-api/dist/admin/main.js', import.meta.url));

/** Runs a command of the operator beside the running server; gives what it printed. */
export async function operate(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [admin, ...words], {
    env: { ...process.env, OSTOJA_DATA: process.env['E2E_DATA'], LOG_LEVEL: 'silent' },
  });
  return stdout;
}
