import { handleSessionId, purchaseStatus } from '@ostoja/contracts';
import { TransactionStatus } from '@ostoja/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { client } from '../../../api/index.js';
import { useSession } from '../../../session/index.js';
import { planChosen, selectedPlan, selectedPlanYears } from '../../../storage/values.js';
import { followPurchase, type PurchaseQuestions } from '../follow-purchase.js';

/**
 * Follows a purchase to its end, reloads the user and tells the result (panel spec §4). Once for each time that its
 * component is mounted.
 * @returns created (-100) until it is known, and whether it is
 */
export function usePurchaseStatus(sessionId: string | null): {
  readonly status: TransactionStatus;
  readonly settled: boolean;
} {
  const { check } = useSession();
  const [shown, setShown] = useState<TransactionStatus | null>(null);
  const follow = useEffectEvent(async (signal: AbortSignal) => {
    const status = await followPurchase(questions(signal), sessionId);
    if (signal.aborted) return status;
    if (status === TransactionStatus.Completed) {
      for (const value of [selectedPlan, selectedPlanYears, planChosen]) value.set(null);
    }
    await check();
    return status;
  });

  useEffect(() => {
    const page = new AbortController();
    void follow(page.signal).then((status) => {
      if (!page.signal.aborted) setShown(status);
    });
    return () => page.abort();
  }, []);

  return { status: shown ?? TransactionStatus.Started, settled: shown !== null };
}

/** The questions of a page; once it is gone, nothing more is asked. */
function questions(signal: AbortSignal): PurchaseQuestions {
  return {
    ask: () => client.call(purchaseStatus, {}),
    handle: (id) => client.call(handleSessionId, { id }),
    wait: (seconds) =>
      new Promise((resolve, reject) => {
        setTimeout(resolve, seconds * 1000);
        signal.addEventListener('abort', reject);
      }),
  };
}
