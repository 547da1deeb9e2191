import { formatDateTime, hasSettingsBlock } from '@ostoja/domain';
import { ErrorState } from '@ostoja/ui';
import { ChartFrame, UsageBars, type ChartTable, type UsageBar } from '@ostoja/ui/charts';
import { useNavigate } from 'react-router-dom';
import { failureMessage } from '../../../api/index.js';
import { useFormats, useMessages } from '../../../i18n/index.js';
import { ListPages } from '../../../layout/list-pages.js';
import { usePage } from '../../../layout/use-page.js';
import type { Device } from '../../../session/index.js';
import { DaysPicker, useShownDays, useTimeWords, useTimeZone } from '../../../time/index.js';
import { deviceName } from '../../family/index.js';
import { useAppsUsage, type AppUsage } from '../api/use-apps-usage.js';
import { appAddress } from '../app-address.js';
import { AppIcon } from './app-icon.js';
import { ArrivalsCard } from './arrivals-card.js';

export interface OfDevice {
  readonly profile: number;
  readonly device: Device;
}

/** Rows on a page; an answer holds at most 100 (service spec §7). */
const rows = 25;

/** How long and how often each app was used in some days, the longest used first (panel spec §2). */
export function AppStatistics({ profile, device }: OfDevice) {
  const { t } = useMessages();
  const shown = useShownDays();
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg font-semibold tracking-tight [overflow-wrap:anywhere]">
          {t('activity.range.title', { device: deviceName(device) })}
        </h2>
        <DaysPicker shown={shown} />
      </div>
      <div className="grid items-start gap-3.5 lg:grid-cols-[5fr_3fr]">
        <UsageCard profile={profile} device={device} />
        <ArrivalsCard profile={profile} device={device} />
      </div>
    </div>
  );
}

function UsageCard({ profile, device }: OfDevice) {
  const { t } = useMessages();
  const { duration } = useTimeWords();
  const navigate = useNavigate();
  const { bounds } = useShownDays();
  const shown = usePage(rows);
  const of = { profile, device: device.id };
  const { data, error, isValidating, mutate } = useAppsUsage(of, bounds, shown);
  // A full bar is the longest of all pages, not of this one
  const { data: first } = useAppsUsage(shown.page > 1 ? of : null, bounds, { offset: 0, count: 1 });
  const table = useUsageTable(data?.data ?? []);
  const failed = Boolean(error) && !data;
  const message = failureMessage(error);
  const bars: readonly UsageBar[] = (data?.data ?? []).map(({ pkg, name, ico, count, elapsed }) => ({
    id: pkg,
    name,
    ...(ico ? { icon: <AppIcon ico={ico} /> } : {}),
    note: t('activity.apps.starts', { count }),
    value: elapsed,
  }));
  const max = Math.max(first?.data[0]?.elapsed ?? 0, bars[0]?.value ?? 0);
  const title = t('activity.applications.usage');
  return (
    <div className="min-w-0">
      <ChartFrame
        title={title}
        table={table}
        labels={{
          showTable: t('activity.chart.show-table'),
          showChart: t('activity.chart.show-chart'),
          empty: t('activity.apps.empty'),
          loading: t('app.loading'),
        }}
        loading={!data && !failed}
        empty={bars.length === 0}
        error={
          failed && (
            <ErrorState
              title={t('activity.chart.failed')}
              description={t(message.id, message.values)}
              onRetry={() => void mutate()}
              retryLabel={t('app.retry')}
              retrying={isValidating}
            />
          )
        }
        minHeight={420}
      >
        <UsageBars
          label={title}
          format={duration}
          max={max}
          bars={bars}
          {...(hasSettingsBlock(device) ? { onSelect: ({ id }) => void navigate(appAddress(id)) } : {})}
        />
      </ChartFrame>
      <ListPages shown={shown} total={data?.total} list={title} />
    </div>
  );
}

/** The chart's numbers in words, with when each app was used first and last. */
function useUsageTable(usage: readonly AppUsage[]): ChartTable {
  const { t, language } = useMessages();
  const timeZone = useTimeZone();
  const { number } = useFormats();
  const { duration } = useTimeWords();
  return {
    columns: [
      t('activity.apps.app'),
      t('activity.apps.time'),
      t('activity.applications.starts'),
      t('activity.applications.last-used'),
    ],
    rows: usage.map(({ name, elapsed, count, to }) => [
      name,
      duration(elapsed),
      number(count),
      formatDateTime(to, language, timeZone),
    ]),
  };
}
