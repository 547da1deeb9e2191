import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.js';
import { Profile } from '../../features/family/profile.entity.js';
import { isUniqueViolation, TransactionMisuse } from './index.js';

const nothing = () => undefined;

/** A promise and the way to fulfil it. */
function signal() {
  let resolve: () => void = nothing;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

let nextAccount = 1;

function profile(accountId: number, profileId: number, name = 'Ala') {
  return { accountId, profileId, name, img: 2, year: 0, month: 0, created: 1_750_000_000, position: 0 };
}

describeEachDatabase('the database', (db) => {
  it('commits 50 transactions that run at the same time', async () => {
    const account = nextAccount++;
    await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        db().transaction(async (manager) => {
          await manager.insert(Profile, profile(account, 2 * i + 1));
          await turn();
          await manager.insert(Profile, profile(account, 2 * i + 2));
        }),
      ),
    );

    expect(await db().repository(Profile).countBy({ accountId: account })).toBe(100);
  });

  it('loses only the own work of a transaction that fails', async () => {
    const account = nextAccount++;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) =>
        db().transaction(async (manager) => {
          await manager.insert(Profile, profile(account, i + 1));
          await turn();
          if (i % 2 === 0) throw new Error('changed my mind');
        }),
      ),
    );

    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(25);
    const rows = await db().repository(Profile).findBy({ accountId: account });
    expect(rows.map(({ profileId }) => profileId).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 25 }, (_, i) => 2 * i + 2),
    );
  });

  it('shows uncommitted work to nobody else, and does not keep readers waiting', async () => {
    const account = nextAccount++;
    const written = signal();
    const mayCommit = signal();
    const transaction = db().transaction(async (manager) => {
      await manager.insert(Profile, profile(account, 1));
      written.resolve();
      await mayCommit.promise;
    });

    await written.promise;
    expect(await db().repository(Profile).countBy({ accountId: account })).toBe(0);
    mayCommit.resolve();
    await transaction;
    expect(await db().repository(Profile).countBy({ accountId: account })).toBe(1);
  });

  it('never mixes a single write into the transaction of somebody else', async () => {
    const account = nextAccount++;
    const written = signal();
    const mayFail = signal();
    const transaction = db().transaction(async (manager) => {
      await manager.insert(Profile, profile(account, 1));
      written.resolve();
      await mayFail.promise;
      throw new Error('changed my mind');
    });

    await written.promise;
    const single = db().repository(Profile).insert(profile(account, 2));
    mayFail.resolve();
    await expect(transaction).rejects.toThrow('changed my mind');
    await single;
    const rows = await db().repository(Profile).findBy({ accountId: account });
    expect(rows.map(({ profileId }) => profileId)).toEqual([2]);
  });

  it('sees in its own transaction what it wrote there', async () => {
    const account = nextAccount++;
    const counted = await db().transaction(async (manager) => {
      await manager.insert(Profile, profile(account, 1));
      return manager.countBy(Profile, { accountId: account });
    });

    expect(counted).toBe(1);
  });

  it('refuses a transaction inside a transaction instead of waiting for ever', async () => {
    const nested = db().transaction(async () => db().transaction(async () => 1));

    await expect(nested).rejects.toBeInstanceOf(TransactionMisuse);
  });

  it('refuses a write through another manager inside a transaction', async () => {
    const account = nextAccount++;
    const mixed = db().transaction(async (manager) => {
      await manager.insert(Profile, profile(account, 1));
      await db().repository(Profile).insert(profile(account, 2));
    });

    await expect(mixed).rejects.toBeInstanceOf(TransactionMisuse);
    expect(await db().repository(Profile).countBy({ accountId: account })).toBe(0);
  });

  it('begins a new transaction after one has ended', async () => {
    await db().transaction(async () => 1);

    expect(await db().transaction(async () => 2)).toBe(2);
  });

  it('tells a duplicate key from other errors', async () => {
    const account = nextAccount++;
    await db().repository(Profile).insert(profile(account, 1));
    const again: unknown = await db()
      .repository(Profile)
      .insert(profile(account, 1))
      .catch((error: unknown) => error);
    const wrong: unknown = await db()
      .query('SELECT nothing FROM nowhere')
      .catch((error: unknown) => error);

    expect(isUniqueViolation(again)).toBe(true);
    expect(isUniqueViolation(wrong)).toBe(false);
  });

  it('gives 53-bit integers as exact numbers, in entities and in raw rows', async () => {
    const account = Number.MAX_SAFE_INTEGER - nextAccount++;
    await db()
      .repository(Profile)
      .insert(profile(account, 2 ** 52 + 1));
    const entity = await db().repository(Profile).findOneByOrFail({ accountId: account });
    const raw = await db().query<{ profile_id: number; sum: number }>(
      'SELECT profile_id, SUM(img) AS sum FROM `profile` WHERE account_id = ? GROUP BY profile_id',
      [account],
    );

    expect(entity).toMatchObject({ accountId: account, profileId: 2 ** 52 + 1 });
    expect(raw).toEqual([{ profile_id: 2 ** 52 + 1, sum: 2 }]);
  });

  it('keeps emoji and compares text exactly', async () => {
    const account = nextAccount++;
    await db()
      .repository(Profile)
      .insert(profile(account, 1, 'Łucja 🦊'));

    expect(await db().repository(Profile).countBy({ accountId: account, name: 'Łucja 🦊' })).toBe(1);
    expect(await db().repository(Profile).countBy({ accountId: account, name: 'łucja 🦊' })).toBe(0);
  });
});
