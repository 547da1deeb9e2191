import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
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
  let calls = 0;
  let kills = 0;
  let child: ChildProcess | undefined;
  fake.fault = () => {
    calls += 1;
    // In the middle of a call: what it stores here, the child may never hear of.
    if (calls % 9 === 0 && child?.kill('SIGKILL')) kills += 1;
    return calls % 7 === 0 ? 'drop-after' : calls % 11 === 0 ? 'fault' : 'none';
  };

  for (let wasKilled = true; wasKilled;) {
    child = spawn(process.execPath, [script, join(directory, 'queue'), fake.url, String(ROWS)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    wasKilled = signal === 'SIGKILL';
    if (!wasKilled) expect(code).toBe(0);
  }

  const stored = [...fake.batches.values()].flatMap((batch) => batch.parsed.visits ?? []);
  expect(stored.map((row) => row.ts)).toEqual(
    Array.from({ length: ROWS }, (_, n) => (visit(n)[1] as { ts: number }).ts),
  );
  expect(kills).toBeGreaterThan(5);
}, 60_000);
