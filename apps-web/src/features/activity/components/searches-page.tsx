import { Card, DataList, EmptyState, ErrorState, SearchField, type DataListColumn } from '@ostoja/ui';
import { Search, SearchX } from 'lucide-react';
import { failureMessage } from '../../../api/index.js';
import { useAddressFilter } from '../../../forms/index.js';
import { useMessages, type Texts } from '../../../i18n/index.js';
import { ListPages } from '../../../layout/list-pages.js';
import { usePage } from '../../../layout/use-page.js';
import type { Device, Profile } from '../../../session/index.js';
import { DaysPicker, useShownDays, useTimeWords, type TimeWords } from '../../../time/index.js';
import { useKeywords, type Keyword } from '../api/use-keywords.js';
import { EngineMark } from './engine-mark.js';

interface SearchView {
  readonly dateTime: TimeWords['dateTime'];
  /** What an engine without a name is called. */
  readonly otherEngine: string;
}

const mark = ({ engine }: Keyword, { otherEngine }: SearchView) => (
  <EngineMark engine={engine} otherName={otherEngine} />
);
const words = ({ keyword }: Keyword) => <bdi className="font-medium">{keyword}</bdi>;
const time = ({ ts }: Keyword, { dateTime }: SearchView) => (
  <span className="text-ink-2 tabular-nums">{dateTime(ts)}</span>
);

function searchColumns(t: Texts['t'], view: SearchView): readonly DataListColumn<Keyword>[] {
  return [
    {
      id: 'engine',
      header: t('activity.keywords.engine'),
      hideHeader: true,
      width: '2.5rem',
      cell: (row) => mark(row, view),
    },
    { id: 'words', header: t('activity.searches.keyword'), rowHeader: true, cell: words },
    {
      id: 'time',
      header: t('activity.visits.time'),
      width: '12rem',
      align: 'end',
      cell: (row) => time(row, view),
    },
  ];
}

/** Internet → Searches: what was looked for, where and when, ten to a page (panel spec §2). */
export function SearchesPage({ profile, device }: { readonly profile: Profile; readonly device: Device }) {
  const { t } = useMessages();
  const { dateTime } = useTimeWords();
  const shown = useShownDays();
  const page = usePage();
  const { text, setText, filter } = useAddressFilter();
  const { data, error, isValidating, mutate } = useKeywords({
    profile: profile.id,
    device: device.id,
    bounds: shown.bounds,
    filter,
    offset: page.offset,
    count: page.count,
  });
  const message = failureMessage(error);
  const view: SearchView = { dateTime, otherEngine: t('activity.keywords.other-engine') };
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-start gap-3">
        <DaysPicker shown={shown} />
        <SearchField
          className="min-w-[min(14rem,100%)] flex-1"
          label={t('activity.keywords.filter')}
          placeholder={t('activity.keywords.filter')}
          clearLabel={t('form.clear')}
          value={text}
          onValueChange={setText}
        />
      </div>
      <Card title={t('activity.searches.title')}>
        <DataList
          rows={data?.data ?? []}
          rowKey={({ ts, engine, keyword }, index) => `${ts} ${engine} ${keyword} ${index}`}
          maxHeight="none"
          loading={!data && !error}
          columns={searchColumns(t, view)}
          renderCard={(row) => (
            <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
              {mark(row, view)}
              <div className="min-w-0 [overflow-wrap:anywhere]">
                {words(row)}
                <div className="text-sm">{time(row, view)}</div>
              </div>
            </div>
          )}
          {...(error && !data
            ? {
                error: (
                  <ErrorState
                    title={t('activity.chart.failed')}
                    description={t(message.id, message.values)}
                    onRetry={() => void mutate()}
                    retryLabel={t('app.retry')}
                    retrying={isValidating}
                  />
                ),
              }
            : {})}
          empty={
            filter ? (
              <EmptyState
                icon={<SearchX />}
                title={t('activity.visits.empty-filter')}
                description={t('activity.visits.empty-filter-text')}
              />
            ) : (
              <EmptyState
                icon={<Search />}
                title={t('activity.searches.empty')}
                description={t('activity.keywords.empty-text')}
              />
            )
          }
          labels={{
            name: t('app.list', { name: t('activity.searches.title') }),
            loading: t('app.loading'),
            empty: t('activity.searches.empty'),
            loadingMore: t('app.loading'),
            moreFailed: t('activity.chart.failed'),
            retry: t('app.retry'),
          }}
        />
        <ListPages shown={page} total={data?.total} list={t('activity.searches.title')} />
      </Card>
    </div>
  );
}
