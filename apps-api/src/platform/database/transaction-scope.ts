import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether the transaction that this asynchronous call chain belongs to is still open. */
export interface TransactionScope {
  open: boolean;
}

/** Follows the call chain of a transaction, so that a mistake is an error instead of a wait for ever. */
export const transactionScope = new AsyncLocalStorage<TransactionScope>();

/** Whether the caller runs inside of an open transaction. */
export function insideTransaction(): boolean {
  return transactionScope.getStore()?.open ?? false;
}

/** Thrown when code inside a transaction reaches for another manager than the transaction's own. */
export class TransactionMisuse extends Error {
  constructor(what: string) {
    super(`${what} inside a transaction: use the manager that the transaction gives`);
    this.name = 'TransactionMisuse';
  }
}

/** Statements that read and can't write, whatever follows. `WITH` may lead to a write, so it is not here. */
const READ = /^\s*(SELECT|EXPLAIN)\b/i;

/** Whether a statement only reads. */
export function isRead(sql: string): boolean {
  return READ.test(sql);
}
