import type { QueryResult } from 'typeorm';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import { insideTransaction, isRead, TransactionMisuse } from './transaction-scope.js';

/**
 * Refuses what SQLite can't do either: a write inside of a transaction, but through another manager. It would commit
 * by itself, and could wait for a row that the transaction has locked.
 */
export class StrictMysqlQueryRunner extends MysqlQueryRunner {
  override query<T>(
    sql: string,
    parameters: unknown[] | undefined,
    structured: true,
  ): Promise<QueryResult<T>>;
  override query<T>(sql: string, parameters?: unknown[], structured?: boolean): Promise<T>;
  override async query(sql: string, parameters?: unknown[], structured = false): Promise<unknown> {
    if (!this.isTransactionActive && insideTransaction() && !isRead(sql)) {
      throw new TransactionMisuse('a write through another manager');
    }
    return structured ? super.query(sql, parameters, true) : super.query(sql, parameters);
  }
}
