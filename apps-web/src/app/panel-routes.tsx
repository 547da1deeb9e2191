import { Skeleton } from '@ostoja/ui';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { internetTabs, SummaryPage } from '../features/activity/index.js';
import { TrackingPixel } from '../features/account/index.js';
import { callTabs } from '../features/phone/index.js';
import { HeldReward } from '../features/rewards/index.js';
import { useMessages } from '../i18n/index.js';
import { SavingKeeper } from '../saving/index.js';
import { PanelShell } from './panel-shell/panel-shell.js';
import { RequireFamily } from './panel-shell/require-family.js';

const AccessTimePage = lazy(async () => ({
  default: (await import('../features/rules/components/access-time/access-time-page.js')).AccessTimePage,
}));
const MonitoredPage = lazy(async () => ({
  default: (await import('../features/agents/index.js')).MonitoredPage,
}));
const SocialNetworksPage = lazy(async () => ({
  default: (await import('./social-networks-page.js')).SocialNetworksPage,
}));

const InternetPage = lazy(async () => ({
  default: (await import('../features/activity/components/internet-page.js')).InternetPage,
}));

const ApplicationsPage = lazy(async () => ({
  default: (await import('../features/activity/components/applications-page.js')).ApplicationsPage,
}));

const CallsPage = lazy(async () => ({
  default: (await import('../features/phone/components/calls-page.js')).CallsPage,
}));

const ScreenViewPage = lazy(async () => ({
  default: (await import('../features/screens/components/screen-view-page.js')).ScreenViewPage,
}));
const ScreenGrabPage = lazy(async () => ({
  default: (await import('../features/screens/components/screen-grab-page.js')).ScreenGrabPage,
}));
const ScreenListPage = lazy(async () => ({
  default: (await import('../features/screens/components/screen-list-page.js')).ScreenListPage,
}));

const LocalizationPage = lazy(async () => ({
  default: (await import('../features/location/index.js')).LocalizationPage,
}));

const BatteryPage = lazy(async () => ({
  default: (await import('../features/location/components/battery-page.js')).BatteryPage,
}));

const YoutubePage = lazy(async () => ({
  default: (await import('../features/youtube/components/youtube-page.js')).YoutubePage,
}));

/** Everything under /panel; the session is there (panel spec §2). An unknown page is unknown with or without a family. */
export function PanelRoutes() {
  return (
    <Routes>
      <Route element={<PanelFrame />}>
        <Route index element={<Navigate to="summary" replace />} />
        <Route path="summary" element={<SummaryPage />} />
        <Route path="internet" element={<Navigate to="/panel/internet/statistics" replace />} />
        {internetTabs.map((tab) => (
          <Route key={tab} path={`internet/${tab}`} element={<InternetPage tab={tab} />} />
        ))}
        <Route path="applications" element={<Navigate to="statistics" replace />} />
        <Route path="applications/:tab" element={<ApplicationsPage />} />
        <Route path="access-time" element={<Navigate to="applications" replace />} />
        <Route path="access-time/:tab" element={<AccessTimePage />} />
        <Route path="localization" element={<LocalizationPage variant="full" />} />
        <Route path="localization-old" element={<LocalizationPage variant="plain" />} />
        <Route path="monitored" element={<MonitoredPage />} />
        <Route path="social-networks" element={<SocialNetworksPage />} />
        <Route path="calls-and-text-messages" element={<Navigate to={callTabs[0].path} replace />} />
        {callTabs.map(({ path }) => (
          <Route key={path} path={`calls-and-text-messages/${path}`} element={<CallsPage tab={path} />} />
        ))}
        <Route path="screenview" element={<ScreenViewPage />} />
        <Route path="screengrab" element={<ScreenGrabPage />} />
        <Route path="screengrabtest" element={<ScreenListPage />} />
        <Route path="battery" element={<BatteryPage />} />
        <Route path="youtube" element={<YoutubePage />} />
      </Route>
      <Route path="*" element={<Navigate to="/error" replace />} />
    </Routes>
  );
}

/** What stays while screens come and go. A screen is a lazy chunk: only its own place waits for it. */
function PanelFrame() {
  return (
    <RequireFamily>
      <SavingKeeper />
      <TrackingPixel />
      <HeldReward />
      <PanelShell>
        <Suspense fallback={<ComingScreen />}>
          <Outlet />
        </Suspense>
      </PanelShell>
    </RequireFamily>
  );
}

function ComingScreen() {
  const { t } = useMessages();
  return (
    <div className="grid gap-3.5" aria-busy>
      <span className="sr-only">{t('app.loading')}</span>
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton className="h-64" />
    </div>
  );
}
