import { Code } from '@ostoja/contracts';
import { Banner, Switch } from '@ostoja/ui';
import { useAttempt } from '../../../forms/index.js';
import { useFormats, useMessages } from '../../../i18n/index.js';
import { useTimeZone } from '../../../time/index.js';
import type { Licenses } from '../api/use-licenses.js';
import { useRenewal } from '../api/use-renewal.js';
import { usePlanWords } from '../use-plan-words.js';
import { Fact } from './fact.js';

const texts = { [Code.SubscriptionAccountFailed]: 'billing.failure.provider' } as const;

interface SubscriptionTermsProps {
  readonly subscription: NonNullable<Licenses['subscription']>;
}

/** What a subscription costs and for how long, and the switch of its renewal. */
export function SubscriptionTerms({ subscription }: SubscriptionTermsProps) {
  const { t } = useMessages();
  const { date, money } = useFormats();
  const { period } = usePlanWords();
  const timeZone = useTimeZone();
  const { change, changing } = useRenewal(subscription.id);
  const { failure, attempt } = useAttempt(texts);
  const renews = !subscription.cancel_at_period_end;
  const price = money(subscription.amount, subscription.currency);
  const end = date(subscription.current_period_end, { dateStyle: 'long', timeZone });

  return (
    <>
      <dl className="border-t border-line">
        <Fact name={t('billing.price')}>
          {price} {period({ intervalName: subscription.interval, intervalCnt: subscription.interval_count })}
        </Fact>
      </dl>
      <Switch
        className="border-t border-line py-2"
        label={t('billing.renewal')}
        hint={t(renews ? 'billing.renewal.next' : 'billing.renewal.ends', { date: end })}
        checked={renews}
        pending={changing}
        onCheckedChange={(wanted) => void attempt(() => change(wanted))}
      />
      {failure && (
        <Banner tone="stop" className="mb-3">
          {t(failure.id, failure.values)}
        </Banner>
      )}
    </>
  );
}
