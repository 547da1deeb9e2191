import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testConfig } from '../../../test/config.js';
import { describeEachDatabase } from '../../../test/databases.js';
import { insertRows } from '../database/index.js';
import { DiskFileStore } from '../files/index.js';
import { JobHandlers, Purge } from './index.js';

describeEachDatabase('a purge', (db) => {
  let folder: string;
  let files: DiskFileStore;
  let purge: Purge;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ostoja-purge-'));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  beforeEach(async () => {
    files = new DiskFileStore(testConfig({ dataFolder: folder }));
    purge = new Purge(db(), files, new JobHandlers());
    purge.register({
      tables: { device_rules: 'device_id', profile: 'profile_id' },
      files: ({ accountId, deviceId }) => [
        deviceId === undefined ? `${accountId}` : `${accountId}/${deviceId}`,
      ],
    });
    await db().query('DELETE FROM device_rules');
    await db().query('DELETE FROM profile');
    const rules = [
      [1, 10, 1, 1],
      [1, 11, 1, 1],
      [2, 10, 1, 1],
    ];
    await insertRows(db().manager, 'device_rules', ['account_id', 'device_id', 'version', 'saved_at'], rules);
    await insertRows(
      db().manager,
      'profile',
      ['account_id', 'profile_id', 'name', 'img', 'created'],
      [
        [1, 5, 'Ala', 2, 1],
        [2, 5, 'Jan', 1, 1],
      ],
    );
    for (const key of ['1/10/a', '1/11/a', '2/10/a']) await files.put(key, Buffer.from('x'));
  });

  const left = async () => ({
    rules: await db().query('SELECT account_id, device_id FROM device_rules ORDER BY account_id, device_id'),
    profiles: await db().query('SELECT account_id FROM profile ORDER BY account_id'),
    files: await files.list(),
  });

  it('of a device takes its rows and files and nothing else', async () => {
    await purge.run({ accountId: 1, deviceId: 10 });

    expect(await left()).toEqual({
      rules: [
        { account_id: 1, device_id: 11 },
        { account_id: 2, device_id: 10 },
      ],
      profiles: [{ account_id: 1 }, { account_id: 2 }],
      files: ['1/11/a', '2/10/a'],
    });
  });

  it('of an account takes everything of it, and may run twice', async () => {
    await purge.run({ accountId: 1 });
    await purge.run({ accountId: 1 });

    expect(await left()).toEqual({
      rules: [{ account_id: 2, device_id: 10 }],
      profiles: [{ account_id: 2 }],
      files: ['2/10/a'],
    });
  });
});
