import { expect, it } from 'vitest';
import { insertRows, migrate } from '../platform/database/index.js';
import { describeEachDatabase } from '../../test/databases.js';
import { ContactsByName1763840000000 } from './1763840000000-contacts-by-name.js';

describeEachDatabase('the migration that sorts phone books', (db) => {
  it('folds the names that are stored already, with letters of any alphabet', async () => {
    const { source, manager } = db();
    const mine = source.migrations.findIndex((one) => one instanceof ContactsByName1763840000000);
    for (const _ of source.migrations.slice(mine)) await source.undoLastMigration();
    await insertRows(
      manager,
      'contact',
      ['account_id', 'device_id', 'contact_id', 'name', 'text', 'text2', 'last_contacted', 'last_updated'],
      ['Ola', 'ŁUCJA', 'Zoë Ćwik', ''].map((name, index) => [1, 2, String(index), name, '', '', 0, 0]),
    );

    await migrate(source);

    expect(await db().query('SELECT name, sort_name FROM contact ORDER BY contact_id')).toEqual([
      { name: 'Ola', sort_name: 'ola' },
      { name: 'ŁUCJA', sort_name: 'łucja' },
      { name: 'Zoë Ćwik', sort_name: 'zoë ćwik' },
      { name: '', sort_name: '' },
    ]);
  });
});
