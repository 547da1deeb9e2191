import { hasPrivilege, type Privilege } from '@ostoja/domain';
import { Skeleton } from '@ostoja/ui';
import { useMessages, type MessageId } from '../../../i18n/index.js';
import { NotAllowed } from '../../../layout/not-allowed.js';
import { PageTitle } from '../../../layout/page-title.js';
import { PathTabs, type PathTab } from '../../../layout/path-tabs.js';
import { useSelection, useUser, type Device, type Profile } from '../../../session/index.js';
import { DeviceFreshness, deviceName } from '../../family/index.js';
import { InternetSettings, SiteListsPage } from '../../rules/index.js';
import { internetTabs, type InternetTab } from '../internet-tabs.js';
import { SearchesPage } from './searches-page.js';
import { VisitsPage } from './visits-page.js';

const titles: Readonly<Record<InternetTab, MessageId>> = {
  statistics: 'activity.internet.statistics',
  searches: 'activity.searches.title',
  'white-black-list': 'rules.sites.title',
  settings: 'rules.internet.title',
};

/** What an account needs to see each view (panel spec §6). */
const needed: Readonly<Record<InternetTab, Privilege>> = {
  statistics: 'getUrls',
  searches: 'getKeywords',
  'white-black-list': 'loadLists',
  settings: 'loadSettings',
};

const tabs: readonly PathTab[] = internetTabs.map((path) => ({ path, label: titles[path] }));

/** /panel/internet/…: what a child visited and searched for on a device, and what is allowed there. */
export function InternetPage({ tab }: { readonly tab: InternetTab }) {
  const { t } = useMessages();
  const { privileges } = useUser();
  const { profile, device } = useSelection();
  return (
    <>
      <PageTitle id={titles[tab]} />
      <div className="grid gap-3.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h1 className="flex min-w-0 flex-wrap items-baseline gap-x-3.5 text-xl font-semibold tracking-tight [overflow-wrap:anywhere]">
            {t('activity.internet.title')}
            {device && (
              <span className="text-base font-normal tracking-normal text-ink-2">{deviceName(device)}</span>
            )}
          </h1>
          {device && <DeviceFreshness device={device} />}
        </div>
        <PathTabs
          base="/panel/internet"
          tabs={tabs}
          current={tab}
          label="activity.internet.title"
          keep={['from', 'to']}
        >
          {!profile || !device ? (
            <Skeleton className="h-96" />
          ) : hasPrivilege(privileges, needed[tab]) ? (
            <View key={`${device.id} ${tab}`} tab={tab} profile={profile} device={device} />
          ) : (
            <NotAllowed />
          )}
        </PathTabs>
      </div>
    </>
  );
}

interface ViewProps {
  readonly tab: InternetTab;
  readonly profile: Profile;
  readonly device: Device;
}

function View({ tab, profile, device }: ViewProps) {
  switch (tab) {
    case 'statistics':
      return <VisitsPage profile={profile} device={device} />;
    case 'searches':
      return <SearchesPage profile={profile} device={device} />;
    case 'white-black-list':
      return <SiteListsPage profile={profile.id} device={device} />;
    case 'settings':
      return <InternetSettings profile={profile.id} device={device} />;
  }
}
