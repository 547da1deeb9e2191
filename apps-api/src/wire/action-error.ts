import type { Code, Status } from '@ostoja/contracts';

/**
 * How a handler fails on purpose: with a code of the catalogue, and `status: 'error'` unless said otherwise.
 * Anything else that a handler throws is our own fault and becomes a 500 without detail.
 */
export class ActionError extends Error {
  override readonly name = 'ActionError';

  constructor(
    readonly code: Code,
    readonly status: Exclude<Status, 'OK'> = 'error',
    readonly data?: unknown,
  ) {
    super(`${status} ${code}`);
  }
}
