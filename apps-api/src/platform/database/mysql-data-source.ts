import mysql from 'mysql2';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { StrictMysqlQueryRunner } from './mysql-query-runner.js';

/**
 * What every connection starts with: errors instead of silently cut values, UTC, and no gap locks between
 * families that write at the same time.
 */
const SESSION = [
  `SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'`,
  `SET SESSION time_zone = '+00:00'`,
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
];

/** mysql2, with each new connection of a pool prepared before its first query. */
const preparedMysql2 = {
  ...mysql,
  createPool(options: mysql.PoolOptions): mysql.Pool {
    const pool = mysql.createPool(options);
    pool.on('connection', (connection) => {
      for (const statement of SESSION) connection.query(statement);
    });
    return pool;
  },
};

/**
 * A data source on a MySQL-protocol server, with a pool of connections; not yet initialized.
 * Safe integers and decimals come back as numbers; compare of text is binary, as on SQLite.
 * @throws when the server can't be reached
 */
export async function mysqlDataSource(
  url: string,
  connections: number,
  shared: Partial<DataSourceOptions>,
): Promise<DataSource> {
  const source = new DataSource({
    ...shared,
    type: await serverKind(url),
    url,
    driver: preparedMysql2,
    charset: 'utf8mb4_bin',
    timezone: 'Z',
    supportBigNumbers: true,
    bigNumberStrings: false,
    poolSize: connections,
    connectTimeout: CONNECT_TIMEOUT,
    extra: { decimalNumbers: true },
  } as DataSourceOptions);
  const { driver } = source;
  if (!(driver instanceof MysqlDriver)) throw new Error('TypeORM made no MySQL driver');
  driver.createQueryRunner = (mode) => new StrictMysqlQueryRunner(driver, mode);
  return source;
}

/** Milliseconds. */
const CONNECT_TIMEOUT = 10_000;

/** The address doesn't tell MySQL and MariaDB apart, but they describe their tables differently. */
async function serverKind(url: string): Promise<'mysql' | 'mariadb'> {
  const connection = await createConnection({ uri: url, connectTimeout: CONNECT_TIMEOUT });
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version');
    return /mariadb/i.test(String(rows[0]?.['version'])) ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}
