import { callsScreen, hasPrivilege, type Privilege } from '@ostoja/domain';
import { Skeleton } from '@ostoja/ui';
import { useMessages } from '../../../i18n/index.js';
import { NotAllowed } from '../../../layout/not-allowed.js';
import { PageTitle } from '../../../layout/page-title.js';
import { PathTabs } from '../../../layout/path-tabs.js';
import { useSelection, useUser, type Device, type Profile } from '../../../session/index.js';
import { DeviceFreshness } from '../../family/index.js';
import { callTabs, type CallTab } from '../call-tabs.js';
import { CallList } from './call-list.js';
import { ContactList } from './contact-list.js';
import { InstallGuide } from './install-guide.js';
import { SmsList } from './sms-list.js';

const privilegeOf = {
  'call-list': 'getCalls',
  'sms-list': 'getSmses',
  'contact-list': 'getContacts',
} as const satisfies Record<CallTab, Privilege>;

const lists = { 'call-list': CallList, 'sms-list': SmsList, 'contact-list': ContactList } as const;

/** /panel/calls-and-text-messages: whom a child calls, writes to and knows (panel spec §2). */
export function CallsPage({ tab }: { readonly tab: CallTab }) {
  const { t } = useMessages();
  const { profile, device } = useSelection();
  return (
    <div className="grid gap-3.5">
      <PageTitle id="phone.title" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-xl font-semibold tracking-tight">{t('phone.title')}</h1>
        {device && <DeviceFreshness device={device} />}
      </div>
      {profile && device ? (
        callsScreen(device) === 'install-guide' ? (
          <InstallGuide profile={profile} device={device} />
        ) : (
          <Lists key={device.id} profile={profile} device={device} tab={tab} />
        )
      ) : (
        <CallsShape />
      )}
    </div>
  );
}

interface ListsProps {
  readonly profile: Profile;
  readonly device: Device;
  readonly tab: CallTab;
}

function Lists({ profile, device, tab }: ListsProps) {
  const { privileges } = useUser();
  const List = lists[tab];
  return (
    <PathTabs
      base="/panel/calls-and-text-messages"
      tabs={callTabs}
      current={tab}
      label="phone.title"
      keep={['from', 'to']}
    >
      {hasPrivilege(privileges, privilegeOf[tab]) ? (
        <List profile={profile.id} device={device} />
      ) : (
        <NotAllowed />
      )}
    </PathTabs>
  );
}

/** The page's shape while there is no device to tell about: it lies blurred under the panel's message. */
function CallsShape() {
  return (
    <div className="grid gap-3.5" aria-hidden>
      <Skeleton className="h-11 max-w-120" />
      <Skeleton className="h-96" />
    </div>
  );
}
