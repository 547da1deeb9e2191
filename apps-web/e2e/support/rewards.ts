import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const admin = fileURLToPath(new URL('../../../apps-api/dist/admin/main.js', import.meta.url));

/** Makes a reward code as an operator does, on the command line beside the running server. */
export async function newRewardCode(days: number): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [admin, 'reward', '--days', String(days)], {
    env: { ...process.env, OSTOJA_DATA: process.env['E2E_DATA'], LOG_LEVEL: 'silent' },
  });
  const [code] = /[0-9A-Z]{4}(-[0-9A-Z]{4}){2}/.exec(stdout) ?? [];
  if (!code) throw new Error(`No code in: ${stdout}`);
  return code;
}
