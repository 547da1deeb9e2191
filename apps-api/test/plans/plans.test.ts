import { serviceActions } from '@ostoja/contracts';
import { beforeAll, expect, it } from 'vitest';
import { describeApplication } from '../application.js';
import { type BulkTableName, bulkTables } from '../bulk/bulk-tables.js';
import { fillApps, fillContacts } from '../bulk/fill-known.js';
import { fillTable } from '../bulk/fill-table.js';
import { family } from '../factories/telemetry.js';
import { planFaults } from './plan.js';
import { type Question, questions } from './questions.js';
import { runnerOf } from './run-action.js';
import { type Statement, statementsOf } from './statements.js';

const FEW = 300;
const MANY = 3000;
const PAGE = 10;
const FAR = 500;

type Device = Awaited<ReturnType<typeof family>>['device'];

const known = new Set<string>(serviceActions.map(({ name }) => name));
const asked = questions.filter(({ action }) => known.has(action));

it('every list and top action is asked', () => {
  const lists = serviceActions.filter(
    ({ name, data }) => name.startsWith('getTop') || ('shape' in data && 'offset' in (data.shape as object)),
  );
  const names = new Set(asked.map(({ action }) => action));

  expect(lists.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
});

describeApplication('a list', (app) => {
  let few: Device;
  let many: Device;

  /** Several families, so that what is one device's is a small part of every table. */
  beforeAll(async () => {
    const devices: Device[] = [];
    for (const count of [FEW, MANY, MANY, MANY]) {
      const { device } = await family(app());
      devices.push(device);
      for (const table of Object.keys(bulkTables) as BulkTableName[])
        await fillTable(app().database, table, { ...device, ...span(), count });
      await fillApps(app().database, device);
      await fillContacts(app().database, device, count);
    }
    const [one, other] = devices;
    if (!one || !other) throw new Error('no devices');
    [few, many] = [one, other];
    if (app().database.dialect === 'mysql') {
      // The engine counts rows now and then by itself; until it has, it takes every table for an empty one.
      for (const { tableName } of app().database.source.entityMetadatas)
        await app().database.query(`ANALYZE TABLE ${tableName}`);
    }
  });

  it.each(
    asked.map((question) => [[question.action, question.as].filter(Boolean).join(': '), question] as const),
  )(
    'takes as many statements for many rows and for a far page, and reads no table whole (%s)',
    async (_name, question) => {
      const statements = await statementsFor(question, few, 0);
      const far = await statementsFor(question, many, question.paged ? FAR : 0);

      expect((await statementsFor(question, many, 0)).length).toBe(statements.length);
      expect(far.length).toBe(statements.length);
      for (const statement of [...statements, ...far]) {
        expect(await planFaults(app().database, statement), statement.sql).toEqual([]);
      }
    },
  );

  function span() {
    const to = app().clock.now();
    return { from: to - 40 * 86_400, to };
  }

  async function statementsFor(
    { action, data, paged }: Question,
    device: Device,
    offset: number,
  ): Promise<Statement[]> {
    const { accountId, profileId, deviceId } = device;
    const run = runnerOf(
      app(),
      action,
      { profile: { accountId, profileId }, device: { accountId, profileId, deviceId } },
      {
        profile: profileId,
        device: deviceId,
        ...data(span()),
        ...(paged ? { offset, count: PAGE } : {}),
      },
    );
    const statements = await statementsOf(app().database, run);
    // Jobs look at the database at the same time.
    return statements.filter(({ parameters }) => parameters.includes(accountId));
  }
});
