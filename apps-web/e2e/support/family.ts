import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const admin = fileURLToPath(new URL('../../../apps-api/dist/admin/main.js', import.meta.url));
const family = fileURLToPath(new URL('../../../apps-agent/dist/family/main.js', import.meta.url));

/** The parent of the simulated family. */
export const demoParent = { email: 'demo@ostoja.test', password: 'Demo-Family-1' } as const;

/** Makes the demo account and lets the simulated family move in and live; gives the way to send it away. */
export async function startFamily(address: string, dataFolder: string): Promise<() => Promise<void>> {
  const env = {
    ...process.env,
    OSTOJA_URL: address,
    OSTOJA_DATA: dataFolder,
    OSTOJA_DEMO: '1',
    OSTOJA_DEMO_EMAIL: demoParent.email,
    OSTOJA_DEMO_PASSWORD: demoParent.password,
  };
  const log = createWriteStream(join(dataFolder, 'family.log'));
  await once(log, 'open');
  const making = spawn(process.execPath, [admin, 'create-demo'], { env, stdio: ['ignore', log, log] });
  const [code] = await once(making, 'exit');
  if (code !== 0) throw new Error('The demo account could not be made');

  const living = spawn(process.execPath, [family], { env, stdio: ['ignore', log, log] });
  const ended = once(living, 'exit');
  return async () => {
    living.kill('SIGTERM');
    await ended;
  };
}
