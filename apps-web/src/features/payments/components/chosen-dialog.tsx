import { Button, Dialog } from '@ostoja/ui';
import { useFormats, useMessages } from '../../../i18n/index.js';
import type { PlanOption } from '../api/use-plans.js';
import { usePlanWords } from '../use-plan-words.js';

interface ChosenDialogProps {
  readonly plan: PlanOption;
  readonly opening: boolean;
  readonly onPay: () => void;
  readonly onClose: () => void;
}

/** The desktop variant: what was chosen, which waits to be paid for (panel spec §4). */
export function ChosenDialog({ plan, opening, onPay, onClose }: ChosenDialogProps) {
  const { t } = useMessages();
  const { money } = useFormats();
  const words = usePlanWords();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('payments.chosen.title')}
      description={t('payments.chosen.text')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('payments.chosen.change')}
          </Button>
          <Button loading={opening} onClick={onPay}>
            {t('payments.chosen.pay')}
          </Button>
        </>
      }
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md border border-line bg-sunken p-4">
        <strong className="font-semibold [overflow-wrap:anywhere]">{words.name(plan.type)}</strong>
        <span className="tabular-nums">
          {money(plan.price, plan.currency)} {words.period(plan)}
        </span>
      </p>
    </Dialog>
  );
}
