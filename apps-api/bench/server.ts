import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from '@ostoja/contracts';
import { createApplication } from '../src/application.js';
import { TestClock } from '../src/platform/clock/index.js';
import { Database, type Dialect } from '../src/platform/database/index.js';
import type { TestApplication } from '../test/application.js';
import { testConfig } from '../test/config.js';
import { emptyDatabase } from '../test/databases.js';

/** What is on the disk now; millions of rows are not left behind when a bench is stopped. */
const folders = new Set<string>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  });
}

/** Runs the server as in production, but for its log lines, on a fresh database while `work` measures it. */
export async function withServer<T>(engine: Dialect, work: (app: TestApplication) => Promise<T>): Promise<T> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'ostoja-bench-'));
  const made = await emptyDatabase(engine);
  folders.add(dataFolder);
  if (made.settings.kind === 'sqlite') folders.add(dirname(made.settings.file));
  const config = testConfig({
    dataFolder,
    database: made.settings,
    checkReplies: false,
    callsPerMinute: 1_000_000_000,
  });
  const clock = new TestClock(Math.floor(Date.now() / 1000));
  const nest = await createApplication(config, { works: false, clock });
  try {
    await nest.listen(0, '127.0.0.1');
    const url = await nest.getUrl();
    return await work({
      url,
      clock,
      config,
      nest,
      database: nest.get(Database),
      parent: () => ({ ...createClient({ baseUrl: url }), cookies: new Map() }),
      device: (token) => createClient({ baseUrl: url, token }),
    });
  } finally {
    await nest.close();
    await made.drop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
