import { hasEducation, planLimits } from '@ostoja/domain';
import { Button, Dialog, ErrorState, Skeleton } from '@ostoja/ui';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { failureMessage } from '../../../api/index.js';
import { PaymentTexts, T, useFormats, useMessages } from '../../../i18n/index.js';
import { useProfiles, useUser } from '../../../session/index.js';
import { useTimeZone } from '../../../time/index.js';
import { useLicenses } from '../api/use-licenses.js';
import { useUpgrade } from '../upgrade-context.js';
import { accountPlanName } from '../plan-name.js';
import { Fact } from './fact.js';
import { PaymentList } from './payment-list.js';
import { SubscriptionTerms } from './subscription-terms.js';

/**
 * Subscription info (panel spec §2): the plan, how much of it is taken and until when it runs, whether and for how much it
 * renews itself, the payment provider's own page, and the newest payments.
 */
export function SubscriptionDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useMessages();
  const { data } = useLicenses();
  const offerUpgrade = useUpgrade();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('panel.plan.title')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant="ghost" className="sm:mr-auto" onClick={onClose}>
            <T id="app.close" />
          </Button>
          {data?.hasPlans && (
            <Button asChild variant="secondary">
              <Link to="/account/purchase">
                <T id="billing.plans" />
              </Link>
            </Button>
          )}
          {data?.hasUpgrades && (
            <Button
              onClick={() => {
                onClose();
                offerUpgrade();
              }}
            >
              <T id="billing.upgrade" />
            </Button>
          )}
        </>
      }
    >
      <PlanFacts />
      <Suspense fallback={<Skeleton className="my-3" lines={4} />}>
        <PaymentTexts>
          <Payments />
        </PaymentTexts>
      </Suspense>
    </Dialog>
  );
}

/** What the session knows already, so that it is there at once. */
function PlanFacts() {
  const { t } = useMessages();
  const { date, number } = useFormats();
  const { lic } = useUser();
  const { profiles = [] } = useProfiles();
  const timeZone = useTimeZone();
  const limits = planLimits(lic.accountType);
  const devices = profiles.reduce((sum, profile) => sum + profile.devices.length, 0);
  return (
    <dl className="divide-y divide-line">
      <Fact name={t('panel.plan.name')}>
        <strong className="font-semibold">{t(accountPlanName(lic))}</strong>
      </Fact>
      <Fact name={t('panel.plan.until')}>
        {lic.validTo > 0 ? date(lic.validTo, { dateStyle: 'long', timeZone }) : t('panel.plan.no-end')}
      </Fact>
      <Fact name={t('panel.plan.devices')}>
        {t('panel.plan.taken', { taken: devices, most: limits.devices })}
      </Fact>
      <Fact name={t('panel.plan.children')}>
        {t('panel.plan.taken', { taken: profiles.length, most: limits.profiles })}
      </Fact>
      {(hasEducation(lic) || lic.tokensEdu > 0) && (
        <Fact name={t('panel.plan.points')}>{number(lic.tokensEdu)}</Fact>
      )}
    </dl>
  );
}

/** What only the payments know. */
function Payments() {
  const { t } = useMessages();
  const { data, error, isValidating, mutate } = useLicenses();
  if (data) {
    return (
      <>
        {data.subscription && <SubscriptionTerms subscription={data.subscription} />}
        <PaymentList payments={data.purchases} portal={data.portal} />
      </>
    );
  }
  if (!error) return <Skeleton className="my-3" lines={4} />;
  const { id, values } = failureMessage(error);
  return (
    <ErrorState
      title={t('billing.list.failed')}
      description={t(id, values)}
      onRetry={() => void mutate()}
      retryLabel={t('app.retry')}
      retrying={isValidating}
    />
  );
}
