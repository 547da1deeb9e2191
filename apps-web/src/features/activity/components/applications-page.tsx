import { Skeleton } from '@ostoja/ui';
import { Navigate, useParams } from 'react-router-dom';
import { useMessages } from '../../../i18n/index.js';
import { PageTitle } from '../../../layout/page-title.js';
import { PathTabs, type PathTab } from '../../../layout/path-tabs.js';
import { useSelection } from '../../../session/index.js';
import { DeviceFreshness } from '../../family/index.js';
import { AppList } from './app-list.js';
import { AppStatistics } from './app-statistics.js';

const tabs = [
  { path: 'statistics', label: 'activity.applications.tab.statistics' },
  { path: 'list', label: 'activity.applications.tab.list' },
] as const satisfies readonly PathTab[];

/** /panel/applications/statistics and /list: how a device's apps are used, and which of them may be (panel spec §2). */
export function ApplicationsPage() {
  const { t } = useMessages();
  const { tab: path } = useParams();
  const { profile, device } = useSelection();
  const tab = tabs.find((one) => one.path === path);
  if (!tab) return <Navigate to="/error" replace />;
  const Shown = tab.path === 'list' ? AppList : AppStatistics;
  return (
    <>
      <PageTitle id="activity.applications.title" />
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-xl font-semibold tracking-tight">{t('activity.applications.title')}</h1>
        {device && <DeviceFreshness device={device} />}
      </div>
      <PathTabs base="/panel/applications" tabs={tabs} current={tab.path} label="activity.applications.title">
        {profile && device ? (
          <Shown key={device.id} profile={profile.id} device={device} />
        ) : (
          <ApplicationsShape />
        )}
      </PathTabs>
    </>
  );
}

/** The page's shape while there is no device to tell about: it lies blurred under the panel's message. */
function ApplicationsShape() {
  return (
    <div className="grid gap-3.5" aria-hidden>
      <Skeleton className="h-11 w-64 max-w-full" />
      <Skeleton className="h-80" />
    </div>
  );
}
