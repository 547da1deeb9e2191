import { CircleAlert, ListX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { Button } from '../Button/index.js';
import { EmptyState } from '../EmptyState/index.js';
import { Skeleton } from '../Skeleton/index.js';
import { Spinner } from '../Spinner/index.js';
import type { DataListColumn, DataListLabels, DataListMore } from './data-list-data.js';
import { DataListRows } from './DataListRows.js';
import { useDataList } from './use-data-list.js';

export interface DataListProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  rows: readonly Row[];
  /** Tells the row from every other, also when rows are put before it. */
  rowKey: (row: Row, index: number) => string;
  columns: readonly DataListColumn<Row>[];
  /** How a row looks in a narrow place; absent: its name on top, then each value after its heading. */
  renderCard?: (row: Row, index: number) => ReactNode;
  /** Opens a row's details. Makes rows one tab stop that arrows move in. */
  onRowOpen?: (row: Row, index: number) => void;
  /**
   * Called when the last row comes into sight while `more` is "available", and by the retry button.
   * @param count how many rows are here already
   */
  onEndReached?: (count: number) => void;
  more?: DataListMore;
  /** How many rows there are in all, where that is known and not all are here. */
  total?: number;
  /** Below this width of the list, in rem, rows are cards. */
  narrowBelow?: number;
  /** What a row's height is taken for before it was drawn, in rem. A good guess keeps the scroll bar steady. */
  rowHeight?: number;
  /** The height, as CSS writes it, from which on the list scrolls by itself. */
  maxHeight?: string;
  loading?: boolean;
  /** Takes the rows' place: an ErrorState. */
  error?: ReactNode;
  /** Takes the place of the words for an empty list: an EmptyState. */
  empty?: ReactNode;
  labels: DataListLabels;
}

/**
 * Rows of data: a table in a wide place, cards in a narrow one. Only the rows in sight are in the page, so a million
 * are fine.
 */
export function DataList<Row>({
  rows,
  rowKey,
  columns,
  renderCard,
  onRowOpen,
  onEndReached,
  more = 'none',
  total,
  narrowBelow = 36,
  rowHeight = 3.5,
  maxHeight = '70dvh',
  loading = false,
  error,
  empty,
  labels,
  className,
  ...props
}: DataListProps<Row>) {
  const { attach, ...model } = useDataList({ rows, onRowOpen, onEndReached, more, narrowBelow, rowHeight });
  const state = loading ? 'loading' : error ? 'failed' : rows.length === 0 ? 'empty' : 'ready';
  const rowCount = total ?? (more === 'none' ? rows.length : -1);
  return (
    <div
      data-slot="data-list"
      data-state={state}
      data-form={model.wide ? 'table' : 'cards'}
      aria-busy={loading || undefined}
      className={cn('min-w-0 text-ink', className)}
      {...props}
    >
      {state === 'loading' && <LoadingRows label={labels.loading} />}
      {state === 'failed' && error}
      {state === 'empty' && (empty ?? <EmptyState icon={<ListX />} title={labels.empty} />)}
      {state === 'ready' && (
        <section
          ref={attach}
          data-slot="data-list-scroller"
          // Rows that take no focus leave the box as the one thing that keys can scroll.
          tabIndex={model.interactive ? undefined : 0}
          aria-label={model.interactive ? undefined : labels.name}
          className="focus-ring relative rounded-md bg-surface overflow-x-hidden overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
          style={{ maxHeight }}
        >
          <DataListRows {...{ rows, rowKey, columns, renderCard, rowCount, model }} name={labels.name} />
        </section>
      )}
      {state === 'ready' && (more !== 'none' || labels.end) && (
        <DataListEnd
          {...{ more, labels }}
          atEnd={model.atEnd}
          onRetry={onEndReached && (() => onEndReached(rows.length))}
        />
      )}
    </div>
  );
}

interface DataListEndProps {
  more: DataListMore;
  /** The last row is in sight. */
  atEnd: boolean;
  onRetry: (() => void) | undefined;
  labels: DataListLabels;
}

/** What follows the last row. It has its room from the start, so that nothing jumps. */
function DataListEnd({ more, atEnd, onRetry, labels }: DataListEndProps) {
  return (
    <div
      data-slot="data-list-end"
      data-state={more}
      className="flex min-h-12 flex-wrap items-center justify-center gap-3 text-sm text-ink-2"
    >
      <output>
        {more === 'loading' && (
          <span className="flex items-center gap-2">
            <Spinner size="sm" /> {labels.loadingMore}
          </span>
        )}
        {more === 'failed' && (
          <span className="flex items-center gap-2 text-stop">
            <CircleAlert aria-hidden className="size-4 shrink-0" /> {labels.moreFailed}
          </span>
        )}
      </output>
      {more === 'failed' && onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
      {more === 'none' && atEnd && <p data-slot="data-list-end-text">{labels.end}</p>}
    </div>
  );
}

function LoadingRows({ label }: { label: string }) {
  return (
    <div>
      <span className="sr-only">{label}</span>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="flex min-h-14 items-center gap-4 border-b border-line px-3">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-1/5" />
          <Skeleton className="ml-auto h-4 w-1/6" />
        </div>
      ))}
    </div>
  );
}
