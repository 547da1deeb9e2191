import { isPhone, minimumDaysBack, parseAppFeatures } from '@ostoja/domain';
import { Card, EmptyState } from '@ostoja/ui';
import { Smartphone } from 'lucide-react';
import { useMessages } from '../../../i18n/index.js';
import { PageTitle } from '../../../layout/page-title.js';
import { useSelection, type Device, type Profile } from '../../../session/index.js';
import { DayPicker, useShownDay } from '../../../time/index.js';
import { DeviceFreshness, deviceName } from '../../family/index.js';
import { useSavedSettings } from '../../rules/index.js';
import type { LocalizationVariant } from '../variant.js';
import { DayMap } from './day-map.js';
import { GpsWarning } from './gps-warning.js';
import { MapPicture } from './map-picture.js';
import { TrackingCard } from './tracking-card.js';

/** /panel/localization and /panel/localization-old: where a child's phone was on a day (panel spec §2). */
export function LocalizationPage({ variant }: { readonly variant: LocalizationVariant }) {
  const { profile, device } = useSelection();
  return (
    <>
      <PageTitle id="location.title" />
      {!profile || !device ? (
        <NoDevice />
      ) : isPhone(device) && parseAppFeatures(device.appFeatures).gps ? (
        <Localization key={device.id} {...{ profile, device, variant }} />
      ) : (
        <NotAvailable device={device} />
      )}
    </>
  );
}

interface LocalizationProps {
  readonly profile: Profile;
  readonly device: Device;
  readonly variant: LocalizationVariant;
}

function Localization({ profile, device, variant }: LocalizationProps) {
  const { t } = useMessages();
  const shownDay = useShownDay(minimumDaysBack.localization);
  const saved = useSavedSettings(profile.id, device.id);
  const isOff = saved.settings?.enableGPSTracking === false;
  const name = deviceName(device);
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold tracking-tight [overflow-wrap:anywhere]">
            {t(isOff ? 'location.headline-off' : 'location.headline', { name: profile.name })}
          </h1>
          <DeviceFreshness device={device} />
        </div>
        <DayPicker shown={shownDay} />
      </div>
      <GpsWarning {...{ profile, shownDay }} device={device} name={name} />
      <DayMap key={shownDay.date} {...{ profile, device, shownDay, isOff, variant }} />
      <TrackingCard device={device} name={name} saved={saved} />
    </div>
  );
}

function NoDevice() {
  const { t } = useMessages();
  return (
    <Card>
      <MapPicture className="mx-auto my-4 w-full max-w-140" />
      <p className="pb-4 text-center font-medium">{t('location.no-device')}</p>
    </Card>
  );
}

function NotAvailable({ device }: { readonly device: Device }) {
  const { t } = useMessages();
  const name = deviceName(device);
  return (
    <div className="grid gap-3.5">
      <h1 className="text-xl font-semibold tracking-tight">{t('location.title')}</h1>
      <Card>
        <EmptyState
          icon={<Smartphone />}
          title={t('location.not-available.title')}
          description={
            <span className="[overflow-wrap:anywhere]">
              {t('location.not-available.text', {
                device: name,
                kind: isPhone(device) ? 'phone' : 'computer',
              })}
            </span>
          }
        />
      </Card>
    </div>
  );
}
