import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startFamily } from './family.js';

const server = fileURLToPath(new URL('../../../apps-api/dist/main.js', import.meta.url));
const startupTime = 60_000;

/** Starts the real server on a free port with a data folder of its own, and the simulated family; gives the way to stop both. */
export default async function startServer(): Promise<() => Promise<void>> {
  const port = await freePort();
  const dataFolder = mkdtempSync(join(tmpdir(), 'ostoja-e2e-'));
  const address = `http://localhost:${port}`;
  const logFile = join(dataFolder, 'server.log');
  const log = createWriteStream(logFile);
  await once(log, 'open');

  const child = spawn(process.execPath, [server], {
    env: {
      ...process.env,
      PORT: String(port),
      OSTOJA_DATA: dataFolder,
      OSTOJA_DEMO: '1',
      NODE_ENV: 'test',
      // Tests say which visitor they are
      TRUST_PROXY: '1',
      // Every journey comes from this one address; the API's own tests prove the limits
      CALLS_PER_MINUTE: '100000',
      // Nobody is there: journeys answer in their place
      CONSENT_SERVICE_URL: 'http://privacy.test/service',
      TRACKING_PIXEL_URL: 'http://pixel.test/p.gif',
      ANDROID_APP_URL: 'https://apps.test/ostoja.apk',
    },
    stdio: ['ignore', log, log],
  });
  const ended = once(child, 'exit');
  let sendFamilyAway: (() => Promise<void>) | undefined;
  const stop = async () => {
    await sendFamilyAway?.();
    child.kill('SIGTERM');
    await ended;
    rmSync(dataFolder, { recursive: true, force: true });
  };

  const ready = await Promise.race([untilReady(`${address}/readyz`), ended.then(() => false)]);
  if (!ready) {
    child.kill('SIGKILL');
    throw new Error(`The server did not get ready; its log is ${logFile}`);
  }
  process.env['E2E_ADDRESS'] = address;
  process.env['E2E_DATA'] = dataFolder;
  sendFamilyAway = await startFamily(address, dataFolder);
  return stop;
}

async function untilReady(address: string): Promise<boolean> {
  const deadline = Date.now() + startupTime;
  while (Date.now() < deadline) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return true;
    await wait(100);
  }
  return false;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}
