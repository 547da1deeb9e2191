import { resendEmailConfirm } from '@ostoja/contracts';
import { bannerReason, isDemo } from '@ostoja/domain';
import { Banner, Button, toast } from '@ostoja/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { client, failureMessage } from '../../api/index.js';
import { T, useFormats, useMessages } from '../../i18n/index.js';
import { useSession, useUser } from '../../session/index.js';
import { useNow, useTimeZone } from '../../time/index.js';

/** The warnings over every panel page: what is wrong with the plan, and an e-mail address that was not confirmed (panel spec §2). */
export function PanelBanner() {
  return (
    <>
      <PlanBanner />
      <EmailBanner />
    </>
  );
}

function PlanBanner() {
  const { t } = useMessages();
  const { date } = useFormats();
  const { lic } = useUser();
  const timeZone = useTimeZone();
  const now = useNow(60);
  const { pathname } = useLocation();
  const banner = bannerReason(
    { ...lic, planValidTill: lic.validTo, isSubscription: lic.subscription },
    now,
    pathname,
  );
  const until = date(lic.validTo, { dateStyle: 'long', timeZone });
  const buy = (
    <Button asChild variant="secondary" size="sm">
      <Link to="/account/purchase">
        <T id="panel.banner.buy" />
      </Link>
    </Button>
  );
  switch (banner.reason) {
    case 'none':
      return null;
    case 'ending-soon':
      return (
        <Banner tone="look" action={buy}>
          {t('panel.banner.ending-soon', { days: banner.days, date: until })}
        </Banner>
      );
    case 'demo':
      return isDemo(lic) ? (
        <Banner action={buy}>{t('panel.banner.trial', { date: until })}</Banner>
      ) : (
        <Banner tone="look" action={buy}>
          {t('panel.banner.demo')}
        </Banner>
      );
    case 'expired':
    case 'lic-expired':
      return (
        <Banner tone="look" action={buy}>
          {t(`panel.banner.${banner.reason}`)}
        </Banner>
      );
  }
}

function EmailBanner() {
  const { t, language } = useMessages();
  const { email, confirmed } = useUser();
  const { emailConfirmed } = useSession();
  const [sending, setSending] = useState(false);
  // While the question lies over the page, the banner would only say it twice
  if (confirmed || !emailConfirmed) return null;

  async function resend() {
    setSending(true);
    try {
      await client.call(resendEmailConfirm, { l: language });
      toast.success(t('panel.banner.resent', { email }));
    } catch (failure) {
      const { id, values } = failureMessage(failure);
      toast.error(t(id, values));
    } finally {
      setSending(false);
    }
  }

  return (
    <Banner
      tone="look"
      action={
        <Button variant="secondary" size="sm" loading={sending} onClick={() => void resend()}>
          <T id="panel.banner.resend" />
        </Button>
      }
    >
      {t('panel.banner.email-not-confirmed')}
    </Banner>
  );
}
