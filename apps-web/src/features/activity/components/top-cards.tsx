import { ErrorState } from '@ostoja/ui';
import {
  ChartFrame,
  PieShare,
  topTable,
  TopBars,
  UsageBars,
  usageTable,
  type ChartTable,
  type TopBar,
  type UsageBar,
} from '@ostoja/ui/charts';
import type { ReactNode } from 'react';
import { failureMessage } from '../../../api/index.js';
import { useFormats, useMessages, type MessageId } from '../../../i18n/index.js';
import { useTimeWords } from '../../../time/index.js';
import type { Top } from '../api/use-top.js';
import { pieParts, type Counted } from '../pie-parts.js';
import { AppIcon } from './app-icon.js';

/** What the four cards show: the lists once they are there, or why they are not. */
export interface TopState {
  readonly top: Top | undefined;
  readonly failure: unknown;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** The length at which the labels of blocked domains are cut (panel spec §2). */
const labelLength = 18;

interface FrameProps {
  readonly title: MessageId;
  readonly empty: MessageId;
  readonly state: TopState;
  readonly isEmpty: boolean;
  readonly table?: ChartTable;
  readonly action?: ReactNode;
  readonly minHeight?: number;
  readonly children: ReactNode;
}

function Frame({ title, empty, state, isEmpty, table, action, minHeight = 150, children }: FrameProps) {
  const { t } = useMessages();
  const message = failureMessage(state.failure);
  const failed = Boolean(state.failure) && !state.top;
  return (
    <ChartFrame
      title={t(title)}
      {...(table ? { table } : {})}
      labels={{
        showTable: t('activity.chart.show-table'),
        showChart: t('activity.chart.show-chart'),
        empty: t(empty),
        loading: t('app.loading'),
      }}
      loading={!state.top && !failed}
      empty={isEmpty}
      error={
        failed && (
          <ErrorState
            title={t('activity.chart.failed')}
            description={t(message.id, message.values)}
            onRetry={state.retry}
            retryLabel={t('app.retry')}
            retrying={state.retrying}
          />
        )
      }
      action={action}
      minHeight={minHeight}
    >
      {children}
    </ChartFrame>
  );
}

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
    <Frame
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
    </Frame>
  );
}

interface SharesProps {
  readonly title: MessageId;
  readonly empty: MessageId;
  readonly column: MessageId;
  /** How many, in words: "12 visits". */
  readonly counted: MessageId;
  readonly list: readonly Counted[];
  readonly state: TopState;
}

function Shares({ title, empty, column, counted, list, state }: SharesProps) {
  const { t } = useMessages();
  const { percent } = useFormats();
  const format = (count: number) => t(counted, { count });
  return (
    <Frame
      title={title}
      empty={empty}
      state={state}
      isEmpty={list.length === 0}
      table={{
        columns: [t(column), t('activity.chart.count'), t('activity.chart.share')],
        rows: list.map(({ label, count, percent: share }) => [label, String(count), percent(share / 100)]),
      }}
    >
      <PieShare
        label={t(title)}
        parts={pieParts(list, t('activity.chart.other'))}
        format={format}
        formatShare={percent}
        minLabelShare={0.1}
      />
    </Frame>
  );
}

/** The most visited domains as shares of all visits. */
export function TopDomainsCard({ state }: { readonly state: TopState }) {
  return (
    <Shares
      title="activity.domains.title"
      empty="activity.domains.empty"
      column="activity.domains.domain"
      counted="activity.domains.visits"
      list={(state.top?.domains.data ?? []).map(({ domain, ...rest }) => ({ label: domain, ...rest }))}
      state={state}
    />
  );
}

/** The most searched words as shares of all searches. */
export function TopSearchesCard({ state }: { readonly state: TopState }) {
  return (
    <Shares
      title="activity.searches.title"
      empty="activity.searches.empty"
      column="activity.searches.keyword"
      counted="activity.searches.times"
      list={(state.top?.search.data ?? []).map(({ keyword, ...rest }) => ({ label: keyword, ...rest }))}
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
    <Frame
      title="activity.blocked.title"
      empty="activity.blocked.empty"
      state={state}
      isEmpty={bars.length === 0}
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
    </Frame>
  );
}
