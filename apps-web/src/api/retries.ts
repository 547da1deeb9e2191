import { ActionFailure } from '@ostoja/contracts';

/** Only a server that gave no answer is asked again by itself; a refusal stays a refusal. */
export const retries = {
  shouldRetryOnError: (failure: unknown) =>
    failure instanceof ActionFailure && failure.status === 'unreachable',
  errorRetryCount: 5,
};
