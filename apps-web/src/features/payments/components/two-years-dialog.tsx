import { discountPercent } from '@ostoja/domain';
import { Button, Dialog } from '@ostoja/ui';
import { useFormats, useMessages } from '../../../i18n/index.js';
import type { PlanOption } from '../api/use-plans.js';
import { usePlanWords } from '../use-plan-words.js';

interface TwoYearsDialogProps {
  /** The plan on the terms of two years. */
  readonly plan: PlanOption;
  readonly onTake: () => void;
  /** One year is enough. */
  readonly onStay: () => void;
  readonly onClose: () => void;
}

/** Offers two years at once: what is saved, what it costs, by the month too, and how many tasks it is (panel spec §2). */
export function TwoYearsDialog({ plan, onTake, onStay, onClose }: TwoYearsDialogProps) {
  const { t } = useMessages();
  const { money, percent } = useFormats();
  const words = usePlanWords();
  const saved = percent(discountPercent(plan) / 100);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('payments.two-years.title', { percent: saved })}
      description={t('payments.two-years.text', { name: words.name(plan.type) })}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onStay}>
            {t('payments.two-years.stay')}
          </Button>
          <Button onClick={onTake}>{t('payments.two-years.take')}</Button>
        </>
      }
    >
      <div className="grid gap-1 rounded-md border border-line bg-sunken p-4 tabular-nums">
        <p className="text-ink-2">
          <span className="sr-only">{t('payments.card.old-price')}: </span>
          <del>{money(plan.basePrice, plan.currency)}</del>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="sr-only">{t('payments.card.price')}: </span>
          <strong className="text-2xl font-semibold tracking-tight">
            {money(plan.price, plan.currency)}
          </strong>{' '}
          <span className="text-ink-2">{words.period(plan)}</span>
        </p>
        <p className="text-ink-2">{words.monthly(plan)}</p>
        {plan.eduTokens > 0 && <p className="text-ink-2">{words.tasks(plan.eduTokens)}</p>}
      </div>
    </Dialog>
  );
}
