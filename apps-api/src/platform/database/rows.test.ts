import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.js';
import { insertRows, isUniqueViolation, upsertRows } from './index.js';

const columns = ['account_id', 'device_id', 'version', 'saved_at'];
const key = { keys: ['account_id', 'device_id'], add: ['version'], max: ['saved_at'] };
let nextAccount = 1;

describeEachDatabase('many rows at once', (db) => {
  const stored = (account: number) =>
    db().query<{ device_id: number; version: number; saved_at: number }>(
      'SELECT device_id, version, saved_at FROM device_rules WHERE account_id = ? ORDER BY device_id',
      [account],
    );

  it.each([0, 1, 3, 255, 256, 1337])('inserts %i rows, each once', async (count) => {
    const account = nextAccount++;
    const rows = Array.from({ length: count }, (_, i) => [account, i + 1, i, 5]);
    await insertRows(db().manager, 'device_rules', columns, rows);

    expect(await stored(account)).toEqual(
      rows.map(([, device, version, at]) => ({ device_id: device, version, saved_at: at })),
    );
  });

  it('refuses a duplicate, or leaves the old row where that is asked', async () => {
    const account = nextAccount++;
    await insertRows(db().manager, 'device_rules', columns, [[account, 1, 1, 5]]);
    const error: unknown = await insertRows(db().manager, 'device_rules', columns, [
      [account, 1, 2, 6],
    ]).catch((reason: unknown) => reason);
    await insertRows(
      db().manager,
      'device_rules',
      columns,
      [
        [account, 1, 3, 7],
        [account, 2, 1, 7],
      ],
      'skip',
    );

    expect(isUniqueViolation(error)).toBe(true);
    expect(await stored(account)).toEqual([
      { device_id: 1, version: 1, saved_at: 5 },
      { device_id: 2, version: 1, saved_at: 7 },
    ]);
  });

  it('adds to counters and keeps the greater time, also twice in one statement', async () => {
    const account = nextAccount++;
    await upsertRows(db().manager, 'device_rules', key, [
      [account, 1, 10, 100],
      [account, 1, 5, 90],
      [account, 2, 1, 1],
    ]);
    await upsertRows(db().manager, 'device_rules', key, [[account, 1, 7, 101]]);

    expect(await stored(account)).toEqual([
      { device_id: 1, version: 22, saved_at: 101 },
      { device_id: 2, version: 1, saved_at: 1 },
    ]);
  });

  it('replaces what is to be set', async () => {
    const account = nextAccount++;
    const replace = { keys: key.keys, set: ['version', 'saved_at'] };
    await upsertRows(db().manager, 'device_rules', replace, [[account, 1, 10, 100]]);
    await upsertRows(db().manager, 'device_rules', replace, [[account, 1, 4, 50]]);

    expect(await stored(account)).toEqual([{ device_id: 1, version: 4, saved_at: 50 }]);
  });

  it('leaves nothing when a later part fails', async () => {
    const account = nextAccount++;
    const rows = Array.from({ length: 300 }, (_, i) => [account, (i % 299) + 1, 1, 1]);

    await expect(
      db().transaction((manager) => insertRows(manager, 'device_rules', columns, rows)),
    ).rejects.toThrow();
    expect(await stored(account)).toEqual([]);
  });

  it('keeps the smaller time where that is asked', async () => {
    const account = nextAccount++;
    const earliest = { keys: ['account_id', 'device_id'], add: ['version'], min: ['saved_at'] };
    for (const at of [7, 9, 4, 5]) {
      await upsertRows(db().manager, 'device_rules', earliest, [[account, 1, 1, at]]);
    }

    expect(await stored(account)).toEqual([{ device_id: 1, version: 4, saved_at: 4 }]);
  });
});
