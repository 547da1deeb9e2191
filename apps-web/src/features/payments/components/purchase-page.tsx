import { Banner, EmptyState, ErrorState, RadioGroup, Skeleton } from '@ostoja/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureMessage } from '../../../api/index.js';
import { PaymentTexts, useMessages } from '../../../i18n/index.js';
import { useProfiles, useUser } from '../../../session/index.js';
import { applicationType } from '../../../storage/values.js';
import { usePlans, type PlanOption, type TopUpOption } from '../api/use-plans.js';
import {
  currentType,
  deviceChoices,
  firstDeviceChoice,
  plansOf,
  soldKind,
  type PlanKind,
} from '../plan-kind.js';
import { usePurchaseFlow } from '../use-purchase-flow.js';
import { queryOf, wishOf, type Wish } from '../wish.js';
import { CheckoutDialog } from './checkout-dialog.js';
import { ChosenDialog } from './chosen-dialog.js';
import { DetailsDialog } from './details-dialog.js';
import { DeviceChoice } from './device-choice.js';
import { KindTiles } from './kind-tiles.js';
import { PlanCards } from './plan-cards.js';
import { PromoNote } from './promo-note.js';
import { PurchaseFrame } from './purchase-frame.js';
import { ReviewsSection } from './reviews-section.js';
import { TopUpCards } from './top-up-cards.js';
import { TwoYearsDialog } from './two-years-dialog.js';

/** /account/purchase: what can be bought, and how (panel spec §2 and §4). What is chosen stands in the address. */
export function PurchasePage() {
  return (
    <PaymentTexts>
      <PurchaseFrame>
        <Offers />
      </PurchaseFrame>
    </PaymentTexts>
  );
}

function Offers() {
  const { t } = useMessages();
  const [query] = useSearchParams();
  const { data, error, isValidating, mutate } = usePlans();
  const forTwo = usePlans(2);
  const application = query.get('app');

  // The desktop application says once which it is
  useEffect(() => {
    if (application !== null) applicationType.set(application.slice(0, 10));
  }, [application]);

  // Without the terms of two years the first choice would miss its offer
  if (!data || forTwo.isLoading) {
    if (!error) return <ComingOffers />;
    const message = failureMessage(error);
    return (
      <ErrorState
        title={t('payments.purchase.failed')}
        description={t(message.id, message.values)}
        onRetry={() => void mutate()}
        retryLabel={t('app.retry')}
        retrying={isValidating}
      />
    );
  }
  if (data.plans.length === 0) return <EmptyState title={t('payments.purchase.empty')} />;
  return (
    <>
      {query.has('canceled') && <Banner tone="look">{t('payments.purchase.canceled')}</Banner>}
      <PromoNote />
      <Shop plans={data.plans} twoYears={forTwo.data?.plans ?? []} topUps={data.topups} />
    </>
  );
}

function ComingOffers() {
  const { t } = useMessages();
  return (
    <div className="grid gap-4" aria-busy>
      <span className="sr-only">{t('app.loading')}</span>
      <div className="grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}

interface ShopProps {
  readonly plans: readonly PlanOption[];
  /** The same for two years; empty when they could not be read. */
  readonly twoYears: readonly PlanOption[];
  readonly topUps: readonly TopUpOption[];
}

function Shop({ plans, twoYears, topUps }: ShopProps) {
  const { t } = useMessages();
  const { lic } = useUser();
  const { profiles = [] } = useProfiles();
  const [query, setQuery] = useSearchParams();

  const [details, setDetails] = useState<PlanKind | null>(null);
  const [wish, setWish] = useState(() => wishOf(query));
  const wishFor = (change: Partial<Wish>) => {
    const next = { ...wish, ...change };
    setWish(next);
    setQuery(queryOf(next), { replace: true, preventScrollReset: true });
  };

  const { renews } = wish;
  const kind = soldKind(plans, wish.kind);
  const shown = plansOf(plans, kind);
  const choices = deviceChoices(shown);
  const owned = profiles.reduce((sum, profile) => sum + profile.devices.length, 0);
  const devices = firstDeviceChoice(choices, wish.devices, owned);
  const flow = usePurchaseFlow({ plans, twoYears, renews });

  return (
    <>
      <KindTiles plans={plans} kind={kind} onKind={(one) => wishFor({ kind: one })} onDetails={setDetails} />
      <section aria-labelledby="plans" className="grid min-w-0 gap-5">
        <h2 id="plans" className="text-lg font-semibold">
          {t('payments.plans.title')}
        </h2>
        <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
          {choices.length > 1 && (
            <DeviceChoice
              choices={choices}
              devices={devices}
              onDevices={(count) => wishFor({ devices: count })}
            />
          )}
          <RadioGroup
            label={t('payments.renewal.question')}
            value={renews ? '1' : '0'}
            onValueChange={(value) => wishFor({ renews: value === '1' })}
            options={[
              { value: '0', label: t('payments.renewal.once'), hint: t('payments.renewal.once.hint') },
              { value: '1', label: t('payments.renewal.renews'), hint: t('payments.renewal.renews.hint') },
            ]}
          />
        </div>
        <PlanCards
          plans={shown}
          devices={devices}
          current={currentType(lic)}
          opening={flow.opening}
          onChoose={flow.choose}
        />
      </section>
      {kind !== 'parental' && topUps.length > 0 && (
        <TopUpCards topUps={topUps} opening={flow.opening} onChoose={flow.buyTopUp} />
      )}
      <ReviewsSection />
      {details && (
        <DetailsDialog
          kind={details}
          plans={plans}
          onChoose={() => {
            wishFor({ kind: details });
            setDetails(null);
          }}
          onClose={() => setDetails(null)}
        />
      )}
      {flow.offer && (
        <TwoYearsDialog
          plan={flow.offer.two}
          onTake={() => flow.offer && flow.take(flow.offer.two, 2)}
          onStay={() => flow.offer && flow.take(flow.offer.one, 1)}
          onClose={flow.closeOffer}
        />
      )}
      {flow.chosen && (
        <ChosenDialog
          plan={flow.chosen.plan}
          opening={flow.opening !== null}
          onPay={flow.payChosen}
          onClose={flow.forgetChosen}
        />
      )}
      {flow.checkout && <CheckoutDialog checkout={flow.checkout} onCancel={flow.cancelCheckout} />}
    </>
  );
}
