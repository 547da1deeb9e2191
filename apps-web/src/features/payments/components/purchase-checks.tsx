import { moneyBackDays } from '@ostoja/domain';
import { Check } from 'lucide-react';
import { useMessages } from '../../../i18n/index.js';

/** What holds for everything that is sold, with check marks (panel spec §2). */
export function PurchaseChecks() {
  const { t } = useMessages();
  const checks = [
    t('payments.check.money-back', { days: moneyBackDays }),
    t('payments.check.renewal'),
    t('payments.check.kept'),
  ];
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:flex sm:flex-wrap">
      {checks.map((check) => (
        <li key={check} className="flex min-w-0 items-start gap-2">
          <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-brand" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{check}</span>
        </li>
      ))}
    </ul>
  );
}
