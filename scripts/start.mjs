/**
 * `npm start`: from a fresh clone to a running house. Installs, builds, starts the server, makes the demo family on the
 * first run and keeps it living, and prints where to go.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dependenciesAreInstalled } from './machine/installed.mjs';
import { requireNode } from './machine/node-version.mjs';
import { inRepository, root } from './machine/repository.mjs';
import { npm, turbo } from './machine/tools.mjs';
import { stopAllChildren } from './processes/children.mjs';
import { startDaemon } from './processes/daemon.mjs';
import { mustSucceed } from './processes/must-succeed.mjs';
import { showProgress } from './report/progress.mjs';
import { welcomeFamily } from './start/demo-family.mjs';
import { planDemo, readDemoNote } from './start/demo-note.mjs';
import { environmentFor } from './start/environment.mjs';
import { untilReady } from './start/ready.mjs';
import { requirePort } from './start/require-port.mjs';
import { demoSignIn, readSettings } from './start/settings.mjs';

requireNode();
const stopping = new AbortController();
const { signal } = stopping;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => void stop(0, '\nStopping…'));

try {
  await start();
} catch (error) {
  await stop(1, `\nOstoja could not start: ${error.message}`);
}

async function start() {
  const settings = readSettings(process.env, root);
  await requirePort(settings);
  const { inside, outside, dataFolder } = settings;
  const demo = planDemo(settings.demo, readDemoNote(dataFolder));
  const env = environmentFor(settings, demo, 'production');

  // Packages for development are needed to build, so the tools must not see our NODE_ENV.
  const toolEnv = { ...env, NODE_ENV: process.env.NODE_ENV };
  if (!dependenciesAreInstalled()) {
    await showProgress('Installing dependencies', () =>
      mustSucceed(npm('install', '--include=dev'), { env: toolEnv, signal }),
    );
  }
  await showProgress('Building', () =>
    mustSucceed(turbo('run', 'build', '--output-logs=errors-only'), { env: toolEnv, signal }),
  );

  mkdirSync(dataFolder, { recursive: true });
  const serverLog = join(dataFolder, 'log', 'server.log');
  const server = startDaemon(inRepository('apps-api', 'dist', 'main.js'), { env, logFile: serverLog });
  void server.child.ended.then(({ code, signal: by }) =>
    stop(code || 1, `\nThe server ended (${by ?? `code ${code}`}). Its last lines:\n${server.lastWords()}`),
  );
  await showProgress('Starting the server', () => untilReady(`${inside}/readyz`, signal));

  await welcomeFamily(demo, inside, { env, dataFolder, signal });
  console.log(welcome(outside, demo.isShown, serverLog));
}

async function stop(code, message) {
  if (signal.aborted) return;
  stopping.abort();
  console.error(message);
  await stopAllChildren();
  if (code === 0) console.error('Stopped.');
  process.exit(code);
}

function welcome(address, hasDemo, serverLog) {
  const lines = [['Ostoja is ready', address]];
  if (hasDemo) lines.push(['Demo sign-in', `${demoSignIn.email} / ${demoSignIn.password}`]);
  lines.push(['Log', serverLog], ['Stop', 'Ctrl-C']);
  return `\n${lines.map(([name, value]) => `  ${name.padEnd(16)} ${value}`).join('\n')}\n`;
}
