import { Banner, Skeleton } from '@ostoja/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../i18n/index.js';
import type { PlanOption } from '../api/use-plans.js';
import type { CardKeys } from '../api/use-subscription-purchase.js';
import { confirmationOf, statusPath } from '../stripe/confirmation.js';
import { useCardForm } from '../stripe/use-card-form.js';

interface CardFormProps {
  /** The form's id, for a button that stands outside of it. */
  readonly id: string;
  readonly plan: PlanOption;
  readonly keys: CardKeys;
  readonly onBusy: (busy: boolean) => void;
}

/** The provider's card fields. What the provider says of a failure stands under them (service spec §8). */
export function CardForm({ id, plan, keys, onBusy }: CardFormProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const { place, state } = useCardForm(keys);
  const [problem, setProblem] = useState<string | null>(null);

  const pay = async (): Promise<string | null> => {
    if (state.kind !== 'ready') return t('payments.checkout.missing');
    const { id: sessionId } = state.actions.getSession();
    const confirmation = confirmationOf(location.origin, sessionId, plan.countryCode);
    const result = await state.actions.confirm(confirmation);
    if (result.type === 'error') return result.error.message || t('payments.checkout.error');
    await navigate(statusPath(sessionId));
    return null;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    onBusy(true);
    pay()
      .catch(() => t('payments.checkout.error'))
      .then(setProblem)
      .finally(() => onBusy(false));
  };

  const shown =
    problem ??
    (state.kind === 'missing'
      ? t('payments.checkout.missing')
      : state.kind === 'failed'
        ? state.message || t('payments.checkout.error')
        : null);
  return (
    <form id={id} className="grid gap-3" aria-label={t('payments.checkout.card')} onSubmit={submit}>
      {state.kind === 'loading' && (
        <div aria-busy>
          <span className="sr-only">{t('app.loading')}</span>
          <Skeleton className="h-40" />
        </div>
      )}
      <div ref={place} data-slot="card-fields" />
      {state.kind === 'ready' && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="text-ink-2">{t('payments.checkout.total')}</span>
          <strong className="text-lg font-semibold tabular-nums">{state.total}</strong>
        </p>
      )}
      {shown && <Banner tone="stop">{shown}</Banner>}
    </form>
  );
}
