import { expect, it } from 'vitest';
import { migrate } from '../platform/database/index.js';
import { describeEachDatabase } from '../../test/databases.js';

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
});
