import { QueryFailedError } from 'typeorm';

/** What the log keeps of an error. */
export interface LoggedError {
  readonly [field: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** The statement with its placeholders. */
  readonly query?: string;
}

/**
 * An error without the data it happened to. A database's error carries the statement's values and quotes them in its
 * message: a child's messages must not get into the log that way.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  if (!(error instanceof QueryFailedError)) return { type: error.name, message: error.message, stack };
  const { code } = error.driverError as { code?: unknown };
  const message = typeof code === 'string' ? code : 'no code';
  return { type: error.name, message, query: error.query, stack };
}
