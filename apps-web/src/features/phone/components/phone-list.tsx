import { parseAppFeatures } from '@ostoja/domain';
import { Card, DataList, EmptyState, ErrorState, StaleBadge, type DataListColumn } from '@ostoja/ui';
import type { ReactNode } from 'react';
import { failureMessage } from '../../../api/index.js';
import { T, useMessages, type MessageId } from '../../../i18n/index.js';
import type { Device } from '../../../session/index.js';
import { deviceName } from '../../family/index.js';

/** What SWR knows of a list. */
interface Answer<Row> {
  readonly data?: { readonly data: readonly Row[]; readonly total: number } | undefined;
  readonly error?: unknown;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

interface PhoneListProps<Row> {
  readonly device: Device;
  readonly answer: Answer<Row>;
  /** What is shown of the answer; all of it when absent. */
  readonly rows?: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly DataListColumn<Row>[];
  readonly renderCard: (row: Row) => ReactNode;
  readonly name: string;
  readonly icon: ReactNode;
  readonly empty: string;
  readonly emptyText?: string;
  readonly failed: MessageId;
  /** Lets the list scroll by itself; a list with pages is as long as its page. */
  readonly scrolls?: boolean;
  /** Above the rows: days, a search. */
  readonly tools: ReactNode;
  /** Below the rows: pages. */
  readonly children?: ReactNode;
}

/** A list of what a phone told, with its tools, and its states: on its way, empty, failed, not renewed. */
export function PhoneList<Row>({
  device,
  answer: { data, error, isValidating, mutate },
  rows = data?.data ?? [],
  rowKey,
  columns,
  renderCard,
  name,
  icon,
  empty,
  emptyText,
  failed,
  scrolls = false,
  tools,
  children,
}: PhoneListProps<Row>) {
  const { t } = useMessages();
  const message = failureMessage(error);
  const tells = parseAppFeatures(device.appFeatures).sms;
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {tools}
        {error !== undefined && data && (
          <StaleBadge state="old">
            <T id="phone.stale" />
          </StaleBadge>
        )}
      </div>
      <DataList
        rows={rows}
        rowKey={rowKey}
        columns={columns}
        renderCard={renderCard}
        loading={!data && error === undefined}
        {...(scrolls ? {} : { maxHeight: 'none' })}
        error={
          error !== undefined &&
          !data && (
            <ErrorState
              title={t(failed)}
              description={t(message.id, message.values)}
              onRetry={() => void mutate()}
              retryLabel={t('app.retry')}
              retrying={isValidating}
            />
          )
        }
        empty={
          <EmptyState
            icon={icon}
            title={tells ? empty : t('phone.not-told.title', { device: deviceName(device) })}
            description={tells ? emptyText : t('phone.not-told.text')}
          />
        }
        labels={{
          name,
          loading: t('app.loading'),
          empty,
          loadingMore: t('app.loading'),
          moreFailed: t(failed),
          retry: t('app.retry'),
        }}
      />
      {children}
    </Card>
  );
}
