import { buyLicense } from '@ostoja/contracts';
import { toast } from '@ostoja/ui';
import { useState } from 'react';
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
  useReturnFromHistory(() => setOpening(null));

  const buy = async (choice: Choice) => {
    if (opening !== null) return;
    setOpening(choice.type);
    try {
      const promoCode = storedPromoCode.get();
      const order = orderOf(choice, { origin: location.origin, language, promoCode });
      const { redirectUri } = await client.call(buyLicense, order);
      goToProvider(redirectUri);
    } catch (failure) {
      const { id, values } = failureMessage(failure, purchaseFailures);
      toast.error(t('payments.failed.title'), { description: t(id, values) });
      setOpening(null);
    }
  };
  return { opening, buy };
}
