import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';
import { isRetryable } from './database-errors.js';
import { dialectOf } from './dialect.js';
import type { Dialect } from './settings.js';
import { insideTransaction, TransactionMisuse, transactionScope } from './transaction-scope.js';

/** How often a transaction that lost against another one is tried. */
const TRIES = 6;

/** The door to the database for services and repositories. */
@Injectable()
export class Database {
  constructor(readonly source: DataSource) {}

  /** For statements outside of a transaction. Inside one, use the manager that `transaction` gives. */
  get manager(): EntityManager {
    return this.source.manager;
  }

  /** Which SQL this database speaks. */
  get dialect(): Dialect {
    return dialectOf(this.source);
  }

  /** The repository of an entity, outside of transactions; inside one use `manager.getRepository`. */
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.source.getRepository(entity);
  }

  /**
   * Runs `work` as one transaction and gives its answer once that is committed; an error rolls back and is passed on.
   * `work` runs again from its beginning when it lost against another transaction, so it changes nothing but the
   * database. It never awaits mail, payment, files or a solver: others wait for it.
   * @throws {TransactionMisuse} when called inside of a transaction: pass the manager on instead
   */
  async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (insideTransaction()) throw new TransactionMisuse('a second transaction');
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(work);
      } catch (error) {
        if (attempt === TRIES || !isRetryable(error)) throw error;
        // Two that collided must not collide again at the same moment.
        await wait(Math.random() * 20 * 2 ** attempt);
      }
    }
  }

  /** The rows of a hand-written statement. Placeholders are `?`, names may stand in backticks, on both engines. */
  query<Row>(sql: string, parameters: unknown[] = [], manager: EntityManager = this.manager): Promise<Row[]> {
    return manager.query<Row[]>(sql, parameters);
  }

  private async once<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.source.createQueryRunner();
    try {
      await runner.startTransaction();
      const scope = { open: true };
      try {
        const result = await transactionScope.run(scope, () => work(runner.manager));
        await runner.commitTransaction();
        return result;
      } catch (error) {
        // The first error tells the reason; a failing rollback (a lost connection) would hide it.
        await runner.rollbackTransaction().catch(() => undefined);
        throw error;
      } finally {
        scope.open = false;
      }
    } finally {
      await runner.release();
    }
  }
}
