import { ActionFailure, Code } from '@ostoja/contracts';
import { purchasePolling, shouldPollAgain, shownPurchaseStatus, TransactionStatus } from '@ostoja/domain';

/** What is asked while a purchase is followed. */
export interface PurchaseQuestions {
  /** Tells the server that the browser is back from a checkout. @throws ActionFailure */
  readonly handle: (sessionId: string) => Promise<{ readonly status: number }>;
  /** Where the newest purchase stands. @throws ActionFailure */
  readonly ask: () => Promise<{ readonly status: number }>;
  readonly wait: (seconds: number) => Promise<void>;
}

/**
 * Follows a purchase after the payment page (panel spec §4): it is told that the browser is back, then asked for each
 * second while it is pending, 15 times at most. A checkout that is not the account's is unknown; a provider that does not
 * answer now may have told the server already, so it is asked all the same.
 * @param sessionId the checkout of the address, or null for a purchase without a payment page
 * @returns the status to show; -500 when a question of ours failed
 */
export async function followPurchase(
  { handle, ask, wait }: PurchaseQuestions,
  sessionId: string | null,
): Promise<TransactionStatus> {
  try {
    let status = sessionId === null ? TransactionStatus.Pending : await handled(handle, sessionId);
    for (let tries = 0; shouldPollAgain(status, tries); tries += 1) {
      if (tries > 0) await wait(purchasePolling.intervalSeconds);
      ({ status } = await ask());
    }
    return shownPurchaseStatus(status);
  } catch {
    return TransactionStatus.LocalError;
  }
}

async function handled(handle: PurchaseQuestions['handle'], sessionId: string): Promise<number> {
  try {
    return (await handle(sessionId)).status;
  } catch (failure) {
    if (!(failure instanceof ActionFailure) || failure.status !== 'error') throw failure;
    if (failure.code === Code.NotFound) return TransactionStatus.Unknown;
    if (failure.code === Code.PaymentError) return TransactionStatus.Pending;
    throw failure;
  }
}
