import { screensScreen } from '@ostoja/domain';
import { Card, Skeleton } from '@ostoja/ui';
import { T } from '../../../i18n/index.js';
import { PageTitle } from '../../../layout/page-title.js';
import { useSelection, type Device, type Profile } from '../../../session/index.js';
import { DayPicker, useShownDay } from '../../../time/index.js';
import { DeviceFreshness } from '../../family/index.js';
import { IntervalCard } from './interval-card.js';
import { NotAvailable } from './not-available.js';
import { ScreenGallery } from './screen-gallery.js';
import { ScreenViewsCard } from './screen-views-card.js';

/** /panel/screengrab: what a child's screen showed on a day, and how often it is saved (panel spec §2). */
export function ScreenGrabPage() {
  const { profile, device } = useSelection();
  return (
    <>
      <PageTitle id="screens.saved.title" />
      <div className="grid gap-3.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h1 className="text-xl font-semibold tracking-tight">
            <T id="screens.saved.title" />
          </h1>
          {device && <DeviceFreshness device={device} />}
        </div>
        {!profile ? (
          <Card aria-hidden>
            <Skeleton className="h-64" />
          </Card>
        ) : device && screensScreen('screengrab', device) === 'screens' ? (
          <Saved key={device.id} profile={profile} device={device} />
        ) : (
          <NotAvailable screen="screengrab" />
        )}
      </div>
    </>
  );
}

function Saved({ profile, device }: { readonly profile: Profile; readonly device: Device }) {
  const shown = useShownDay();
  const ref = { profile: profile.id, device: device.id };
  return (
    <>
      <Card>
        <DayPicker shown={shown} className="mb-3" />
        <ScreenGallery key={shown.date} of={ref} child={profile.name} shown={shown} />
      </Card>
      <IntervalCard profile={profile.id} device={device} />
      <ScreenViewsCard of={ref} />
    </>
  );
}
