import { ActionFailure, Code } from '@ostoja/contracts';
import type { GatewayClient } from '../gateway/index.js';
import type { Batch, BatchBody, OfflineQueue, RejectedRow } from './offline-queue.js';
import { splitRefused } from './rows.js';

/** What became of one batch. */
export interface Sent {
  readonly stored: number;
  readonly rejected: readonly RejectedRow[];
  /** The newest version of the rules that the server knows, when it answered. */
  readonly rulesVersion?: number;
}

/** What a batch tells besides its rows, asked when the batch is cut. */
export type About = () => Pick<BatchBody, 'sent' | 'rules'>;

/**
 * Sends what waits in a queue, batch by batch, and settles each by its answer:
 *
 * - stored: the rows leave the queue; those that the server left out for their moment go to the `rejected` file;
 * - rows refused (code -1 that names them): exactly those go to the `rejected` file, the rest is sent again;
 * - too large (HTTP 413): cut again, half as large;
 * - the whole batch refused (code -1 without rows, code 31): its rows go to the `rejected` file, because no later
 *   row may wait for ever behind it;
 * - anything else (no server, no token): thrown, and the batch stays for the next `drain`.
 */
export class BatchSender {
  constructor(
    private readonly queue: OfflineQueue,
    private readonly gateway: Pick<GatewayClient, 'sync'>,
    private readonly about: About,
  ) {}

  /** Sends until nothing waits. @throws ActionFailure when the server can't take a batch now */
  async drain(onSent: (sent: Sent) => void = () => undefined, signal?: AbortSignal): Promise<void> {
    for (;;) {
      const batch = await this.queue.nextBatch(this.about());
      if (!batch) return;
      const sent = await this.send(batch, signal);
      if (sent) onSent(sent);
    }
  }

  private async send(batch: Batch, signal?: AbortSignal): Promise<Sent | undefined> {
    try {
      const { stored, leftOut, rulesVersion } = await this.gateway.sync(batch.body, signal);
      const rejected = [
        ...rejectedFor('too old', batch, leftOut.tooOld),
        ...rejectedFor('too new', batch, leftOut.tooNew),
      ];
      await this.queue.acknowledge(batch, rejected);
      return { stored, rulesVersion, rejected };
    } catch (failure) {
      if (!(failure instanceof ActionFailure)) throw failure;
      return this.settleRefusal(batch, failure);
    }
  }

  private async settleRefusal(batch: Batch, failure: ActionFailure): Promise<Sent | undefined> {
    const { httpStatus, paths = [] } = failure.details;
    if (httpStatus === 413 && batch.rows.length > 1) {
      await this.queue.halve(batch);
      return undefined;
    }
    if (!isAboutBatch(failure)) throw failure;
    const { bad } = splitRefused(batch.rows, paths);
    const rejected =
      bad.length > 0
        ? bad.map(({ queued, paths: why }) => ({ ...queued, why }))
        : batch.rows.map((row) => ({ ...row, why: [`code ${failure.code}`, ...paths] }));
    await this.queue.reject(batch, rejected);
    return { stored: 0, rejected };
  }
}

/** The rows that the server named, as the `rejected` file keeps them. */
function rejectedFor(reason: string, { rows }: Batch, paths: readonly string[]): RejectedRow[] {
  const { bad } = splitRefused(rows, paths);
  return bad.map(({ queued, paths: named }) => ({
    ...queued,
    why: named.map((path) => `${path} ${reason}`),
  }));
}

/** Tells whether a refusal is about what the batch says, rather than about the server or the device. */
function isAboutBatch({ status, code, details }: ActionFailure): boolean {
  if (status !== 'error' || details.httpStatus === 429 || (details.httpStatus ?? 0) >= 500) return false;
  return code === Code.BadRequest || code === Code.WrongConfirmationValue;
}
