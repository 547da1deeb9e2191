import { localTimeOf } from '@ostoja/domain';
import { Card, DataList, EmptyState, ErrorState, type DataListColumn } from '@ostoja/ui';
import { Eye } from 'lucide-react';
import { failureMessage } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';
import { ListPages } from '../../../layout/list-pages.js';
import { usePage } from '../../../layout/use-page.js';
import { useUser } from '../../../session/index.js';
import { useTimeWords, useTimeZone } from '../../../time/index.js';
import { useScreenViews, type ScreenView } from '../api/use-screen-views.js';
import type { DeviceRef } from '../screen-refs.js';

/** Who looked at the screens of a device, when, and at what: nobody looks in secret (decision 0126). */
export function ScreenViewsCard({ of }: { readonly of: DeviceRef }) {
  const { t } = useMessages();
  const shown = usePage();
  const { data, error, isLoading, isValidating, mutate } = useScreenViews(of, shown);
  const columns = useViewColumns();
  const failure = failureMessage(error);
  return (
    <Card title={t('screens.views.title')}>
      <p className="mb-3 max-w-prose text-sm text-ink-2">{t('screens.views.lead')}</p>
      <DataList
        rows={data?.items ?? []}
        rowKey={({ id }) => String(id)}
        columns={columns}
        loading={isLoading && !data}
        maxHeight="none"
        error={
          error &&
          !data && (
            <ErrorState
              title={t('screens.views.failed')}
              description={t(failure.id, failure.values)}
              onRetry={() => void mutate()}
              retryLabel={t('app.retry')}
              retrying={isValidating}
            />
          )
        }
        empty={<EmptyState icon={<Eye />} title={t('screens.views.empty')} />}
        labels={{
          name: t('screens.views.list'),
          loading: t('app.loading'),
          empty: t('screens.views.empty'),
          loadingMore: t('app.loading'),
          moreFailed: t('screens.views.failed'),
          retry: t('app.retry'),
        }}
      />
      <ListPages shown={shown} total={data?.total} list={t('screens.views.list')} />
    </Card>
  );
}

/** A stretch of time as short as it can be said: a day once, a minute once. */
function useStretchWords(): (from: number, to: number) => string {
  const { clock, day } = useTimeWords();
  const timeZone = useTimeZone();
  return (from, to) => {
    const [first, last] = [from, to].map((at) => day(localTimeOf(at, timeZone).date));
    const end = `${first === last ? '' : `${last}, `}${clock(to)}`;
    const begin = clock(from);
    return `${first}, ${begin}${first === last && end === begin ? '' : `–${end}`}`;
  };
}

function useViewColumns(): readonly DataListColumn<ScreenView>[] {
  const { t } = useMessages();
  const { email } = useUser();
  const stretch = useStretchWords();
  return [
    {
      id: 'when',
      header: t('screens.views.when'),
      rowHeader: true,
      width: 'minmax(0, 3fr)',
      cell: ({ ts, until }) => <span className="tabular-nums">{stretch(ts, until)}</span>,
    },
    {
      id: 'what',
      header: t('screens.views.what'),
      width: 'minmax(0, 4fr)',
      cell: ({ kind, pictures, from, to }) =>
        kind === 'live'
          ? t('screens.views.live', { count: pictures })
          : t('screens.views.saved', { count: pictures, span: stretch(from, to) }),
    },
    {
      id: 'who',
      header: t('screens.views.who'),
      width: 'minmax(0, 3fr)',
      cell: ({ browser }) => (
        <span className="[overflow-wrap:anywhere]">{[email, browser].filter(Boolean).join(' · ')}</span>
      ),
    },
  ];
}
