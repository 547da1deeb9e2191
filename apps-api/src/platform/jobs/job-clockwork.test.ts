import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { expect, it } from 'vitest';
import { testConfig } from '../../../test/config.js';
import { emptyDatabase } from '../../../test/databases.js';
import { schema } from '../../schema.js';
import { Database } from '../database/index.js';
import { PlatformModule } from '../platform.module.js';
import { JobHandlers, jobKind, JobOutbox } from './index.js';

const greet = jobKind<{ name: string }>('greet');

it('jobs are done while the server runs, without anybody calling', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ostoja-jobs-'));
  const database = await emptyDatabase('sqlite');
  const config = testConfig({ dataFolder: folder, database: database.settings });
  const app = await NestFactory.createApplicationContext(
    PlatformModule.forRoot(config, schema, { works: true }),
    {
      logger: false,
    },
  );
  try {
    const greeted = new Promise<string>((resolve) => {
      app.get(JobHandlers).register(greet, async ({ name }) => resolve(name));
    });
    await app.get(JobOutbox).add(app.get(Database).manager, greet, 0, { name: 'Ala' });

    expect(await greeted).toBe('Ala');
  } finally {
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
