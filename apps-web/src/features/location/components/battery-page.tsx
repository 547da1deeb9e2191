import { hasPrivilege, parseAppFeatures } from '@ostoja/domain';
import { Card, ErrorState, Skeleton, StaleBadge, Stat } from '@ostoja/ui';
import { BatteryBars, batteryTable, ChartFrame } from '@ostoja/ui/charts';
import { failureMessage } from '../../../api/index.js';
import { T, useFormats, useMessages } from '../../../i18n/index.js';
import { NotAllowed } from '../../../layout/not-allowed.js';
import { PageTitle } from '../../../layout/page-title.js';
import { useSelection, useUser, type Device, type Profile } from '../../../session/index.js';
import { DayPicker, useNow, useShownDay, useTimeWords, type ShownDay } from '../../../time/index.js';
import { DeviceFreshness, deviceName } from '../../family/index.js';
import { useBattery, type Health } from '../api/use-battery.js';
import { batteryFacts, lowLevel } from '../battery-facts.js';

/** /panel/battery: a day of a device's battery, 0 to 100 percent per half hour (panel spec §2, decision 0076). */
export function BatteryPage() {
  const { t } = useMessages();
  const { privileges } = useUser();
  const { profile, device } = useSelection();
  return (
    <div className="grid gap-3.5">
      <PageTitle id="location.battery.title" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-xl font-semibold tracking-tight">{t('location.battery.title')}</h1>
        {device && <DeviceFreshness device={device} />}
      </div>
      {!profile || !device ? (
        <BatteryShape />
      ) : hasPrivilege(privileges, 'getHealth') ? (
        <BatteryDay key={device.id} profile={profile} device={device} />
      ) : (
        <NotAllowed />
      )}
    </div>
  );
}

function BatteryDay({ profile, device }: { readonly profile: Profile; readonly device: Device }) {
  const { t } = useMessages();
  const { percent } = useFormats();
  const { clock, weekday } = useTimeWords();
  const now = useNow(60);
  const shown = useShownDay();
  const { bounds, date, isToday } = shown;
  const { data, error, isValidating, mutate } = useBattery(
    { profile: profile.id, device: device.id },
    bounds,
  );
  const health = data?.data ?? [];
  const message = failureMessage(error);
  const day = {
    ...bounds,
    readings: health.map(({ ts, battery }) => ({ at: ts, level: battery })),
    lowLevel,
    ...(isToday ? { now } : {}),
  };
  const words = {
    format: (level: number) => percent(level / 100),
    formatTime: clock,
    labels: {
      period: (from: string, to: string) => t('location.battery.period', { from, to }),
      gap: t('location.battery.gap'),
      low: t('location.battery.low'),
    },
  };
  const tells = parseAppFeatures(device.appFeatures).battery;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <DayPicker shown={shown} className="-ml-2.5 sm:ml-0" />
        {error !== undefined && data && (
          <StaleBadge state="old">
            <T id="location.battery.stale" />
          </StaleBadge>
        )}
      </div>
      <Facts health={health} shown={shown} />
      <ChartFrame
        title={weekday(date)}
        minHeight={250}
        table={batteryTable({
          ...day,
          ...words,
          columns: [t('location.battery.time'), t('location.battery.title')],
        })}
        labels={{
          showTable: t('activity.chart.show-table'),
          showChart: t('activity.chart.show-chart'),
          empty: tells
            ? t('location.battery.empty')
            : t('location.battery.not-told', { device: deviceName(device) }),
          loading: t('app.loading'),
        }}
        loading={!data && error === undefined}
        empty={health.length === 0}
        error={
          error !== undefined &&
          !data && (
            <ErrorState
              title={t('location.battery.failed')}
              description={t(message.id, message.values)}
              onRetry={() => void mutate()}
              retryLabel={t('app.retry')}
              retrying={isValidating}
            />
          )
        }
      >
        <BatteryBars
          {...day}
          {...words}
          height={200}
          label={t('location.battery.label', { device: deviceName(device), day: weekday(date) })}
        />
        <p className="mt-3 text-sm text-ink-2">
          <T id="location.battery.legend" values={{ level: percent(lowLevel / 100) }} />
        </p>
      </ChartFrame>
    </>
  );
}

/** The two numbers that a parent asks for: how full it is (or was at the end of the day), and how empty it got. */
function Facts({ health, shown }: { readonly health: readonly Health[]; readonly shown: ShownDay }) {
  const { t } = useMessages();
  const { percent } = useFormats();
  const { clock } = useTimeWords();
  const facts = batteryFacts(health);
  if (!facts) return null;
  const { last, lowest } = facts;
  return (
    <Card>
      <div className="flex flex-wrap gap-x-12 gap-y-3">
        <Stat
          label={t('location.battery.last', { day: shown.isToday ? 'today' : 'other' })}
          value={percent(last.battery / 100)}
          note={t('location.battery.at', { time: clock(last.ts) })}
        />
        <Stat
          label={t('location.battery.lowest')}
          value={percent(lowest.battery / 100)}
          note={t('location.battery.at', { time: clock(lowest.ts) })}
        />
      </div>
    </Card>
  );
}

/** The page's shape while there is no device to tell about: it lies blurred under the panel's message. */
function BatteryShape() {
  return (
    <div className="grid gap-3.5" aria-hidden>
      <Skeleton className="h-11 max-w-80" />
      <Skeleton className="h-72" />
    </div>
  );
}
