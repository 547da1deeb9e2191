import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A stretch of use lasts at most a day, so it reaches into at most so many clock hours. */
const MOST_HOURS = 25;

/** The roll-up of apps learns when each hour's use began and ended, also of the use that is stored already. */
export class FirstAndLastUse1763810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of ['first_at', 'last_at']) {
      await runner.query(`ALTER TABLE hourly ADD COLUMN ${column} bigint NOT NULL DEFAULT 0`);
    }
    const sqlite = runner.connection.options.type === 'better-sqlite3';
    const [least, greatest] = sqlite ? ['MIN', 'MAX'] : ['LEAST', 'GREATEST'];
    const fresh = (column: string) => (sqlite ? `excluded.${column}` : `VALUES(${column})`);
    const numbers = Array.from({ length: MOST_HOURS }, (_, number) => `SELECT ${number} AS n`);
    await runner.query(
      `INSERT INTO hourly (account_id, device_id, kind, hour, subject, hits, seconds, first_at, last_at)
       SELECT account_id, device_id, 4, hour, pkg, 0, 0, MIN(${greatest}(ts, hour)), MAX(${least}(until, hour + 3600))
       FROM (
         SELECT account_id, device_id, pkg, ts, until, ts - ts % 3600 + n * 3600 AS hour
         FROM app_usage CROSS JOIN (${numbers.join(' UNION ALL ')}) AS numbers
       ) AS hours
       WHERE hour < until OR hour <= ts
       GROUP BY account_id, device_id, hour, pkg
       ${sqlite ? 'ON CONFLICT (account_id, device_id, kind, hour, subject) DO UPDATE SET' : 'ON DUPLICATE KEY UPDATE'}
         first_at = ${fresh('first_at')}, last_at = ${fresh('last_at')}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['last_at', 'first_at'])
      await runner.query(`ALTER TABLE hourly DROP COLUMN ${column}`);
  }
}
