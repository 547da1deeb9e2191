/**
 * `npm run bench` prints how the server does against bare queries; `npm run bench -- ui [name…]` how the kit does
 * against hand-written drawing. See docs/testing.md.
 */
import { provide } from './checks/machine-needs.mjs';
import { quietTools } from './machine/quiet-tools.mjs';
import { npm, turbo } from './machine/tools.mjs';
import { runToEnd } from './processes/run-to-end.mjs';

const [what = 'api', ...names] = process.argv.slice(2);
const env = { ...process.env, ...quietTools };

/** What there is to bench, and the commands that do it in their order. */
const benches = {
  api: async () => [
    turbo('run', 'build', '--filter=@ostoja/contracts', '--output-logs=errors-only'),
    npm('run', '--silent', 'bench', '-w', '@ostoja/api'),
  ],
  ui: async () => {
    env.CHROMIUM_PATH = (await provide(new Set(['chromium']))).chromium;
    return [npm('run', '--silent', 'bench', '-w', '@ostoja/ui', '--', ...names)];
  },
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`npm run bench: ${error.message}`);
  process.exitCode = 1;
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
