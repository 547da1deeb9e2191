/**
 * `npm start`: from a fresh clone to a running house. Installs, builds, starts the server, makes the demo family on the
 * first run and keeps it living, and prints where to go. See docs/operations.md.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { portProblem } from './machine/free-port.mjs';
import { dependenciesAreInstalled } from './machine/installed.mjs';
import { requireNode } from './machine/node-version.mjs';
import { quietTools } from './machine/quiet-tools.mjs';
import { inRepository, root } from './machine/repository.mjs';
import { npm, turbo } from './machine/tools.mjs';
import { stopAllChildren } from './processes/children.mjs';
import { startDaemon } from './processes/daemon.mjs';
import { runToEnd } from './processes/run-to-end.mjs';
import { supervise } from './processes/supervise.mjs';
import { showProgress } from './report/progress.mjs';
import { planDemo, readDemoNote, writeDemoNote } from './start/demo-note.mjs';
import { untilReady } from './start/ready.mjs';
import { demoSignIn, readSettings } from './start/settings.mjs';

const programs = {
  server: inRepository('apps-api', 'dist', 'main.js'),
  admin: inRepository('apps-api', 'dist', 'admin', 'main.js'),
  family: inRepository('apps-agent', 'dist', 'family', 'main.js'),
};

requireNode();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0, '\nStopping…'));

try {
  await start();
} catch (error) {
  if (!stopping.signal.aborted) await stop(1, `\nOstoja could not start: ${error.message}`);
}

async function start() {
  const settings = readSettings(process.env, process.env.INIT_CWD ?? root);
  await requirePort(settings.port);
  const env = { ...process.env, ...quietTools };

  if (!dependenciesAreInstalled()) {
    await showProgress('Installing dependencies', () => mustSucceed(npm('install'), env));
  }
  await showProgress('Building', () => mustSucceed(turbo('run', 'build', '--output-logs=errors-only'), env));

  mkdirSync(settings.dataFolder, { recursive: true });
  const address = `http://localhost:${settings.port}`;
  const demo = planDemo(settings.demo, readDemoNote(settings.dataFolder));
  const ours = {
    ...env,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    PORT: String(settings.port),
    OSTOJA_DATA: settings.dataFolder,
    OSTOJA_DEMO: demo.isShown ? '1' : '0',
    OSTOJA_DEMO_EMAIL: demoSignIn.email,
    OSTOJA_DEMO_PASSWORD: demoSignIn.password,
  };
  const logFile = (name) => join(settings.dataFolder, 'log', `${name}.log`);

  const server = startDaemon(programs.server, { env: ours, logFile: logFile('server') });
  void server.child.ended.then(({ code, signal }) => {
    if (stopping.signal.aborted) return;
    void stop(
      code || 1,
      `\nThe server ended (${signal ?? `code ${code}`}). Its last lines:\n${server.lastWords()}`,
    );
  });
  await showProgress('Starting the server', () =>
    untilReady(`http://127.0.0.1:${settings.port}/readyz`, stopping.signal),
  );

  if (demo.isToBeMade) {
    await showProgress('Making the demo family', () =>
      mustSucceed([process.execPath, [programs.admin, 'create-demo']], ours),
    );
  }
  if (demo.isShown || readDemoNote(settings.dataFolder) === undefined) {
    writeDemoNote(settings.dataFolder, demo.isShown);
  }
  if (demo.isShown) {
    const startFamily = () =>
      startDaemon(programs.family, { env: { ...ours, OSTOJA_URL: address }, logFile: logFile('family') });
    void supervise(startFamily, stopping.signal, (pause) =>
      console.log(`The simulated family ended; it starts again in ${pause / 1000} s (${logFile('family')})`),
    );
  }
  console.log(welcome(address, demo.isShown, logFile('server')));
}

async function requirePort(port) {
  const problem = await portProblem(port);
  if (problem === 'EADDRINUSE') {
    throw new Error(
      `port ${port} is in use; stop what uses it or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (problem)
    throw new Error(`port ${port} can't be used here (${problem}); choose another: PORT=8080 npm start`);
}

/** Runs a command quietly; when it fails, shows everything that it said. */
async function mustSucceed(command, env) {
  const said = [];
  const code = await runToEnd(command, { env, onLine: (line) => said.push(line) });
  if (code === 0) return;
  if (!stopping.signal.aborted) console.error(said.join('\n'));
  throw new Error(`\`${[command[0], ...command[1]].join(' ')}\` ended with code ${code}`);
}

async function stop(code, message) {
  if (stopping.signal.aborted) return;
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
