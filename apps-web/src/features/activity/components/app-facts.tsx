import { addDays, localTimeOf } from '@ostoja/domain';
import { ErrorState } from '@ostoja/ui';
import { ChartFrame, LearningBars, learningTable } from '@ostoja/ui/charts';
import { useMemo, type ReactNode } from 'react';
import { failureMessage } from '../../../api/index.js';
import { useFormats, useMessages } from '../../../i18n/index.js';
import { readDay, useTimeWords, useTimeZone, useToday, writeDay } from '../../../time/index.js';
import { useAppDays } from '../api/use-app-days.js';
import type { ListedApp } from '../api/use-apps.js';
import type { OfDevice } from './app-statistics.js';

const daysShown = 7;

/** How long an app was used on each of the last 7 days. */
export function AppWeek({ profile, device, app }: OfDevice & { readonly app: ListedApp }) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const { duration, weekday } = useTimeWords();
  const { date: today } = useToday();
  const days = useMemo(
    () => Array.from({ length: daysShown }, (_, index) => addDays(today, index - daysShown + 1)),
    [today],
  );
  const { data, error, isValidating, mutate } = useAppDays(
    { profile, device: device.id },
    app.pkg,
    days,
    timeZone,
  );
  const short = useMemo(
    () => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
    [locale],
  );
  const title = t('activity.applications.week');
  const message = failureMessage(error);
  const chart = {
    days: (data ?? []).map(({ day, elapsed }) => ({
      day: writeDay(day),
      values: [Math.ceil(elapsed / 60)],
    })),
    series: [{ id: 'use', label: t('activity.apps.time') }],
    lastDay: writeDay(today),
    minDays: daysShown,
    format: (minutes: number) => duration(minutes * 60),
    formatDayLong: (day: string) => weekday(readDay(day) ?? today),
  };
  return (
    <ChartFrame
      title={title}
      headingLevel={3}
      className="px-0! py-0! border-0!"
      table={learningTable({ ...chart, columns: [t('time.day.name'), t('activity.apps.time')] })}
      labels={{
        showTable: t('activity.chart.show-table'),
        showChart: t('activity.chart.show-chart'),
        empty: t('activity.applications.week-empty'),
        loading: t('app.loading'),
      }}
      loading={!data && !error}
      empty={data?.every(({ elapsed }) => elapsed === 0) ?? false}
      error={
        error &&
        !data && (
          <ErrorState
            title={t('activity.chart.failed')}
            description={t(message.id, message.values)}
            onRetry={() => void mutate()}
            retryLabel={t('app.retry')}
            retrying={isValidating}
          />
        )
      }
      minHeight={170}
    >
      <LearningBars
        {...chart}
        label={title}
        height={120}
        formatDay={(day) => short.format(Date.parse(`${day}T00:00Z`))}
      />
    </ChartFrame>
  );
}

/** What the device told of an app. */
export function AppFacts({ app, now }: { readonly app: ListedApp; readonly now: number }) {
  const { t } = useMessages();
  const timeZone = useTimeZone();
  const { number } = useFormats();
  const { ago, day, duration } = useTimeWords();
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      <Fact name={t('activity.applications.first-seen')}>
        {day(localTimeOf(app.firstSeen, timeZone).date)}
      </Fact>
      <Fact name={t('activity.applications.last-used')}>
        {app.lastUsed > 0 ? ago(app.lastUsed, now) : t('activity.applications.never')}
      </Fact>
      <Fact name={t('activity.applications.total')}>{duration(app.elapsed)}</Fact>
      <Fact name={t('activity.applications.starts')}>{number(app.count)}</Fact>
      {app.version && <Fact name={t('activity.applications.version')}>{app.version}</Fact>}
      <Fact name={t('activity.applications.package')}>{app.pkg}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
