import Libsql from 'libsql';
import { SerialGate } from './serial-gate.js';

/** How many prepared statements each connection keeps. */
const STATEMENTS_KEPT = 300;

/** What a statement gave: rows when it reads, counts when it writes. */
export type StatementResult =
  | { readonly rows: unknown[] }
  | { readonly affected: number; readonly lastId: number | bigint };

/** One connection and its prepared statements. */
export class SqliteConnection {
  private readonly statements = new Map<string, Libsql.Statement>();

  constructor(readonly handle: Libsql.Database) {}

  /** Runs one statement to its end. libsql is synchronous: nothing else can happen in between. */
  run(sql: string, parameters: readonly unknown[]): StatementResult {
    const statement = this.prepared(sql);
    // One array argument is bound as it is; spreading thousands of values is slow.
    if (statement.reader) return { rows: statement.all([...parameters]) };
    const result = statement.run([...parameters]);
    return { affected: result.changes, lastId: result.lastInsertRowid };
  }

  /** The rows of a PRAGMA. */
  pragma(text: string): unknown {
    return this.handle.pragma(text);
  }

  close(): void {
    this.statements.clear();
    this.handle.close();
  }

  private prepared(sql: string): Libsql.Statement {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = this.handle.prepare(sql);
    this.statements.set(sql, statement);
    if (this.statements.size > STATEMENTS_KEPT) {
      const oldest = this.statements.keys().next();
      if (!oldest.done) this.statements.delete(oldest.value);
    }
    return statement;
  }
}

/**
 * The two connections to one SQLite file: a writer behind the gate, and a reader that sees what is committed and
 * never waits for a writer (WAL).
 */
export class SqliteConnections {
  readonly gate = new SerialGate();
  private write?: SqliteConnection;
  private read?: SqliteConnection;

  /** @param writeHandle gives TypeORM's own connection once it is open */
  constructor(
    private readonly file: string,
    private readonly writeHandle: () => Libsql.Database,
  ) {}

  /** The connection that may change data. Use it only while holding the gate. */
  get writer(): SqliteConnection {
    this.write ??= new SqliteConnection(this.writeHandle());
    return this.write;
  }

  /** The connection for reads outside of transactions. */
  get reader(): SqliteConnection {
    if (this.read) return this.read;
    const handle = new Libsql(this.file, { timeout: 5000 });
    handle.pragma('query_only = ON');
    this.read = new SqliteConnection(handle);
    return this.read;
  }

  /** Closes the reader; TypeORM closes the writer itself. */
  closeReader(): void {
    this.read?.close();
    this.read = undefined;
    this.write = undefined;
  }
}
