import { ActionFailure, createClient, type Client } from '@ostoja/contracts';

const listeners = new Set<() => void>();

/** Calls back whenever the server answers that nobody is signed in; gives the way to stop. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const wire = createClient();

/** The panel's client of the API. A `login` answer to any call clears the user (panel spec §4). */
export const client: Client = {
  call: (action, data, options) =>
    wire.call(action, data, options).catch((failure: unknown) => {
      if (failure instanceof ActionFailure && failure.status === 'login') {
        for (const listener of listeners) listener();
      }
      throw failure;
    }),
};
