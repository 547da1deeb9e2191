import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

/** The kind of the roll-up that counts saved screens by who was signed in. */
const SCREEN = 11;

/** Lets an account's screen be found without its device, and counts the screens that were stored before. */
export class FindScreens1763960000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, ['account_id', 'screen_id']);
    await runner.query(
      `INSERT INTO hourly (account_id, device_id, kind, hour, subject, hits, seconds)
       SELECT account_id, device_id, ${SCREEN}, ts - ts % 3600 AS hour, user_name, COUNT(*), 0 FROM screenshot
       GROUP BY account_id, device_id, hour, user_name`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM hourly WHERE kind = ${SCREEN}`);
    await replaceIndex(runner, ['account_id', 'device_id', 'screen_id']);
  }
}

async function replaceIndex(runner: QueryRunner, columnNames: string[]): Promise<void> {
  await runner.dropIndex('screenshot', 'screenshot_id');
  await runner.createIndex('screenshot', new TableIndex({ name: 'screenshot_id', columnNames }));
}
