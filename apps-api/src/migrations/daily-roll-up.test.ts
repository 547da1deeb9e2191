import { expect, it } from 'vitest';
import { insertRows, migrate } from '../platform/database/index.js';
import { describeEachDatabase } from '../../test/databases.js';
import { CountPositionsAndSearches1763820000000 } from './1763820000000-count-positions-and-searches.js';

const HOUR = 486_000 * 3600;
const DAY = HOUR - (HOUR % 86_400);
const DOMAIN = 1;
const APP = 4;
const POSITION = 9;
const ANY_SEARCH = 10;

describeEachDatabase('the migrations that add counts and days to the roll-up', (db) => {
  it('make them from what is stored already', async () => {
    const { source, manager } = db();
    const first = source.migrations.findIndex((one) => one instanceof CountPositionsAndSearches1763820000000);
    for (const _ of source.migrations.slice(first)) await source.undoLastMigration();
    const key = ['account_id', 'device_id', 'ts', 'row_id'];
    await insertRows(
      manager,
      'position',
      [...key, 'lat', 'lng', 'speed', 'accuracy'],
      [HOUR, HOUR + 5, HOUR + 3600].map((ts, row) => [1, 2, ts, row, 52, 21, 0, 5]),
    );
    await insertRows(
      manager,
      'search',
      [...key, 'keyword', 'url', 'engine'],
      ['cats', 'dogs'].map((keyword, row) => [1, 2, HOUR + 7, row, keyword, '', 'google']),
    );
    await insertRows(
      manager,
      'hourly',
      ['account_id', 'device_id', 'kind', 'hour', 'subject', 'hits', 'seconds', 'first_at', 'last_at'],
      [
        [1, 2, DOMAIN, DAY, 'a.example', 2, 0, 0, 0],
        [1, 2, DOMAIN, DAY + 23 * 3600, 'a.example', 3, 0, 0, 0],
        [1, 2, DOMAIN, DAY + 86_400, 'a.example', 4, 0, 0, 0],
        [1, 2, APP, DAY, 'chat', 1, 500, DAY + 9, DAY + 600],
        [1, 2, APP, DAY + 3600, 'chat', 1, 5, DAY + 3650, DAY + 3655],
        [1, 3, APP, DAY, 'chat', 1, 70, DAY + 8, DAY + 78],
      ],
    );

    await migrate(source);

    const counted = await db().query<object>(
      'SELECT kind, hour, subject, hits FROM hourly WHERE kind IN (9, 10) ORDER BY kind, hour',
    );
    expect(counted.map(numbersOf)).toEqual([
      [POSITION, HOUR, '', 2],
      [POSITION, HOUR + 3600, '', 1],
      [ANY_SEARCH, HOUR, '', 2],
    ]);
    const days = await db().query<object>(
      'SELECT device_id, kind, day, subject, hits, seconds, first_at, last_at FROM daily ORDER BY device_id, kind, day',
    );
    expect(days.map(numbersOf)).toEqual([
      [2, DOMAIN, DAY, 'a.example', 5, 0, 0, 0],
      [2, DOMAIN, DAY + 86_400, 'a.example', 4, 0, 0, 0],
      [2, APP, DAY, 'chat', 2, 505, DAY + 9, DAY + 3655],
      [3, APP, DAY, 'chat', 1, 70, DAY + 8, DAY + 78],
    ]);
  });
});

/** The values of a row; a sum may come as a text. */
function numbersOf(row: object): (number | string)[] {
  return Object.entries(row).map(([name, value]) => (name === 'subject' ? String(value) : Number(value)));
}
