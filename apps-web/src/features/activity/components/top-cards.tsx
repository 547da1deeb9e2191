import { Button } from '@ostoja/ui';
import { topTable, TopBars, UsageBars, usageTable, type TopBar, type UsageBar } from '@ostoja/ui/charts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormats, useMessages } from '../../../i18n/index.js';
import { useTimeWords } from '../../../time/index.js';
import type { Top } from '../api/use-top.js';
import { AppIcon } from './app-icon.js';
import { ChartCard, type LoadState } from './chart-card.js';
import { SharesCard } from './shares-card.js';

/** What the four cards show: the lists once they are there, or why they are not. */
export interface TopState extends LoadState {
  readonly top: Top | undefined;
}

/** The length at which the labels of blocked domains are cut (panel spec §2). */
const labelLength = 18;

/** The most used apps, longest first, each with how often it was started and its version. */
export function TopAppsCard({ state, version }: { readonly state: TopState; readonly version: ReactNode }) {
  const { t } = useMessages();
  const { duration } = useTimeWords();
  const apps = state.top?.apps.data ?? [];
  const bars: readonly UsageBar[] = apps.map(({ pkg, app, ico, version: appVersion, count, elapsed }) => ({
    id: pkg,
    name: app,
    ...(ico ? { icon: <AppIcon ico={ico} /> } : {}),
    note: [t('activity.apps.starts', { count }), appVersion].filter(Boolean).join(' · '),
    value: elapsed,
  }));
  return (
    <ChartCard
      title="activity.apps.title"
      empty="activity.apps.empty"
      state={state}
      isEmpty={bars.length === 0}
      minHeight={300}
      action={version}
      table={usageTable({
        bars,
        format: duration,
        columns: [t('activity.apps.app'), t('activity.apps.time')],
      })}
    >
      <UsageBars
        label={t('activity.apps.title')}
        format={duration}
        max={state.top?.apps.max ?? 0}
        bars={bars}
      />
    </ChartCard>
  );
}

/** The most visited domains as shares of all visits. */
export function TopDomainsCard({ state }: { readonly state: TopState }) {
  return (
    <SharesCard
      title="activity.domains.title"
      empty="activity.domains.empty"
      column="activity.domains.domain"
      counted="activity.domains.visits"
      list={(state.top?.domains.data ?? []).map(({ domain, ...rest }) => ({
        label: domain,
        ...rest,
      }))}
      state={state}
    />
  );
}

/** The most searched words as shares of all searches. */
export function TopSearchesCard({ state }: { readonly state: TopState }) {
  return (
    <SharesCard
      title="activity.searches.title"
      empty="activity.searches.empty"
      column="activity.searches.keyword"
      counted="activity.searches.times"
      list={(state.top?.search.data ?? []).map(({ keyword, ...rest }) => ({
        label: keyword,
        ...rest,
      }))}
      state={state}
    />
  );
}

/** The domains that were refused most often. */
export function TopBlockedCard({ state }: { readonly state: TopState }) {
  const { t } = useMessages();
  const { number } = useFormats();
  const bars: readonly TopBar[] = (state.top?.blocked.data ?? []).map(({ domain, count }) => ({
    id: domain,
    label: domain,
    value: count,
  }));
  return (
    <ChartCard
      title="activity.blocked.title"
      empty="activity.blocked.empty"
      state={state}
      isEmpty={bars.length === 0}
      action={
        bars.length > 0 && (
          <Button asChild variant="ghost" size="sm">
            <Link to="/panel/internet/statistics">{t('activity.blocked.allow')}</Link>
          </Button>
        )
      }
      table={topTable({
        bars,
        format: number,
        columns: [t('activity.domains.domain'), t('activity.chart.count')],
      })}
    >
      <TopBars
        label={t('activity.blocked.title')}
        tone="blocked"
        labelLength={labelLength}
        format={number}
        bars={bars}
      />
    </ChartCard>
  );
}
