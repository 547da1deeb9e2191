import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits until a server says that it is ready.
 * @param {string} address for example `http://127.0.0.1:8080/readyz`
 * @param {AbortSignal} signal gives up
 */
export async function untilReady(address, signal) {
  while (!signal.aborted) {
    const response = await fetch(address, { signal }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await wait(150, undefined, { signal }).catch(() => undefined);
  }
  throw new Error(`no answer from ${address}`);
}
