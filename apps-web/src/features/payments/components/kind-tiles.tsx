import { Button } from '@ostoja/ui';
import { BookOpen, ShieldCheck, Sparkles, type LucideIcon } from 'lucide-react';
import { useFormats, useMessages } from '../../../i18n/index.js';
import type { PlanOption } from '../api/use-plans.js';
import { cheapestMonthly, planKinds, plansOf, type PlanKind } from '../plan-kind.js';

const icons: Record<PlanKind, LucideIcon> = {
  parental: ShieldCheck,
  education: BookOpen,
  combined: Sparkles,
};

interface KindTilesProps {
  readonly plans: readonly PlanOption[];
  readonly kind: PlanKind;
  readonly onKind: (kind: PlanKind) => void;
  readonly onDetails: (kind: PlanKind) => void;
}

/** What a parent looks for: parental control, learning, or both (panel spec §2). Each tile has its details. */
export function KindTiles({ plans, kind, onKind, onDetails }: KindTilesProps) {
  const { t } = useMessages();
  const { money } = useFormats();
  const sold = planKinds.filter((one) => plansOf(plans, one).length > 0);
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      <legend className="mb-3 text-lg font-semibold">{t('payments.kind.question')}</legend>
      {sold.map((one) => {
        const Icon = icons[one];
        const cheapest = cheapestMonthly(plansOf(plans, one));
        const name = t(`payments.kind.${one}`);
        return (
          <div
            key={one}
            className="relative grid min-w-0 grid-rows-[1fr_auto] gap-3 rounded-lg border border-line bg-surface p-5 has-[input:checked]:border-brand has-[input:checked]:bg-brand-soft has-[input:checked]:ring-1 has-[input:checked]:ring-brand has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-brand"
          >
            <label className="grid cursor-pointer content-start gap-2 before:absolute before:inset-0">
              <span className="flex items-center gap-3">
                <Icon aria-hidden className="size-6 shrink-0 text-brand" />
                <span className="min-w-0 flex-1 text-lg font-semibold hyphens-auto [overflow-wrap:anywhere]">
                  {name}
                </span>
                <input
                  type="radio"
                  name="kind"
                  value={one}
                  checked={one === kind}
                  onChange={() => onKind(one)}
                  className="size-5 shrink-0 cursor-pointer accent-brand outline-none"
                />
              </span>
              <span className="text-ink-2">{t(`payments.kind.${one}.text`)}</span>
              {cheapest && (
                <span className="tabular-nums">
                  {t('payments.kind.from', { price: money(cheapest.monthly, cheapest.currency) })}
                </span>
              )}
            </label>
            <Button
              variant="secondary"
              size="sm"
              className="relative justify-self-start"
              aria-label={t('payments.kind.details-of', { name })}
              onClick={() => onDetails(one)}
            >
              {t('payments.kind.details')}
            </Button>
          </div>
        );
      })}
    </fieldset>
  );
}
