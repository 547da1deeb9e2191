import { buyLicenseS } from '@ostoja/contracts';
import { toast } from '@ostoja/ui';
import { useEffect, useRef, useState } from 'react';
import { client, failureMessage } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';
import { storedPromoCode } from '../../../storage/values.js';
import { goToProvider, orderOf, type Choice } from '../order.js';
import { purchaseFailures } from '../purchase-failures.js';
import { useReturnFromHistory } from './use-return-from-history.js';

/** What the payment provider's card form is opened with. */
export interface CardKeys {
  readonly clientSecret: string;
  readonly publishableKey: string;
}

/** An open checkout: on its way, about to leave for the provider's page, or a card form. */
export type Checkout<Chosen> = { readonly chosen: Chosen } & (
  | { readonly step: 'opening' | 'leaving' }
  | { readonly step: 'form'; readonly keys: CardKeys }
);

/**
 * Subscribes, with a card form or on the provider's page (panel spec §4). When the checkout can't be opened, it closes
 * and a notice says why (service spec §8).
 */
export function useSubscriptionPurchase<Chosen extends Choice>(): {
  readonly checkout: Checkout<Chosen> | null;
  readonly open: (chosen: Chosen) => Promise<void>;
  readonly close: () => void;
} {
  const { t, language } = useMessages();
  const [checkout, setCheckout] = useState<Checkout<Chosen> | null>(null);
  /** Ends the attempt that is under way: its answer counts no more. */
  const stop = useRef<() => void>(() => {});

  const close = () => {
    stop.current();
    setCheckout(null);
  };
  useReturnFromHistory(close);
  useEffect(() => () => stop.current(), []);

  const open = async (chosen: Chosen) => {
    stop.current();
    const attempt = new AbortController();
    stop.current = () => attempt.abort();
    setCheckout({ chosen, step: 'opening' });
    try {
      const promoCode = storedPromoCode.get();
      const order = orderOf(chosen, { origin: location.origin, language, promoCode });
      const { cs, pk, redirectUri } = await client.call(buyLicenseS, order);
      if (attempt.signal.aborted) return;
      if (redirectUri === '') {
        setCheckout({ chosen, step: 'form', keys: { clientSecret: cs, publishableKey: pk } });
      } else {
        stop.current = goToProvider(redirectUri);
        setCheckout({ chosen, step: 'leaving' });
      }
    } catch (failure) {
      if (attempt.signal.aborted) return;
      const { id, values } = failureMessage(failure, purchaseFailures);
      toast.error(t('payments.failed.title'), { description: t(id, values) });
      setCheckout(null);
    }
  };
  return { checkout, open, close };
}
