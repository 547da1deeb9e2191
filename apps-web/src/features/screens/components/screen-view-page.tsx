import { screensScreen } from '@ostoja/domain';
import { Card, Skeleton } from '@ostoja/ui';
import { T } from '../../../i18n/index.js';
import { PageTitle } from '../../../layout/page-title.js';
import { useSelection, type Device, type Profile } from '../../../session/index.js';
import { DeviceFreshness, deviceName } from '../../family/index.js';
import { useLiveScreen } from '../api/use-live-screen.js';
import { LiveCard } from './live-card.js';
import { NotAvailable } from './not-available.js';
import { ScreenViewsCard } from './screen-views-card.js';

/** /panel/screenview: what is on a child's screen now (panel spec §2). */
export function ScreenViewPage() {
  const { profile, device } = useSelection();
  return (
    <>
      <PageTitle id="screens.live.title" />
      <div className="grid gap-3.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h1 className="text-xl font-semibold tracking-tight">
            <T id="screens.live.title" />
          </h1>
          {device && <DeviceFreshness device={device} />}
        </div>
        {!profile ? (
          <LiveShape />
        ) : device && screensScreen('screenview', device) === 'screens' ? (
          <Live key={device.id} profile={profile} device={device} />
        ) : (
          <NotAvailable screen="screenview" />
        )}
      </div>
    </>
  );
}

function Live({ profile, device }: { readonly profile: Profile; readonly device: Device }) {
  const ref = { profile: profile.id, device: device.id };
  const live = useLiveScreen(ref);
  return (
    <>
      <LiveCard live={live} device={device} name={deviceName(device)} />
      <ScreenViewsCard of={ref} />
    </>
  );
}

/** The page's shape while there is no child to tell about. */
function LiveShape() {
  return (
    <Card aria-hidden>
      <Skeleton className="aspect-video w-full" />
    </Card>
  );
}
