import { showsBasePrice } from '@ostoja/domain';
import { Button, PlanCard, PlanGrid } from '@ostoja/ui';
import { useFormats, useMessages } from '../../../i18n/index.js';
import type { PlanOption } from '../api/use-plans.js';
import { usePlanWords } from '../use-plan-words.js';

interface PlanCardsProps {
  readonly plans: readonly PlanOption[];
  /** The plan for so many devices stands out; 0 for none. */
  readonly devices: number;
  /** What the account has now. */
  readonly current: number;
  /** The type whose payment is being opened. */
  readonly opening: number | null;
  readonly onChoose: (plan: PlanOption) => void;
}

/** The plans of one kind: what they cost, by the month too, and what they have (panel spec §2). */
export function PlanCards({ plans, devices, current, opening, onChoose }: PlanCardsProps) {
  const { t } = useMessages();
  const { money } = useFormats();
  const words = usePlanWords();
  return (
    <PlanGrid {...(plans.length === 1 ? { className: 'sm:max-w-md' } : {})}>
      {plans.map((plan) => {
        const { type, price, basePrice, currency } = plan;
        const fits = plan.devices > 0 && plan.devices === devices;
        const name = words.name(type);
        return (
          <PlanCard
            key={type}
            name={name}
            price={money(price, currency)}
            {...(showsBasePrice(plan) ? { oldPrice: money(basePrice, currency) } : {})}
            period={words.period(plan)}
            {...(plan.monthly === price ? {} : { priceNote: words.monthly(plan) })}
            features={words.features(plan)}
            {...(fits ? { badge: t('payments.card.fits') } : {})}
            {...(type === current ? { current: t('payments.card.current') } : {})}
            labels={{
              oldPrice: t('payments.card.old-price'),
              price: t('payments.card.price'),
              missing: t('payments.card.missing'),
            }}
            action={
              <Button
                variant={fits || plans.length === 1 ? 'primary' : 'secondary'}
                fullWidth
                loading={opening === type}
                onClick={() => onChoose(plan)}
              >
                {t('payments.card.choose', { name })}
              </Button>
            }
          />
        );
      })}
    </PlanGrid>
  );
}
