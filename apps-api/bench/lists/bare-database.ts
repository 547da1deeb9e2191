import Libsql from 'libsql';
import mysql from 'mysql2/promise';
import type { DatabaseSettings } from '../../src/platform/database/index.js';
import type { Statement } from '../../test/plans/statements.js';

/** A database driver as one would use it by hand: no pool to ask, no mapping, statements prepared once. */
export interface BareDatabase {
  rows(statement: Statement): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens a database of the server's a second time. */
export async function openBare(settings: DatabaseSettings): Promise<BareDatabase> {
  if (settings.kind === 'sqlite') {
    const handle = new Libsql(settings.file);
    const prepared = new Map<string, Libsql.Statement>();
    return {
      rows: async ({ sql, parameters }) => {
        const statement = prepared.get(sql) ?? handle.prepare(sql);
        prepared.set(sql, statement);
        return statement.all([...parameters]);
      },
      close: async () => void handle.close(),
    };
  }
  const pool = mysql.createPool({
    uri: settings.url,
    connectionLimit: 4,
    supportBigNumbers: true,
    decimalNumbers: true,
    charset: 'utf8mb4_bin',
  });
  return {
    rows: async ({ sql, parameters }) => (await pool.query(sql, [...parameters]))[0],
    close: () => pool.end(),
  };
}
