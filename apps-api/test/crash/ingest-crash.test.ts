import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createApplication } from '../../src/application.js';
import { TestClock } from '../../src/platform/clock/index.js';
import { Database, type DatabaseSettings, openDataSource } from '../../src/platform/database/index.js';
import { DiskFileStore } from '../../src/platform/files/index.js';
import { JobRunner } from '../../src/platform/jobs/index.js';
import { schema } from '../../src/schema.js';
import { testConfig } from '../config.js';
import { emptyDatabase, engines } from '../databases.js';
import { startServer } from '../server-process.js';
import { type Household, makeHousehold } from './household.js';
import { crashInTheMidst, sendAgain } from './load.js';
import { expectEverything, expectNothingLost } from './what-is-there.js';

const SECRET = 'a secret of the tests, long enough for all';

/** How often the server is killed. */
const CRASHES = Number(process.env['CRASHES'] ?? 3);

/** Seconds after which what nobody finished is tidied up. */
const LATER = 3600;

describe.each(engines)('a server killed while it stores on %s', (engine) => {
  const clean: (() => Promise<void>)[] = [];

  afterEach(async () => {
    for (const step of clean.splice(0).toReversed()) await step();
  });

  it(
    'keeps what it answered for once, whole and in agreement: reports, roll-ups, saves, pictures with their files, and deletions',
    async () => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'ostoja-crash-'));
      clean.push(() => rm(dataFolder, { recursive: true, force: true }));
      const made = await emptyDatabase(engine);
      clean.push(() => made.drop());
      const place = placeOf(dataFolder, made.settings);
      const household = await inside(place, makeHousehold);
      const began = performance.now();

      for (let crash = 1; crash <= CRASHES; crash++) {
        const server = await startServer(place.environment);
        clean.push(() => server.kill());
        await sendAgain(server, household);
        await crashInTheMidst(server, household);
        await look(place, (database) => expectNothingLost(household, database, place.files));
      }
      const server = await startServer(place.environment);
      clean.push(() => server.kill());
      await sendAgain(server, household);
      await server.kill();

      await inside(place, (nest) => nest.get(JobRunner).runDue());
      await look(place, (database) => expectEverything(household, database, place.files, dataFolder));
      report(engine, household, performance.now() - began);
    },
    60_000 + CRASHES * 40_000,
  );
});

/** Where servers of one household keep everything. */
interface Place {
  readonly dataFolder: string;
  readonly database: DatabaseSettings;
  readonly environment: Record<string, string>;
  readonly files: DiskFileStore;
}

function placeOf(dataFolder: string, settings: DatabaseSettings): Place {
  return {
    dataFolder,
    database:
      settings.kind === 'sqlite' ? { kind: 'sqlite', file: join(dataFolder, 'ostoja.sqlite') } : settings,
    environment: {
      OSTOJA_DATA: dataFolder,
      OSTOJA_SECRET: SECRET,
      CALLS_PER_MINUTE: '1000000',
      ...(settings.kind === 'mysql' ? { DATABASE_URL: settings.url } : {}),
    },
    files: new DiskFileStore(testConfig({ dataFolder })),
  };
}

/** Runs the server in this process, before and after the ones that are killed; its clock is ahead. */
async function inside<T>(
  { dataFolder, database }: Place,
  work: (nest: NestFastifyApplication) => Promise<T>,
): Promise<T> {
  const nest = await createApplication(testConfig({ dataFolder, database, secret: SECRET }), {
    works: false,
    clock: new TestClock(Math.floor(Date.now() / 1000) + LATER),
  });
  await nest.init();
  try {
    return await work(nest);
  } finally {
    await nest.close();
  }
}

/** Opens the database alone. */
async function look(place: Place, work: (database: Database) => Promise<void>): Promise<void> {
  const source = await openDataSource(place.database, schema);
  try {
    await work(new Database(source));
  } finally {
    await source.destroy();
  }
}

function report(engine: string, { devices }: Household, milliseconds: number): void {
  const sum = (count: (device: Household['devices'][number]) => number) =>
    devices.reduce((all, device) => all + count(device), 0);
  const batches = sum(({ acknowledgedBatches }) => acknowledgedBatches.size);
  const pictures = sum(({ acknowledgedScreens }) => acknowledgedScreens.size);
  const saves = sum(({ versions }) => versions.length);
  const deletions = sum(({ deletions: asked }) => asked.size);
  // Else there was nothing that could have been lost.
  expect(Math.min(batches, pictures, saves, deletions)).toBeGreaterThan(0);
  process.stdout.write(
    `${CRASHES} crashes on ${engine}: ${batches} batches, ${pictures} pictures and ${saves} saves answered for, ` +
      `all there once, but for ${deletions} pictures deleted; ${Math.round(milliseconds / 1000)} s\n`,
  );
}
