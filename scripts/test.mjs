/**
 * `npm test`: proves everything that must hold, from a fresh clone, and ends with `N passed, N failed`.
 * `npm test -- --only unit,e2e` runs chosen phases. See docs/testing.md.
 */
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { choosePhases, inRounds } from './checks/phases.mjs';
import { provide } from './checks/machine-needs.mjs';
import { runPhase } from './checks/run-phase.mjs';
import { dependenciesAreInstalled } from './machine/installed.mjs';
import { startMariadb } from './machine/mariadb.mjs';
import { requireNode } from './machine/node-version.mjs';
import { quietTools } from './machine/quiet-tools.mjs';
import { npm } from './machine/tools.mjs';
import { stopAllChildren } from './processes/children.mjs';
import { runToEnd } from './processes/run-to-end.mjs';
import { formatDuration } from './report/duration.mjs';
import { inTurn } from './report/in-turn.mjs';
import { summarise } from './report/summary.mjs';

requireNode();
const started = performance.now();
let isStopping = false;
let database;

async function cleanUp() {
  await stopAllChildren();
  await database?.stop();
}

for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
  process.once(signal, async () => {
    isStopping = true;
    console.error(`\nstopped by ${signal}, cleaning up`);
    await cleanUp();
    process.exit(code);
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`npm test: ${error.message}`);
  process.exitCode = 1;
} finally {
  await cleanUp();
}

async function main() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const chosen = choosePhases(values.only);
  const env = { ...process.env, ...quietTools };

  if (!dependenciesAreInstalled()) {
    announce('install', 'dependencies');
    if ((await runToEnd(npm('install', '--include=dev'), { env })) !== 0)
      throw new Error('npm install failed');
  }

  const needs = new Set(chosen.flatMap((phase) => phase.needs ?? []));
  const machine = await provide(needs);
  if (machine.chromium) env.CHROMIUM_PATH = machine.chromium;
  env.TEST_DATABASES = 'sqlite';
  if (machine.mariadb) {
    announce('database', `a private server for this run (${machine.mariadb.server})`);
    database = await startMariadb(machine.mariadb);
    env.TEST_MARIADB_URL = database.url;
    env.TEST_DATABASES = 'sqlite,mariadb';
  }

  const results = [];
  for (const round of inRounds(chosen)) {
    const speakers = inTurn(round.length, show);
    const ended = await Promise.all(
      round.map(async (phase, index) => {
        const { say, finish } = speakers[index];
        const result = await runAloud(phase, env, say);
        finish();
        return result;
      }),
    );
    if (isStopping) return 1;
    results.push(...ended);
    // Without a build every later phase would fail for the same reason and bury it.
    if (ended.some(({ name, isGreen }) => name === 'build' && !isGreen)) break;
  }

  const notRun = chosen.slice(results.length).map((phase) => phase.name);
  console.log(`\n${summarise(results, notRun, performance.now() - started)}`);
  return notRun.length === 0 && results.every((result) => result.isGreen) ? 0 : 1;
}

async function runAloud(phase, env, say) {
  say(`\n── ${phase.name}: ${phase.says}`);
  const result = await runPhase(phase, env, say);
  say(
    `── ${phase.name} ${result.isGreen ? 'passed' : 'failed'} after ${formatDuration(result.milliseconds)}`,
  );
  return result;
}

function announce(name, says) {
  show(`\n── ${name}: ${says}`);
}

/** Turbo makes its tasks colourful even where nobody can see colours. */
function show(line) {
  console.log(process.stdout.isTTY ? line : stripVTControlCharacters(line));
}
