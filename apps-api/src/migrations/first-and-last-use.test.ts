import { expect, it } from 'vitest';
import { insertRows, migrate } from '../platform/database/index.js';
import { describeEachDatabase } from '../../test/databases.js';
import { FirstAndLastUse1763810000000 } from './1763810000000-first-and-last-use.js';

const HOUR = 486_000 * 3600;
const APP = 4;
const DOMAIN = 1;

describeEachDatabase('the migration that adds when each hour of use began and ended', (db) => {
  it('reads it from the stretches that are stored already, hour by hour and app by app', async () => {
    const { source, manager } = db();
    const mine = source.migrations.findIndex((one) => one instanceof FirstAndLastUse1763810000000);
    for (const _ of source.migrations.slice(mine)) await source.undoLastMigration();
    const stretches: [from: number, until: number, pkg: string][] = [
      [HOUR + 3000, HOUR + 3600 + 100, 'chat'],
      [HOUR + 60, HOUR + 90, 'chat'],
      [HOUR + 3600 + 50, HOUR + 3600 + 70, 'chat'],
      [HOUR + 5, HOUR + 5, 'game'],
    ];
    await insertRows(
      manager,
      'app_usage',
      ['account_id', 'device_id', 'ts', 'row_id', 'until', 'pkg'],
      stretches.map(([from, until, pkg], row) => [1, 2, from, row, until, pkg]),
    );
    await insertRows(
      manager,
      'hourly',
      ['account_id', 'device_id', 'kind', 'hour', 'subject', 'hits', 'seconds'],
      [
        [1, 2, APP, HOUR, 'chat', 2, 630],
        [1, 2, APP, HOUR + 3600, 'chat', 1, 120],
        [1, 2, APP, HOUR, 'game', 1, 0],
        [1, 2, DOMAIN, HOUR, 'chat', 7, 0],
      ],
    );

    await migrate(source);

    const rows = await source.query<{ [column: string]: number | string }[]>(
      'SELECT kind, hour, subject, hits, seconds, first_at, last_at FROM hourly ORDER BY kind, hour, subject',
    );
    expect(
      rows.map((row) =>
        Object.values(row).map((value) => (row['subject'] === value ? value : Number(value))),
      ),
    ).toEqual([
      [DOMAIN, HOUR, 'chat', 7, 0, 0, 0],
      [APP, HOUR, 'chat', 2, 630, HOUR + 60, HOUR + 3600],
      [APP, HOUR, 'game', 1, 0, HOUR + 5, HOUR + 5],
      [APP, HOUR + 3600, 'chat', 1, 120, HOUR + 3600, HOUR + 3600 + 100],
    ]);
  });
});
