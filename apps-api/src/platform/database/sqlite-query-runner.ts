import { QueryFailedError, QueryResult } from 'typeorm';
import type { AbstractSqliteDriver } from 'typeorm/driver/sqlite-abstract/AbstractSqliteDriver.js';
import { AbstractSqliteQueryRunner } from 'typeorm/driver/sqlite-abstract/AbstractSqliteQueryRunner.js';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js';
import { Broadcaster } from 'typeorm/subscriber/Broadcaster.js';
import type { Release } from './serial-gate.js';
import type { SqliteConnection, SqliteConnections } from './sqlite-connections.js';
import { insideTransaction, isRead, TransactionMisuse } from './transaction-scope.js';

/**
 * A query runner with a transaction state of its own. TypeORM's SQLite drivers share one runner between all
 * requests, so parallel requests end up in each other's transactions; here each runner enters a gate for its
 * transaction or its single write, and reads outside a transaction go to a second connection.
 */
export class SqliteQueryRunner extends AbstractSqliteQueryRunner {
  private held: Release | undefined;

  constructor(
    driver: AbstractSqliteDriver,
    private readonly connections: SqliteConnections,
  ) {
    super();
    this.driver = driver;
    this.dataSource = driver.dataSource;
    this.broadcaster = new Broadcaster(this);
  }

  override async startTransaction(isolationLevel?: IsolationLevel): Promise<void> {
    const outermost = !this.held;
    if (outermost) this.held = await this.enterGate('a second transaction');
    try {
      await super.startTransaction(isolationLevel);
    } catch (error) {
      if (outermost) {
        this.isTransactionActive = false;
        this.leaveGate();
      }
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (!this.isTransactionActive) this.leaveGate();
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction();
    } finally {
      if (!this.isTransactionActive || !this.connections.writer.handle.inTransaction) this.leaveGate();
    }
  }

  /** Ends what the owner forgot to end, so that the gate never stays shut. */
  override async release(): Promise<void> {
    if (this.held) {
      if (this.connections.writer.handle.inTransaction) this.connections.writer.run('ROLLBACK', []);
      this.isTransactionActive = false;
      this.transactionDepth = 0;
      this.leaveGate();
    }
    await super.release();
  }

  override query<T>(
    sql: string,
    parameters: unknown[] | undefined,
    structured: true,
  ): Promise<QueryResult<T>>;
  override query<T>(sql: string, parameters?: unknown[], structured?: boolean): Promise<T>;
  override async query(sql: string, parameters: unknown[] = [], structured = false): Promise<unknown> {
    if (this.held) return this.execute(this.connections.writer, sql, parameters, structured);
    if (isRead(sql)) return this.execute(this.connections.reader, sql, parameters, structured);
    const release = await this.enterGate('a write through another manager');
    try {
      return this.execute(this.connections.writer, sql, parameters, structured);
    } finally {
      release();
    }
  }

  protected override async loadTableRecords(path: string, kind: 'table' | 'index'): Promise<unknown> {
    const name = kind === 'table' ? 'name' : 'tbl_name';
    return this.query(`SELECT NULL AS database, * FROM sqlite_master WHERE "type" = ? AND "${name}" = ?`, [
      kind,
      path,
    ]);
  }

  protected override async loadPragmaRecords(path: string, pragma: string): Promise<unknown> {
    return this.connections.writer.pragma(`${pragma}("${path}")`);
  }

  private async enterGate(what: string): Promise<Release> {
    // Waiting for a transaction that waits for us would never end.
    if (insideTransaction()) throw new TransactionMisuse(what);
    return this.connections.gate.enter();
  }

  private leaveGate(): void {
    const release = this.held;
    this.held = undefined;
    release?.();
  }

  private execute(on: SqliteConnection, sql: string, parameters: unknown[], structured: boolean): unknown {
    const bound = parameters.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    this.dataSource.logger.logQuery(sql, bound, this);
    try {
      return answer(on.run(beginAtOnce(sql), bound), structured);
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      this.dataSource.logger.logQueryError(reason, sql, bound, this);
      throw new QueryFailedError(sql, bound, reason);
    }
  }
}

/** Taking the write lock at once avoids failing half-way when another process wrote since our first read. */
function beginAtOnce(sql: string): string {
  return sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql;
}

function answer(outcome: ReturnType<SqliteConnection['run']>, structured: boolean): unknown {
  const result = new QueryResult();
  if ('rows' in outcome) {
    result.raw = outcome.rows;
    result.records = outcome.rows;
  } else {
    result.raw = outcome.lastId;
    result.affected = outcome.affected;
  }
  return structured ? result : result.raw;
}
