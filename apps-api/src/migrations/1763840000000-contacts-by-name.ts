import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Named {
  account_id: number;
  device_id: number;
  contact_id: string;
  name: string;
}

/** A phone book is read in the order of its names by an index, also the one that is stored already. */
export class ContactsByName1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contact ADD COLUMN sort_name varchar(190) NOT NULL DEFAULT ''`);
    await runner.query('UPDATE contact SET sort_name = LOWER(name)');
    if (runner.connection.options.type === 'better-sqlite3') await this.foldOtherLetters(runner);
    await runner.query(
      'CREATE INDEX contact_by_name ON contact (account_id, device_id, sort_name, name, contact_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP INDEX contact_by_name${runner.connection.options.type === 'better-sqlite3' ? '' : ' ON contact'}`,
    );
    await runner.query('ALTER TABLE contact DROP COLUMN sort_name');
  }

  /** SQLite makes small letters of A to Z only. */
  private async foldOtherLetters(runner: QueryRunner): Promise<void> {
    const others: Named[] = await runner.query(
      `SELECT account_id, device_id, contact_id, name FROM contact WHERE name GLOB '*[^ -~]*'`,
    );
    for (const { account_id, device_id, contact_id, name } of others) {
      const folded = Array.from(name.toLowerCase()).slice(0, 190).join('');
      await runner.query(
        'UPDATE contact SET sort_name = ? WHERE account_id = ? AND device_id = ? AND contact_id = ?',
        [folded, account_id, device_id, contact_id],
      );
    }
  }
}
