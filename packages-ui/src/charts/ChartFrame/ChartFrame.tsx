import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.js';
import { Card, type CardProps } from '../../components/Card/index.js';
import { EmptyState } from '../../components/EmptyState/index.js';
import { Skeleton } from '../../components/Skeleton/index.js';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import type { ChartTable } from './chart-table.js';
import { ChartTableView } from './ChartTableView.js';

export type ChartView = 'chart' | 'table';

export interface ChartFrameLabels {
  readonly showTable: string;
  readonly showChart: string;
  /** Shown in the chart's place when there is nothing to draw. */
  readonly empty: string;
  /** Said while the chart is on its way. */
  readonly loading: string;
}

export interface ChartFrameProps extends Omit<CardProps, 'title'> {
  title: string;
  /** The same numbers in words; absent: no toggle. */
  table?: ChartTable;
  view?: ChartView;
  defaultView?: ChartView;
  onViewChange?: (view: ChartView) => void;
  labels: ChartFrameLabels;
  loading?: boolean;
  empty?: boolean;
  /** Takes the chart's place: an ErrorState. */
  error?: ReactNode;
  /** The height in pixels that every state keeps, so that nothing below jumps. */
  minHeight?: number;
}

/** The card around a chart: its title, a table of the same numbers, and its loading, empty and error states. */
export function ChartFrame({
  title,
  table,
  view: viewProp,
  defaultView = 'chart',
  onViewChange,
  labels,
  loading = false,
  empty = false,
  error,
  minHeight = 160,
  action,
  className,
  children,
  ...props
}: ChartFrameProps) {
  const [view, setView] = useControllableState({
    value: viewProp,
    defaultValue: defaultView,
    onValueChange: onViewChange,
  });
  const state = loading ? 'loading' : error ? 'error' : empty ? 'empty' : view;
  const showsData = state === 'chart' || state === 'table';
  const toggleLabel = view === 'chart' ? labels.showTable : labels.showChart;
  return (
    <Card
      title={title}
      data-slot="chart-frame"
      data-state={state}
      aria-busy={loading || undefined}
      className={className}
      action={
        <div className="-my-1.5 flex items-center gap-2">
          {action}
          {table && showsData && (
            <Button
              variant="ghost"
              size="sm"
              className="px-2"
              aria-label={`${toggleLabel}: ${title}`}
              title={toggleLabel}
              onClick={() => setView(view === 'chart' ? 'table' : 'chart')}
            >
              {view === 'chart' ? <Table2 aria-hidden /> : <ChartNoAxesColumn aria-hidden />}
            </Button>
          )}
        </div>
      }
      {...props}
    >
      <div data-slot="chart-body" className="grid" style={{ minHeight }}>
        {loading && (
          <>
            <span className="sr-only">{labels.loading}</span>
            <Skeleton className="h-full" />
          </>
        )}
        {state === 'error' && <div className="self-center">{error}</div>}
        {state === 'empty' && <EmptyState className="self-center" title={labels.empty} />}
        {state === 'chart' && <div className="min-w-0">{children}</div>}
        {state === 'table' && table && <ChartTableView title={title} table={table} />}
      </div>
    </Card>
  );
}
