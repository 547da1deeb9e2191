import { Button, ErrorState, QrCode, Skeleton } from '@ostoja/ui';
import { useMessages } from '../../../i18n/index.js';
import { useUser } from '../../../session/index.js';
import { useNow } from '../../../time/index.js';
import { usePairingCode } from '../api/use-pairing-code.js';
import { familyFailure, isOverLimit } from '../family-failure.js';
import { AppDownload } from './app-download.js';
import { GuideSteps } from './guide-steps.js';
import { OverLimit } from './over-limit.js';

/** The kinds of device that can join. */
export type JoiningKind = 'android' | 'windows';

/** The short guide for a kind of device, and the code with which it joins a child's profile. */
export function PairingSteps({ profile, kind }: { readonly profile: number; readonly kind: JoiningKind }) {
  const { t } = useMessages();
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_auto]">
      <GuideSteps
        steps={[
          <>
            {t(`family.add-device.${kind}.install`)}
            <AppDownload kind={kind} />
          </>,
          t(`family.add-device.${kind}.code`),
          t('family.add-device.allow'),
        ]}
      />
      <PairingCode profile={profile} />
    </div>
  );
}

function PairingCode({ profile }: { readonly profile: number }) {
  const { t } = useMessages();
  const user = useUser();
  const now = useNow(1);
  const { pairing, failure, asking, renew } = usePairingCode(profile);
  if (isOverLimit(failure) && !pairing) return <OverLimit failure={failure} className="sm:col-span-2" />;
  if (failure && !pairing) {
    return (
      <ErrorState
        className="sm:col-span-2"
        title={t('family.add-device.no-code')}
        description={familyFailure(failure, user, t)}
        onRetry={renew}
        retryLabel={t('app.retry')}
        retrying={asking}
      />
    );
  }
  if (!pairing) return <Skeleton className="size-44" />;
  const left = Math.max(0, pairing.expires - now);
  return (
    <div className="grid justify-items-center gap-2 rounded-md border border-line bg-sunken p-4">
      <QrCode
        value={pairing.payload}
        label={t('family.add-device.qr')}
        className={left === 0 ? 'opacity-20' : ''}
        size={152}
      />
      <p className="text-sm text-ink-2">{t('family.add-device.code')}</p>
      <p
        data-slot="pairing-code"
        className="text-xl font-semibold tracking-wider tabular-nums"
        style={left === 0 ? { textDecoration: 'line-through' } : {}}
      >
        {pairing.code}
      </p>
      {left > 0 ? (
        <p className="text-sm text-ink-2 tabular-nums" role="timer">
          {t('family.add-device.valid', { time: countdown(left) })}
        </p>
      ) : (
        <output className="text-sm font-medium text-look">{t('family.add-device.expired')}</output>
      )}
      <Button variant={left > 0 ? 'ghost' : 'primary'} size="sm" loading={asking} onClick={renew}>
        {t('family.add-device.new-code')}
      </Button>
    </div>
  );
}

/** Seconds as minutes and seconds: `14:59`. */
function countdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
