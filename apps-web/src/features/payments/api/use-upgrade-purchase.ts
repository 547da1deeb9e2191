import { upgradeLicense } from '@ostoja/contracts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { client, failureMessage, type Message } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';
import { useSession } from '../../../session/index.js';
import { storedPromoCode } from '../../../storage/values.js';
import { goToProvider, returnAddresses } from '../order.js';
import { purchaseFailures } from '../purchase-failures.js';
import { useReturnFromHistory } from './use-return-from-history.js';

/** The payment of an upgrade, as far as it is. */
interface UpgradePurchase {
  /** The type whose payment is being opened. */
  readonly opening: number | null;
  /** Why the last try failed. */
  readonly failure: Message | null;
  readonly upgrade: (type: number) => Promise<void>;
}

/**
 * Lifts the plan: the provider's page opens a second after the answer, and without an address the upgrade is in force and
 * the page of the result says so (service spec §7). Whoever closes the dialog within that second stays.
 */
export function useUpgradePurchase(): UpgradePurchase {
  const { language } = useMessages();
  const { check } = useSession();
  const navigate = useNavigate();
  const [opening, setOpening] = useState<number | null>(null);
  const [failure, setFailure] = useState<Message | null>(null);
  const stay = useRef<() => void>(undefined);
  const here = useRef(true);
  useReturnFromHistory(() => setOpening(null));
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      stay.current?.();
    };
  }, []);

  const upgrade = async (type: number) => {
    if (opening !== null) return;
    setOpening(type);
    setFailure(null);
    const promoCode = storedPromoCode.get();
    const { cu } = returnAddresses(location.origin);
    try {
      const { redirectUri } = await client.call(upgradeLicense, {
        cu,
        clu: `${location.origin}/panel/summary`,
        l: language,
        lt: type,
        ...(promoCode ? { pc: promoCode } : {}),
      });
      if (redirectUri !== undefined) {
        if (here.current) stay.current = goToProvider(redirectUri);
        return;
      }
      await check();
      if (here.current) await navigate('/account/purchase-status');
    } catch (reason) {
      setFailure(failureMessage(reason, purchaseFailures));
      setOpening(null);
    }
  };
  return { opening, failure, upgrade };
}
