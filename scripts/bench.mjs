/**
 * `npm run bench` prints how the server does: `api` against bare queries, `lists [size…] [action…]` when there are more
 * rows; `npm run bench -- ui [name…]` how the kit does against hand-written drawing;
 * `npm run bench -- solver [topic…]` what the solver makes of its corpus. See docs/testing.md.
 */
import { provide } from './checks/machine-needs.mjs';
import { startMariadb } from './machine/mariadb.mjs';
import { quietTools } from './machine/quiet-tools.mjs';
import { npm, turbo } from './machine/tools.mjs';
import { runToEnd } from './processes/run-to-end.mjs';

const [what = 'all', ...names] = process.argv.slice(2);
const env = { ...process.env, ...quietTools };

/** What there is to bench, and the commands that do it in their order. */
const benches = {
  all: () => server('bench', 'bench:lists'),
  api: () => server('bench'),
  lists: () => server('bench:lists'),
  solver: () => [npm('run', '--silent', 'bench', '-w', '@ostoja/solver', '--', ...names)],
  ui: async () => {
    env.CHROMIUM_PATH = (await provide(new Set(['chromium']))).chromium;
    return [npm('run', '--silent', 'bench', '-w', '@ostoja/ui', '--', ...names)];
  },
};

/** A database server of the run's own, unless it is told of one. */
let database;

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`npm run bench: ${error.message}`);
  process.exitCode = 1;
} finally {
  await database?.stop();
}

/** The server is measured on both engines. */
async function server(...scripts) {
  if (!env.TEST_MARIADB_URL) {
    const { mariadb } = await provide(new Set(['mariadb']));
    database = await startMariadb(mariadb, { bufferMegabytes: 1024 });
    env.TEST_MARIADB_URL = database.url;
  }
  return [
    turbo('run', 'build', '--filter=@ostoja/contracts', '--output-logs=errors-only'),
    ...scripts.map((script) => npm('run', '--silent', script, '-w', '@ostoja/api', '--', ...names)),
  ];
}

async function main() {
  const commands = benches[what];
  if (!commands) throw new Error(`no bench ${what}; there are: ${Object.keys(benches).join(', ')}`);
  for (const command of await commands()) {
    const code = await runToEnd(command, { env });
    if (code !== 0) return code;
  }
  return 0;
}
