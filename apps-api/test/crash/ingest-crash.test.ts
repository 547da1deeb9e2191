import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ActionFailure, createClient, type Input, sync } from '@ostoja/contracts';
import { PlanType } from '@ostoja/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { type Adjustments } from '../../src/app.module.js';
import { createApplication } from '../../src/application.js';
import { TestClock } from '../../src/platform/clock/index.js';
import { Config } from '../../src/platform/config/index.js';
import { Database, type DatabaseSettings } from '../../src/platform/database/index.js';
import type { TestApplication } from '../application.js';
import { testConfig } from '../config.js';
import { emptyDatabase, engines } from '../databases.js';
import { childOf, deviceOf } from '../factories/families.js';
import { signedInParent } from '../factories/parents.js';
import { batchOf, visit } from '../factories/telemetry.js';
import { type ServerProcess, startServer } from '../server-process.js';

const SECRET = 'a secret of the tests, long enough for all';
const ROUNDS = 3;
const DEVICES = 3;
const QUIET: Adjustments = { works: false };

/** Batches of one device, what came of each, and the device's token. */
interface Sender {
  readonly token: string;
  readonly deviceId: number;
  /** Everything that was ever sent, in order. */
  readonly sent: Input<typeof sync>[];
  readonly acknowledged: Set<string>;
}

describe.each(engines)('a server killed during ingest on %s', (engine) => {
  const clean: (() => Promise<void>)[] = [];

  afterEach(async () => {
    for (const step of clean.splice(0).toReversed()) await step();
  });

  it('loses no acknowledged batch, doubles none, and keeps roll-ups equal to the rows', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'ostoja-crash-'));
    clean.push(() => rm(dataFolder, { recursive: true, force: true }));
    const made = await emptyDatabase(engine);
    clean.push(() => made.drop());
    const senders = await inside(dataFolder, made.settings, seed);
    const environment = environmentOf(dataFolder, made.settings);

    for (let round = 1; round <= ROUNDS; round++) {
      const server = await startServer(environment);
      clean.push(() => server.kill());
      await resend(server, senders);
      await crashWhileSending(server, senders);
    }
    const server = await startServer(environment);
    clean.push(() => server.kill());
    await resend(server, senders);
    await server.kill();

    const total = senders.reduce((sum, { sent }) => sum + sent.length, 0);
    expect(total).toBeGreaterThan(ROUNDS * DEVICES);
    await inside(dataFolder, made.settings, async (database) => {
      for (const sender of senders) await expectWhole(database, sender);
      return [];
    });
  }, 180_000);
});

function environmentOf(dataFolder: string, settings: DatabaseSettings): Record<string, string> {
  return {
    OSTOJA_DATA: dataFolder,
    OSTOJA_SECRET: SECRET,
    CALLS_PER_MINUTE: '1000000',
    ...(settings.kind === 'mysql' ? { DATABASE_URL: settings.url } : {}),
  };
}

/** Opens the same database in this process, before and after the servers. */
async function inside<T>(
  dataFolder: string,
  database: DatabaseSettings,
  work: (database: Database, nest: Awaited<ReturnType<typeof createApplication>>) => Promise<T>,
): Promise<T> {
  const settings =
    database.kind === 'sqlite'
      ? { kind: 'sqlite' as const, file: join(dataFolder, 'ostoja.sqlite') }
      : database;
  const nest = await createApplication(testConfig({ dataFolder, database: settings, secret: SECRET }), QUIET);
  await nest.init();
  try {
    return await work(nest.get(Database), nest);
  } finally {
    await nest.close();
  }
}

async function seed(
  database: Database,
  nest: Awaited<ReturnType<typeof createApplication>>,
): Promise<Sender[]> {
  const app: TestApplication = {
    url: '',
    clock: new TestClock(Math.floor(Date.now() / 1000)),
    config: nest.get(Config),
    database,
    nest,
    parent: () => ({ ...createClient(), cookies: new Map() }),
    device: (token) => createClient({ token }),
  };
  const parent = await signedInParent(app, { accountType: PlanType.Premium });
  const profile = await childOf(app, parent);
  const senders: Sender[] = [];
  for (let index = 0; index < DEVICES; index++) {
    const { token, deviceId } = await deviceOf(app, profile);
    senders.push({ token, deviceId, sent: [], acknowledged: new Set() });
  }
  return senders;
}

/** Sends what nobody acknowledged once more, and one acknowledged batch too: it must not count twice. */
async function resend(server: ServerProcess, senders: readonly Sender[]): Promise<void> {
  for (const { token, sent, acknowledged } of senders) {
    const client = createClient({ baseUrl: server.url, token });
    const again = sent.filter(({ uid }, index) => !acknowledged.has(uid) || index === sent.length - 1);
    for (const batch of again) {
      await client.call(sync, batch);
      acknowledged.add(batch.uid);
    }
  }
}

/** All devices send as fast as they can, four calls at a time, until the server is killed in their midst. */
async function crashWhileSending(server: ServerProcess, senders: readonly Sender[]): Promise<void> {
  let acknowledgements = 0;
  const enough = 6 + Math.floor(Math.random() * 20);
  const lanes = senders.flatMap((sender) => [1, 2, 3, 4].map(() => sender));
  await Promise.all(
    lanes.map(async ({ token, sent, acknowledged }) => {
      const client = createClient({ baseUrl: server.url, token });
      for (;;) {
        const batch = newBatch();
        sent.push(batch);
        try {
          await client.call(sync, batch);
        } catch (error) {
          if (error instanceof ActionFailure && error.status === 'unreachable') return;
          throw error;
        }
        acknowledged.add(batch.uid);
        acknowledgements += 1;
        if (acknowledgements === enough) await server.kill();
      }
    }),
  );
}

function newBatch(): Input<typeof sync> {
  const now = Math.floor(Date.now() / 1000);
  return batchOf({
    visits: Array.from({ length: 100 }, (_, index) => visit(now - index * 60, `site${index % 7}.example`)),
    usage: Array.from({ length: 20 }, (_, index) => {
      const from = now - 7200 + index * 300;
      return { pkg: `app${index % 3}`, from, to: from + 250 };
    }),
  });
}

async function expectWhole(database: Database, { deviceId, sent, acknowledged }: Sender): Promise<void> {
  const one = async (sql: string) => {
    const [row] = await database.query<{ n: number }>(sql, [deviceId]);
    return Number(row?.n);
  };
  const batches = await database.query<{ uid: string }>('SELECT uid FROM batch WHERE device_id = ?', [
    deviceId,
  ]);
  const stored = batches.map(({ uid }) => uid).toSorted();

  expect(stored).toEqual(sent.map(({ uid }) => uid).toSorted());
  expect(stored).toEqual([...acknowledged].toSorted());
  expect(await one('SELECT COUNT(*) AS n FROM visit WHERE device_id = ?')).toBe(sent.length * 100);
  expect(await one('SELECT COUNT(*) AS n FROM app_usage WHERE device_id = ?')).toBe(sent.length * 20);
  for (const rollUp of ['hourly', 'daily']) {
    const sum = (column: string, kind: number) =>
      one(`SELECT SUM(${column}) AS n FROM ${rollUp} WHERE kind = ${kind} AND device_id = ?`);
    expect(await sum('hits', 1)).toBe(sent.length * 100);
    expect(await sum('hits', 4)).toBe(sent.length * 20);
    expect(await sum('seconds', 4)).toBe(sent.length * 20 * 250);
  }
}
