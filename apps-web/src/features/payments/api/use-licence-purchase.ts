import { buyLicense } from '@ostoja/contracts';
import { toast } from '@ostoja/ui';
import { useEffect, useRef, useState } from 'react';
import { client, failureMessage } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';
import { storedPromoCode } from '../../../storage/values.js';
import { goToProvider, orderOf, type Choice } from '../order.js';
import { purchaseFailures } from '../purchase-failures.js';
import { useReturnFromHistory } from './use-return-from-history.js';

/**
 * Buys a licence or a top-up on the provider's page, which opens a second after the answer (panel spec §4). A failure is
 * told by a notice, and the button works again.
 */
export function useLicencePurchase(): {
  /** The type whose payment is being opened. */
  readonly opening: number | null;
  readonly buy: (choice: Choice) => Promise<void>;
} {
  const { t, language } = useMessages();
  const [opening, setOpening] = useState<number | null>(null);
  const stop = useRef(() => {});
  useReturnFromHistory(() => setOpening(null));
  // Who leaves the page within that second does not want to pay
  useEffect(() => () => stop.current(), []);

  const buy = async (choice: Choice) => {
    if (opening !== null) return;
    const attempt = new AbortController();
    stop.current = () => attempt.abort();
    setOpening(choice.type);
    try {
      const promoCode = storedPromoCode.get();
      const order = orderOf(choice, { origin: location.origin, language, promoCode });
      const { redirectUri } = await client.call(buyLicense, order);
      if (!attempt.signal.aborted) stop.current = goToProvider(redirectUri);
    } catch (failure) {
      if (attempt.signal.aborted) return;
      const { id, values } = failureMessage(failure, purchaseFailures);
      toast.error(t('payments.failed.title'), { description: t(id, values) });
      setOpening(null);
    }
  };
  return { opening, buy };
}
