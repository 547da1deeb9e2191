import {
  commandResult,
  deleteDevice,
  deleteProfile,
  poll,
  saveLists,
  saveSettings,
  screen,
  sync,
} from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication, type TestApplication } from '../../../test/application.js';
import { runJobs } from '../../../test/factories/mail.js';
import { jpeg } from '../../../test/factories/pictures.js';
import { batchOf, family, oneOfEach } from '../../../test/factories/telemetry.js';
import { FileStore } from '../../platform/files/index.js';
import { JobOutbox, Purge, purgeJob } from '../../platform/jobs/index.js';
import { DeviceCommands } from './device-commands.js';

/** A family with something in every table that a device can fill. */
async function livelyFamily(app: TestApplication) {
  const one = await family(app);
  const { parent, agent, device, ref } = one;
  await agent.call(sync, batchOf(oneOfEach(app.clock.now() - 500)));
  await agent.call(screen, { uid: 'screen-1', ts: app.clock.now(), app: 'Chat', userName: '', jpeg: jpeg() });
  await parent.call(saveSettings, { ...ref, data: { timeLimit: 60 } });
  await parent.call(saveLists, { ...ref, lists: { blackList: ['example.com'] }, index: [1] });
  const asked = app.nest
    .get(DeviceCommands, { strict: false })
    .ask(device, { kind: 'protection', period: -1 }, 5000, new AbortController().signal);
  const { commands } = await agent.call(poll, { wait: 5, rules: { received: 99, inForce: 99 } });
  for (const { id } of commands) {
    await agent.call(commandResult, { command: id, result: { kind: 'protection', offUntil: 0 } });
  }
  await asked;
  return one;
}

/** The tables that still hold rows of an account, with their number, and its files. */
async function leftOf(app: TestApplication, accountId: number) {
  const counts: Record<string, number> = {};
  for (const { tableName, columns } of app.database.source.entityMetadatas) {
    if (!columns.some(({ databaseName }) => databaseName === 'account_id')) continue;
    const [row] = await app.database.query<{ n: number }>(
      `SELECT COUNT(*) AS n FROM \`${tableName}\` WHERE account_id = ?`,
      [accountId],
    );
    if (Number(row?.n) > 0) counts[tableName] = Number(row?.n);
  }
  return { counts, files: await app.nest.get(FileStore).list(String(accountId)) };
}

/** What every account has, whoever is in it. */
const ACCOUNT_ALONE = { account: 1, account_directory: 1, session: 1 };

describeApplication('a purge', (app) => {
  it('of a device leaves nothing of it, and everything of others', async () => {
    const one = await livelyFamily(app());
    const other = await livelyFamily(app());
    const before = await leftOf(app(), other.parent.accountId);

    await one.parent.call(deleteDevice, one.ref);
    await runJobs(app());

    expect(await leftOf(app(), one.parent.accountId)).toEqual({
      counts: { ...ACCOUNT_ALONE, profile: 1 },
      files: [],
    });
    expect(await leftOf(app(), other.parent.accountId)).toEqual(before);
    expect(before.files).toHaveLength(1);
  });

  it('of a profile without devices leaves the account alone', async () => {
    const { parent, ref } = await livelyFamily(app());
    await parent.call(deleteDevice, ref);
    await parent.call(deleteProfile, ref);
    await runJobs(app());

    expect(await leftOf(app(), parent.accountId)).toEqual({ counts: ACCOUNT_ALONE, files: [] });
  });

  it('of an account leaves nothing at all', async () => {
    const { parent } = await livelyFamily(app());
    const { accountId } = parent;
    const filled = Object.keys((await leftOf(app(), accountId)).counts);
    await app().database.transaction((manager) =>
      app().nest.get(JobOutbox).add(manager, purgeJob, accountId, { accountId }),
    );
    await runJobs(app());

    expect(await leftOf(app(), accountId)).toEqual({ counts: {}, files: [] });
    expect(filled.length).toBeGreaterThan(20);
  });

  it('knows every table that belongs to an account', () => {
    const known = app().nest.get(Purge).tables();
    const owned = app()
      .database.source.entityMetadatas.filter(({ columns }) =>
        columns.some(({ databaseName }) => databaseName === 'account_id'),
      )
      .map(({ tableName }) => tableName);

    expect(owned.filter((table) => !known.includes(table))).toEqual([]);
  });
});
