import { isEducationPlan, planLimits } from '@ostoja/domain';
import { Banner, Button, Dialog, EmptyState, ErrorState, PlanCard, PlanGrid, Skeleton } from '@ostoja/ui';
import { CircleCheck } from 'lucide-react';
import { failureMessage } from '../../../api/index.js';
import { PaymentTexts, T, useFormats, useMessages } from '../../../i18n/index.js';
import { useUser } from '../../../session/index.js';
import { useTimeZone } from '../../../time/index.js';
import type { PlanOption } from '../api/use-plans.js';
import { useUpgradePurchase } from '../api/use-upgrade-purchase.js';
import { useUpgrades } from '../api/use-upgrades.js';
import { usePlanWords } from '../use-plan-words.js';

interface UpgradeDialogProps {
  readonly onClose: () => void;
}

/** The higher plans, each for the difference in the time that is left, and the way to pay it (panel spec §2, Modals). */
export function UpgradeDialog({ onClose }: UpgradeDialogProps) {
  return (
    <PaymentTexts>
      <Upgrade onClose={onClose} />
    </PaymentTexts>
  );
}

function Upgrade({ onClose }: UpgradeDialogProps) {
  const { t } = useMessages();
  const { data, error, isValidating, mutate } = useUpgrades();
  const problem = error && !data ? failureMessage(error) : null;
  const upgrades = data?.plans ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('payments.upgrade.title')}
      closeLabel={t('app.close')}
      size={upgrades.length > 1 ? 'lg' : 'md'}
      footer={
        <Button variant="secondary" onClick={onClose}>
          <T id="app.close" />
        </Button>
      }
    >
      {problem ? (
        <ErrorState
          title={t('payments.upgrade.failed')}
          description={t(problem.id, problem.values)}
          onRetry={() => void mutate()}
          retryLabel={t('app.retry')}
          retrying={isValidating}
        />
      ) : !data ? (
        <Skeleton lines={6} />
      ) : upgrades.length === 0 ? (
        <EmptyState
          icon={<CircleCheck />}
          title={t('payments.upgrade.none')}
          description={t('payments.upgrade.none.text')}
        />
      ) : (
        <Upgrades plans={upgrades} />
      )}
    </Dialog>
  );
}

function Upgrades({ plans }: { readonly plans: readonly PlanOption[] }) {
  const { t } = useMessages();
  const { date, money } = useFormats();
  const { lic } = useUser();
  const timeZone = useTimeZone();
  const words = usePlanWords();
  const { opening, failure, upgrade } = useUpgradePurchase();
  const features = ({ type, devices, eduTokens }: PlanOption) => [
    { label: t('payments.feature.devices', { count: devices }) },
    { label: t('payments.feature.profiles', { count: planLimits(type).profiles }) },
    ...(isEducationPlan(type) ? [{ label: t('payments.feature.assistant') }] : []),
    ...(eduTokens > 0 ? [{ label: words.tasks(eduTokens) }] : []),
  ];
  return (
    <div className="grid gap-4 pb-1">
      <p className="text-ink-2">
        {t('payments.upgrade.lead')}
        {lic.subscription && !lic.cancel && ` ${t('payments.upgrade.renews')}`}
      </p>
      {failure && <Banner tone="stop">{t(failure.id, failure.values)}</Banner>}
      <PlanGrid>
        {plans.map((plan) => {
          const name = words.name(plan.type);
          const until = date(plan.till, { dateStyle: 'long', timeZone });
          return (
            <PlanCard
              key={plan.type}
              name={name}
              price={plan.price > 0 ? money(plan.price, plan.currency) : t('payments.upgrade.free')}
              priceNote={t('payments.upgrade.until', { date: until })}
              features={features(plan)}
              labels={{
                oldPrice: t('payments.card.old-price'),
                price: t('payments.card.price'),
                missing: t('payments.card.missing'),
              }}
              action={
                <Button
                  variant={plans.length === 1 ? 'primary' : 'secondary'}
                  fullWidth
                  loading={opening === plan.type}
                  disabled={opening !== null && opening !== plan.type}
                  onClick={() => void upgrade(plan.type)}
                >
                  {t('payments.card.choose', { name })}
                </Button>
              }
            />
          );
        })}
      </PlanGrid>
      <output className="text-sm text-ink-2">{opening !== null && t('payments.checkout.leaving')}</output>
    </div>
  );
}
