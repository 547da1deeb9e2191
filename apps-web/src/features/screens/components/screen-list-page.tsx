import { localTimeOf } from '@ostoja/domain';
import { Card, DataList, EmptyState, ErrorState, TextField } from '@ostoja/ui';
import { Images } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { failureMessage } from '../../../api/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import { ListPages } from '../../../layout/list-pages.js';
import { PageTitle } from '../../../layout/page-title.js';
import { usePage } from '../../../layout/use-page.js';
import { useSelection } from '../../../session/index.js';
import { useTimeWords, useTimeZone } from '../../../time/index.js';
import { useScreenPage } from '../api/use-screen-page.js';
import { pictureSource } from '../picture-source.js';
import type { DeviceRef } from '../screen-refs.js';
import { NotAvailable } from './not-available.js';

/** /panel/screengrabtest: every saved screen with all that is stored of it, for finding faults (panel spec §2). */
export function ScreenListPage() {
  const { profile, device } = useSelection();
  return (
    <>
      <PageTitle id="screens.list.title" />
      <div className="grid gap-3.5">
        <h1 className="text-xl font-semibold tracking-tight">
          <T id="screens.list.title" />
        </h1>
        {profile && device ? (
          <ScreenList key={device.id} of={{ profile: profile.id, device: device.id }} />
        ) : (
          <NotAvailable screen="screengrab" />
        )}
      </div>
    </>
  );
}

const smallPicture = ({ jpeg }: { readonly jpeg: string }) => (
  <img src={pictureSource(jpeg)} alt="" className="h-14 max-w-24 rounded-xs object-contain" />
);

function ScreenList({ of }: { readonly of: DeviceRef }) {
  const { t } = useMessages();
  const { clock, day } = useTimeWords();
  const timeZone = useTimeZone();
  const shown = usePage();
  const [userName, setUserName] = useState('');
  const { offset, count } = shown;
  const asked = { userName: useDeferredValue(userName.trim()), offset, count };
  const { data, error, isLoading, isValidating, mutate } = useScreenPage(of, asked);
  const failure = failureMessage(error);
  return (
    <Card>
      <TextField
        className="mb-3 max-w-80"
        label={t('screens.list.user')}
        value={userName}
        onChange={(event) => {
          setUserName(event.target.value);
          shown.correct(1);
        }}
      />
      <DataList
        rows={data?.items ?? []}
        rowKey={({ id }) => String(id)}
        rowHeight={5}
        maxHeight="none"
        columns={[
          {
            id: 'picture',
            header: t('screens.list.picture'),
            width: '7rem',
            cell: smallPicture,
          },
          {
            id: 'time',
            header: t('screens.views.when'),
            rowHeader: true,
            width: 'minmax(0, 3fr)',
            cell: ({ ts }) => `${day(localTimeOf(ts, timeZone).date)}, ${clock(ts)} (${ts})`,
          },
          {
            id: 'app',
            header: t('screens.list.app'),
            width: 'minmax(0, 3fr)',
            cell: ({ app }) => app,
          },
          {
            id: 'user',
            header: t('screens.list.user'),
            width: 'minmax(0, 2fr)',
            cell: ({ userName: user }) => user,
          },
          { id: 'id', header: 'ID', width: 'minmax(0, 3fr)', cell: ({ id }) => String(id) },
        ]}
        loading={isLoading && !data}
        error={
          error &&
          !data && (
            <ErrorState
              title={t('screens.saved.failed')}
              description={t(failure.id, failure.values)}
              onRetry={() => void mutate()}
              retryLabel={t('app.retry')}
              retrying={isValidating}
            />
          )
        }
        empty={<EmptyState icon={<Images />} title={t('screens.list.empty')} />}
        labels={{
          name: t('screens.list.title'),
          loading: t('app.loading'),
          empty: t('screens.list.empty'),
          loadingMore: t('app.loading'),
          moreFailed: t('screens.saved.failed'),
          retry: t('app.retry'),
        }}
      />
      <ListPages shown={shown} total={data?.total} list={t('screens.list.title')} />
    </Card>
  );
}
