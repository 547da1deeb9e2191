import type { TimedUse } from '@ostoja/domain';
import { Navigate, useParams } from 'react-router-dom';
import { useMessages } from '../../../../i18n/index.js';
import { PageTitle } from '../../../../layout/page-title.js';
import { PathTabs, type PathTab } from '../../../../layout/path-tabs.js';
import { useSelection } from '../../../../session/index.js';
import { DeviceFreshness } from '../../../family/index.js';
import { AccessTime, AccessTimeShape } from './access-time.js';

const tabs = [
  { path: 'applications', label: 'rules.access.applications' },
  { path: 'internet', label: 'rules.access.internet' },
] as const satisfies readonly PathTab[];

const uses: Readonly<Record<string, TimedUse>> = { applications: 'apps', internet: 'internet' };

/** /panel/access-time/…: how long and when apps and the internet may be used (panel spec §2). */
export function AccessTimePage() {
  const { t } = useMessages();
  const { tab = '' } = useParams();
  const { profile, device } = useSelection();
  const use = uses[tab];
  if (!use) return <Navigate to="/error" replace />;
  return (
    <>
      <PageTitle id="rules.access.title" />
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-xl font-semibold tracking-tight">{t('rules.access.title')}</h1>
        {device && <DeviceFreshness device={device} />}
      </div>
      <PathTabs base="/panel/access-time" current={tab} label="rules.access.tabs" tabs={tabs}>
        {profile && device ? (
          <AccessTime key={`${device.id} ${use}`} use={use} profile={profile.id} device={device} />
        ) : (
          <AccessTimeShape />
        )}
      </PathTabs>
    </>
  );
}
