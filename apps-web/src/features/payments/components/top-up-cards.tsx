import { Button, PlanCard, PlanGrid } from '@ostoja/ui';
import { useFormats, useMessages } from '../../../i18n/index.js';
import type { TopUpOption } from '../api/use-plans.js';
import { usePlanWords } from '../use-plan-words.js';

interface TopUpCardsProps {
  readonly topUps: readonly TopUpOption[];
  readonly opening: number | null;
  readonly onChoose: (topUp: TopUpOption) => void;
}

/** Knowledge points alone, paid for once, with about how many tasks they are (panel spec §2). */
export function TopUpCards({ topUps, opening, onChoose }: TopUpCardsProps) {
  const { t } = useMessages();
  const { money } = useFormats();
  const words = usePlanWords();
  return (
    <section aria-labelledby="top-ups" className="grid min-w-0 gap-3">
      <div>
        <h2 id="top-ups" className="text-lg font-semibold [overflow-wrap:anywhere]">
          {t('payments.top-ups.title')}
        </h2>
        <p className="text-ink-2">{t('payments.top-ups.text')}</p>
      </div>
      <PlanGrid>
        {topUps.map((topUp) => {
          const { type, price, currency, eduTokens } = topUp;
          const name = t('payments.top-ups.points', { count: eduTokens });
          return (
            <PlanCard
              key={type}
              name={name}
              price={money(price, currency)}
              features={[{ label: words.tasks(eduTokens) }]}
              labels={{
                oldPrice: t('payments.card.old-price'),
                price: t('payments.card.price'),
                missing: t('payments.card.missing'),
              }}
              action={
                <Button
                  variant="secondary"
                  fullWidth
                  loading={opening === type}
                  onClick={() => onChoose(topUp)}
                >
                  {t('payments.top-ups.buy', { name })}
                </Button>
              }
            />
          );
        })}
      </PlanGrid>
    </section>
  );
}
