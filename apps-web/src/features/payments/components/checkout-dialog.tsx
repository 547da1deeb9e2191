import { moneyBackDays } from '@ostoja/domain';
import { Button, Dialog, Spinner } from '@ostoja/ui';
import { BadgeCheck } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useFormats, useMessages } from '../../../i18n/index.js';
import type { Checkout } from '../api/use-subscription-purchase.js';
import { usePlanWords } from '../use-plan-words.js';
import type { ChosenPlan } from '../use-purchase-flow.js';
import { CardForm } from './card-form.js';

interface CheckoutDialogProps {
  readonly checkout: Checkout<ChosenPlan>;
  readonly onCancel: () => void;
}

/**
 * The checkout of a subscription: what it is, what it costs, and the card form (panel spec §2). Without a card form it
 * says that the provider's page is about to open.
 */
export function CheckoutDialog({ checkout, onCancel }: CheckoutDialogProps) {
  const { t } = useMessages();
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const words = usePlanWords();
  const { plan } = checkout.chosen;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t('payments.checkout.title', { name: words.name(plan.type) })}
      description={t('payments.checkout.text')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={busy} disabled={checkout.step !== 'form'}>
            {t('payments.checkout.subscribe')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Terms plan={plan} />
        {checkout.step === 'form' ? (
          <CardForm id={formId} plan={plan} keys={checkout.keys} onBusy={setBusy} />
        ) : (
          <output className="flex items-center gap-3 rounded-md border border-line bg-sunken p-4">
            <Spinner size="sm" label="" aria-hidden />
            {t(`payments.checkout.${checkout.step}`)}
          </output>
        )}
      </div>
    </Dialog>
  );
}

function Terms({ plan }: Pick<ChosenPlan, 'plan'>) {
  const { t } = useMessages();
  const { money } = useFormats();
  const words = usePlanWords();
  return (
    <div className="grid gap-3">
      <dl className="divide-y divide-line">
        <Term name={t('payments.checkout.price')}>
          {money(plan.subscriptionPrice, plan.currency)} {words.period(plan)}
        </Term>
        <Term name={t('payments.checkout.currency')}>{plan.currency}</Term>
        {plan.devices > 0 && (
          <Term name={t('payments.checkout.devices')}>
            {t('payments.devices.up-to', { count: plan.devices })}
          </Term>
        )}
        {plan.eduTokens > 0 && <Term name={t('payments.checkout.tasks')}>{words.tasks(plan.eduTokens)}</Term>}
      </dl>
      <p className="flex items-center gap-2 justify-self-start rounded-full border border-brand-line bg-brand-soft px-3 py-1 text-sm font-medium text-brand">
        <BadgeCheck aria-hidden className="size-4.5 shrink-0" />
        {t('payments.check.money-back', { days: moneyBackDays })}
      </p>
    </div>
  );
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-medium tabular-nums [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
