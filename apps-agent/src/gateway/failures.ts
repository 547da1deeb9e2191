import { ActionFailure } from '@ostoja/contracts';

/**
 * Tells whether the same call may succeed later: nothing came, the server was at fault (5xx), or it asked us
 * to slow down (429). Every other failure is a refusal, and asking again would only be refused again.
 */
export function isRetriable(failure: unknown): failure is ActionFailure {
  if (!(failure instanceof ActionFailure)) return false;
  const { httpStatus } = failure.details;
  if (httpStatus !== undefined && (httpStatus >= 500 || httpStatus === 429)) return true;
  return failure.status === 'unreachable';
}

/** Tells whether the server no longer knows the device's token: the device was deleted or never enrolled. */
export function isRevoked(failure: unknown): boolean {
  return failure instanceof ActionFailure && failure.status === 'login';
}
