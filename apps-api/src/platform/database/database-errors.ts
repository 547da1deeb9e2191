import { QueryFailedError } from 'typeorm';

/** Codes for "this key is already there": SQLite's two, MySQL's one. */
const UNIQUE = new Set(['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', 'ER_DUP_ENTRY']);

/** Codes after which the same transaction may simply be tried again. */
const RETRY = new Set([
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_LOCKED',
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_CHECKREAD',
]);

function codeOf(error: unknown): string {
  if (!(error instanceof QueryFailedError)) return '';
  const { code } = error.driverError as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** Whether a write failed because a row with the same key exists. */
export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE.has(codeOf(error));
}

/** Whether a transaction lost against another one and may be tried again from its beginning. */
export function isRetryable(error: unknown): boolean {
  return RETRY.has(codeOf(error));
}
