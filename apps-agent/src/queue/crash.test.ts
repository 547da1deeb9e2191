import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { FakeGateway } from '../testing/fake-gateway.js';
import { visit } from '../testing/rows.js';
import { temporaryDirectory } from '../testing/temporary-directory.js';

const ROWS = 3000;

/** The child process as one plain file, because Node alone does not read TypeScript. */
async function bundle(directory: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: join(import.meta.dirname, '../testing/killed-child.ts'),
      outDir: directory,
      rolldownOptions: { output: { entryFileNames: 'child.mjs' } },
    },
    ssr: { noExternal: true },
  });
  return join(directory, 'child.mjs');
}

it('stores every row exactly once although the process is killed again and again', async () => {
  const directory = await temporaryDirectory();
  const script = await bundle(join(directory, 'bundle'));
  const fake = await FakeGateway.start();
  onTestFinished(() => fake.stop());
  let call = 0;
  fake.fault = () => ((call += 1) % 7 === 0 ? 'drop-after' : call % 11 === 0 ? 'fault' : 'none');

  let kills = 0;
  for (;;) {
    const child = spawn(process.execPath, [script, join(directory, 'queue'), fake.url, String(ROWS)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const exited = once(child, 'exit');
    const life = delay(120 + ((kills * 37) % 160), 'kill' as const);
    // A machine so slow that no child gets anywhere must still come to an end.
    if (kills >= 25 || (await Promise.race([exited, life])) !== 'kill') {
      const [code] = (await exited) as [number | null];
      expect(code).toBe(0);
      break;
    }
    child.kill('SIGKILL');
    kills += 1;
    await exited;
  }

  const stored = [...fake.batches.values()].flatMap((batch) => batch.parsed.visits ?? []);
  expect(stored.map((row) => row.ts)).toEqual(
    Array.from({ length: ROWS }, (_, n) => (visit(n)[1] as { ts: number }).ts),
  );
  expect(kills).toBeGreaterThan(1);
}, 60_000);
