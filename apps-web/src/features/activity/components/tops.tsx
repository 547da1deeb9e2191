import { AppType } from '@ostoja/domain';
import { useMessages } from '../../../i18n/index.js';
import type { Device, Profile } from '../../../session/index.js';
import { DaysPicker, useShownDays } from '../../../time/index.js';
import { deviceName } from '../../family/index.js';
import { useTop } from '../api/use-top.js';
import { TopAppsCard, TopBlockedCard, TopDomainsCard, TopSearchesCard, type TopState } from './top-cards.js';

/** What the last days on a device were made of: apps, domains, searches, and what was refused (panel spec §2). */
export function Tops({ profile, device }: { readonly profile: Profile; readonly device: Device }) {
  const { t } = useMessages();
  const shown = useShownDays();
  const { data, error, isValidating, mutate } = useTop(
    { profile: profile.id, device: device.id },
    shown.bounds,
  );
  const state: TopState = {
    top: data,
    loaded: data !== undefined,
    failure: error,
    retrying: isValidating,
    retry: () => void mutate(),
  };
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg font-semibold tracking-tight">
          {t('activity.range.title', { device: deviceName(device) })}
        </h2>
        <DaysPicker shown={shown} />
      </div>
      <div className="grid items-start gap-3.5 lg:grid-cols-[4fr_3fr]">
        <div className="grid min-w-0 gap-3.5">
          <TopAppsCard state={state} version={<AgentVersion device={device} />} />
          <TopBlockedCard state={state} />
        </div>
        <div className="grid min-w-0 gap-3.5">
          <TopDomainsCard state={state} />
          <TopSearchesCard state={state} />
        </div>
      </div>
    </>
  );
}

/** The version of the agent on the device; the store's Android app can do less and is called "lite" (panel spec §2). */
function AgentVersion({ device }: { readonly device: Device }) {
  const { t } = useMessages();
  if (!device.appVersion) return null;
  const id = device.appType === AppType.Android ? 'activity.apps.version-lite' : 'activity.apps.version';
  return <span className="inline-block py-1.5">{t(id, { version: device.appVersion })}</span>;
}
