/**
 * `npm run dev`: the same house for whoever works on it. Every package is compiled as its files change, the server
 * starts again when its code did, and the panel comes from Vite (its calls go on to the server on PORT).
 */
import { mkdirSync } from 'node:fs';
import { dependenciesAreInstalled } from './machine/installed.mjs';
import { requireNode } from './machine/node-version.mjs';
import { inRepository, root } from './machine/repository.mjs';
import { npm, turbo } from './machine/tools.mjs';
import { startChild, stopAllChildren } from './processes/children.mjs';
import { eachLine } from './processes/lines.mjs';
import { mustSucceed } from './processes/must-succeed.mjs';
import { showProgress } from './report/progress.mjs';
import { welcomeFamily } from './start/demo-family.mjs';
import { planDemo, readDemoNote } from './start/demo-note.mjs';
import { environmentFor } from './start/environment.mjs';
import { untilReady } from './start/ready.mjs';
import { requirePort } from './start/require-port.mjs';
import { demoSignIn, readSettings } from './start/settings.mjs';

/** The packages that others use from their `dist`. */
const compiled = ['packages-domain', 'packages-solver', 'contracts', 'packages-ui', 'apps-api', 'apps-agent'];

requireNode();
const stopping = new AbortController();
const { signal } = stopping;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => void stop(0));

try {
  await develop();
} catch (error) {
  if (!signal.aborted) console.error(`\nnpm run dev: ${error.message}`);
  await stop(1);
}

async function develop() {
  const settings = readSettings(process.env, root);
  await requirePort(settings);
  const demo = planDemo(settings.demo, readDemoNote(settings.dataFolder));
  const env = environmentFor(settings, demo, 'development');
  if (!dependenciesAreInstalled()) {
    await showProgress('Installing dependencies', () =>
      mustSucceed(npm('install', '--include=dev'), { env, signal }),
    );
  }
  await showProgress('Building', () =>
    mustSucceed(turbo('run', 'build', '--filter=!@ostoja/web', '--output-logs=errors-only'), {
      // The first build must be the one that `npm start` would take from the cache.
      env: { ...env, NODE_ENV: process.env.NODE_ENV },
      signal,
    }),
  );
  mkdirSync(settings.dataFolder, { recursive: true });

  for (const folder of compiled) {
    const tsc = inRepository('node_modules', 'typescript', 'bin', 'tsc');
    keepRunning(folder, [tsc, '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'], folder, env);
  }
  const server = inRepository('apps-api', 'dist', 'main.js');
  keepRunning('server', ['--watch', '--watch-preserve-output', '--enable-source-maps', server], '.', env);
  keepRunning('vite', [inRepository('node_modules', 'vite', 'bin', 'vite.js')], 'apps-web', env);

  await untilReady(`${settings.inside}/readyz`, signal);
  await welcomeFamily(demo, settings.inside, { env, dataFolder: settings.dataFolder, signal });
  if (demo.isShown) console.log(`Demo sign-in: ${demoSignIn.email} / ${demoSignIn.password}`);
}

/** Runs a Node program whose lines are shown behind its name; when it ends, so does everything. */
function keepRunning(name, args, folder, env) {
  const child = startChild(process.execPath, args, {
    cwd: inRepository(folder),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    eachLine(stream, (line) => console.log(`[${name}] ${line}`));
  void child.ended.then(({ code }) => {
    if (!signal.aborted) console.error(`[${name}] ended with code ${code}`);
    return stop(1);
  });
}

async function stop(code) {
  if (signal.aborted) return;
  stopping.abort();
  await stopAllChildren();
  process.exit(code);
}
