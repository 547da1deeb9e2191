import { localeOf } from '@ostoja/domain';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMessages } from '../../../i18n/index.js';
import type { CardKeys } from '../api/use-subscription-purchase.js';
import { appearanceOf } from './appearance.js';
import { loadStripe } from './load-stripe.js';
import type { CheckoutActions } from './stripe-library.js';

/** Where the card form stands. `missing`: the library, its parts or the keys are not there (panel spec §5). */
export type CardFormState =
  | { readonly kind: 'loading' | 'missing' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ready'; readonly actions: CheckoutActions; readonly total: string };

/** Puts Stripe's card fields into a place of the page, for as long as it is there. */
export function useCardForm({ clientSecret, publishableKey }: CardKeys): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly state: CardFormState;
} {
  const { language } = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<CardFormState>({ kind: 'loading' });

  useEffect(() => {
    let gone = false;
    let remove = () => {};

    async function open(): Promise<CardFormState> {
      const library = await loadStripe();
      if (gone || !library || !place.current || clientSecret === '' || publishableKey === '') {
        return { kind: 'missing' };
      }
      const stripe = library(publishableKey, { locale: localeOf(language).split('-', 1)[0] ?? 'auto' });
      const appearance = appearanceOf(getComputedStyle(place.current));
      const checkout = stripe.initCheckoutElementsSdk({ clientSecret, elementsOptions: { appearance } });
      // The bill's country is known and nothing else of it is asked for
      const element = checkout.createPaymentElement({ fields: { billingDetails: { address: 'never' } } });
      element.mount(place.current);
      remove = () => element.destroy();
      const loaded = await checkout.loadActions();
      if (loaded.type === 'error') return { kind: 'failed', message: loaded.error.message ?? '' };
      const { actions } = loaded;
      return { kind: 'ready', actions, total: actions.getSession().total.total.amount };
    }

    open()
      .catch((): CardFormState => ({ kind: 'missing' }))
      .then((opened) => {
        if (!gone) setState(opened);
      });
    return () => {
      gone = true;
      remove();
    };
  }, [clientSecret, publishableKey, language]);

  return { place, state };
}
