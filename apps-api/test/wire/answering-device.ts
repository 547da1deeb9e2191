import { ActionFailure, commandResult, poll } from '@ostoja/contracts';
import type { TestApplication } from '../application.js';
import type { Household } from './references.js';

/**
 * Keeps a device answering every command, so that no call has to wait until its patience ends: the protection is on,
 * and the screen is off. It ends by itself when the device is deleted.
 * @returns ends it
 */
export function keepAnswering(app: TestApplication, { deviceToken }: Household): () => Promise<void> {
  const hangUp = new AbortController();
  const { signal } = hangUp;
  const device = app.device(deviceToken);
  const rules = { received: 1_000_000, inForce: 0 };

  const answering = (async () => {
    while (!signal.aborted) {
      const { commands } = await device.call(poll, { wait: 20, rules }, { signal });
      for (const { id: command, kind } of commands) {
        const result =
          kind === 'protection' ? ({ kind, offUntil: 0 } as const) : ({ kind, state: 'screenoff' } as const);
        await device.call(commandResult, { command, result });
      }
    }
  })().catch((error: unknown) => {
    // Its own end, or the end of a device that was deleted.
    if (!signal.aborted && !(error instanceof ActionFailure)) throw error;
  });

  return async () => {
    hangUp.abort();
    await answering;
  };
}
