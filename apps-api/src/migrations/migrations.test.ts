import { expect, it } from 'vitest';
import { insertRows, migrate } from '../platform/database/index.js';
import { describeEachDatabase } from '../../test/databases.js';
import { FindScreens1763960000000 } from './1763960000000-find-screens.js';

const isFindScreens = (one: object) => one instanceof FindScreens1763960000000;

describeEachDatabase('migrations', (db) => {
  it('make exactly the tables of the entities', async () => {
    const drift = await db().source.driver.createSchemaBuilder().log();

    expect(drift.upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('run once', async () => {
    expect(await migrate(db().source)).toEqual([]);
  });

  it('can be taken back and made again', async () => {
    const { source } = db();
    for (const _ of source.migrations) await source.undoLastMigration();

    expect((await migrate(source)).length).toBe(source.migrations.length);
  });

  it('count the screens that were stored before they were counted', async () => {
    const { source } = db();
    const later = source.migrations.length - source.migrations.findIndex(isFindScreens);
    for (let undone = 0; undone < later; undone += 1) await source.undoLastMigration();
    const columns = ['account_id', 'device_id', 'ts', 'screen_id', 'uid', 'app', 'user_name'];
    const screens = [3601, 3602, 7300].flatMap((ts, index) =>
      ['Zosia', 'Kuba']
        .slice(0, 2 - (index % 2))
        .map((user) => [1, 2, ts, ts * 2 + user.length, 'u', '', user]),
    );
    await insertRows(
      source.manager,
      'screenshot',
      [...columns, 'bytes', 'width', 'height'],
      screens.map((row) => [...row, 9, 9, 9]),
    );

    await migrate(source);

    const counts = await source.query<object[]>(
      'SELECT hour, subject, hits FROM hourly WHERE kind = 11 ORDER BY hour, subject',
    );
    expect(counts.map((row) => Object.values(row).map(String))).toEqual([
      ['3600', 'Kuba', '1'],
      ['3600', 'Zosia', '2'],
      ['7200', 'Kuba', '1'],
      ['7200', 'Zosia', '1'],
    ]);
  });
});
