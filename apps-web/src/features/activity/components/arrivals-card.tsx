import { Button, Card, Skeleton } from '@ostoja/ui';
import { Link } from 'react-router-dom';
import { T, useMessages } from '../../../i18n/index.js';
import { useNow, useTimeWords } from '../../../time/index.js';
import { useApps } from '../api/use-apps.js';
import { groupApps } from '../app-groups.js';
import { AppIcon } from './app-icon.js';
import type { OfDevice } from './app-statistics.js';

/** So many new apps are named; the list has them all. */
const named = 6;

/** The apps that came lately, whatever days are shown: the first thing a parent wants to decide about. */
export function ArrivalsCard({ profile, device }: OfDevice) {
  const { t, locale } = useMessages();
  const now = useNow(60);
  const { ago } = useTimeWords();
  const { data, error } = useApps(profile, device.id, { system: false });
  if (error && !data) return null;
  const fresh = data ? groupApps(data.data, now, locale).fresh : [];
  return (
    <Card title={t('activity.applications.arrivals')} aria-busy={!data || undefined}>
      {!data && <Skeleton lines={3} />}
      {data && fresh.length === 0 && (
        <p className="text-sm text-ink-2">{t('activity.applications.no-arrivals')}</p>
      )}
      <ul className="grid gap-2.5">
        {fresh.slice(0, named).map((app) => (
          <li key={app.id} className="flex min-w-0 items-center gap-3">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-[9px] bg-sunken text-sm font-semibold text-ink-2"
            >
              {app.ico ? <AppIcon ico={app.ico} /> : app.name.slice(0, 1).toUpperCase()}
            </span>
            <span className="grid min-w-0">
              <span className="font-medium [overflow-wrap:anywhere]">{app.name}</span>
              <span className="text-sm text-ink-2">
                {app.allowed === 1
                  ? t('activity.applications.arrived', { ago: ago(app.firstSeen, now) })
                  : t('activity.applications.arrived-blocked', { ago: ago(app.firstSeen, now) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {data && (
        <Button asChild variant="secondary" size="sm" className="mt-4">
          <Link to="/panel/applications/list">
            <T id="activity.applications.open-list" />
          </Link>
        </Button>
      )}
    </Card>
  );
}
