import { ErrorState } from '@ostoja/ui';
import { ChartFrame, type ChartTable } from '@ostoja/ui/charts';
import type { ReactNode } from 'react';
import { failureMessage } from '../../../api/index.js';
import { useMessages, type MessageId } from '../../../i18n/index.js';

/** Whether what a card shows is there, or why it is not. */
export interface LoadState {
  readonly loaded: boolean;
  readonly failure: unknown;
  readonly retrying: boolean;
  readonly retry: () => void;
}

interface ChartCardProps {
  readonly title: MessageId;
  readonly empty: MessageId;
  readonly state: LoadState;
  readonly isEmpty: boolean;
  readonly table?: ChartTable;
  readonly action?: ReactNode;
  readonly minHeight?: number;
  readonly children: ReactNode;
}

/** A card of the summary and the statistics: a chart with its numbers, or that it comes, is empty or failed. */
export function ChartCard({
  title,
  empty,
  state,
  isEmpty,
  table,
  action,
  minHeight = 150,
  children,
}: ChartCardProps) {
  const { t } = useMessages();
  const message = failureMessage(state.failure);
  const failed = Boolean(state.failure) && !state.loaded;
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
      loading={!state.loaded && !failed}
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
