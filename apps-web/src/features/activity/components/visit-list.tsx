import { visitKind, type VisitKind } from '@ostoja/domain';
import { DataList, EmptyState, ErrorState } from '@ostoja/ui';
import { Globe, SearchX } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { failureMessage } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';
import { useTimeWords } from '../../../time/index.js';
import type { useVisits } from '../api/use-visits.js';
import { keyedVisits } from '../keyed-visits.js';
import { visitCard, visitColumns } from './visit-columns.js';
import type { VisitActions } from './visit-menu.js';

interface VisitListProps extends VisitActions {
  readonly visits: ReturnType<typeof useVisits>;
  /** Shows only this category; null all. */
  readonly kind: VisitKind | null;
  /** Whether the list is narrowed, by a category or by a text. */
  readonly isFiltered: boolean;
}

/** Every visit with its time, site, address and category, newest first, and what to do about it. */
export function VisitList({ visits, kind, isFiltered, ...actions }: VisitListProps) {
  const { t } = useMessages();
  const { dateTime } = useTimeWords();
  const { visits: all, failure, more, loadMore, isValidating, retry } = visits;
  const rows = useMemo(
    () => keyedVisits(all ?? []).filter(({ visit }) => kind === null || visitKind(visit.blocked) === kind),
    [all, kind],
  );
  // Nothing of the category is here yet, but older visits may be of it: the list, which would ask for them, is not there
  const looksFurther = rows.length === 0 && all !== undefined && (more === 'available' || more === 'loading');
  useEffect(() => {
    if (rows.length === 0 && all !== undefined && more === 'available') loadMore();
  }, [rows.length, all, more, loadMore]);
  const message = failureMessage(failure);
  const view = { t, dateTime, actions };
  return (
    <DataList
      rows={rows}
      rowKey={({ key }) => key}
      columns={visitColumns(view)}
      rowHeight={4.5}
      loading={(!all && !failure) || looksFurther}
      more={more}
      onEndReached={loadMore}
      {...(kind === null ? { total: visits.total } : {})}
      renderCard={(row) => visitCard(row, view)}
      {...(failure && rows.length === 0 && (!all || more === 'failed')
        ? {
            error: (
              <ErrorState
                title={t('activity.chart.failed')}
                description={t(message.id, message.values)}
                onRetry={retry}
                retryLabel={t('app.retry')}
                retrying={isValidating}
              />
            ),
          }
        : {})}
      empty={
        isFiltered ? (
          <EmptyState
            icon={<SearchX />}
            title={t('activity.visits.empty-filter')}
            description={t('activity.visits.empty-filter-text')}
          />
        ) : (
          <EmptyState
            icon={<Globe />}
            title={t('activity.domains.empty')}
            description={t('activity.visits.empty-text')}
          />
        )
      }
      labels={{
        name: t('app.list', { name: t('activity.visits.title') }),
        loading: t('app.loading'),
        empty: t('activity.domains.empty'),
        loadingMore: t('activity.visits.loading-more'),
        moreFailed: t('activity.visits.more-failed'),
        retry: t('app.retry'),
      }}
    />
  );
}
