import { ChevronLeft, ChevronRight, ChartNoAxesGantt, List, Undo2 } from 'lucide-react';
import { useCallback, useRef, type RefObject, type ComponentProps, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { useElementWidth } from '../../hooks/use-element-width.js';
import { cn } from '../../lib/cn.js';
import { Button } from '../Button/index.js';
import { Skeleton } from '../Skeleton/index.js';
import type { RibbonItem, RibbonLane } from './day-ribbon-data.js';
import { periodWords, type DayRibbonLabels, type RibbonFormat } from './day-ribbon-words.js';
import { RibbonAxis } from './RibbonAxis.js';
import { RibbonLaneTrack } from './RibbonLaneTrack.js';
import { RibbonLegend } from './RibbonLegend.js';
import { RibbonTable } from './RibbonTable.js';
import { useDayRibbon, type DayRibbonModel } from './use-day-ribbon.js';
import { ViewToggle } from '../ViewToggle/index.js';

export type DayRibbonView = 'picture' | 'list';

export interface DayRibbonProps extends Omit<ComponentProps<'section'>, 'children' | 'onSelect'> {
  /** The local day in epoch seconds, from midnight to midnight: 23, 24 or 25 hours. */
  from: number;
  to: number;
  lanes: readonly RibbonLane[];
  /** The present, in epoch seconds; absent on a day that is over. */
  now?: number;
  /** The IANA time zone of the day, for the marks of the axis; absent: the reader's own. */
  timeZone?: string;
  /** The day in a sentence or two, above the picture. */
  sentence?: ReactNode;
  /** How old the data is: a StaleBadge. */
  status?: ReactNode;
  /** An epoch second as a time of day. */
  formatTime: (time: number) => string;
  /** A number of seconds in words. */
  formatDuration: (seconds: number) => string;
  labels: DayRibbonLabels;
  /** The start of the hour that is shown, in epoch seconds; null shows the whole day. */
  hour?: number | null;
  defaultHour?: number | null;
  onHourChange?: (hour: number | null) => void;
  view?: DayRibbonView;
  defaultView?: DayRibbonView;
  onViewChange?: (view: DayRibbonView) => void;
  /** Opens an item's details. Return false to keep the day from zooming to its hour as well. */
  onSelect?: (item: RibbonItem) => boolean | void;
  loading?: boolean;
}

/**
 * One child's day on one line: what was used, what was blocked, what the schedule allows, where, on which device.
 * Opens an hour where it is tapped, and says the same in words in its list view.
 */
export function DayRibbon({
  from,
  to,
  lanes,
  now,
  timeZone,
  sentence,
  status,
  formatTime,
  formatDuration,
  labels,
  hour,
  defaultHour = null,
  onHourChange,
  view: viewProp,
  defaultView = 'picture',
  onViewChange,
  onSelect,
  loading = false,
  className,
  ...props
}: DayRibbonProps) {
  const [view, setView] = useControllableState({
    value: viewProp,
    defaultValue: defaultView,
    onValueChange: onViewChange,
  });
  const [trackRef, width] = useElementWidth();
  const root = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const onItem = useCallback((item: RibbonItem) => onSelect?.(item) !== false, [onSelect]);
  const model = useDayRibbon({
    day: { from, to },
    lanes,
    timeZone,
    width,
    hour,
    defaultHour,
    onHourChange,
    onItem,
    root,
    back,
  });
  const format: RibbonFormat = { formatTime, formatDuration, labels };
  const state = loading ? 'loading' : model.zoomed ? 'hour' : 'day';
  return (
    <section
      data-slot="day-ribbon"
      data-state={state}
      data-view={view}
      aria-label={labels.name}
      aria-busy={loading || undefined}
      className={cn('@container min-w-0 text-ink', className)}
      {...props}
    >
      <div ref={root}>
        <header className="mb-3 flow-root">
          <ViewToggle className="float-right mb-1 ml-3" {...{ views, view, labels }} onViewChange={setView} />
          {loading ? (
            <Skeleton lines={1} className="h-7 max-w-120" />
          ) : (
            sentence && (
              <p className="text-base font-medium tracking-tight [overflow-wrap:anywhere] hyphens-auto @md:text-lg">
                {sentence}
              </p>
            )
          )}
          {status && <div className="mt-1">{status}</div>}
        </header>
        {model.zoomed && <HourBar back={back} model={model} format={format} />}
        {loading ? (
          <LoadingLanes label={labels.loading} />
        ) : view === 'list' ? (
          <RibbonTable model={model} format={format} now={now} onItem={onSelect && onItem} />
        ) : (
          <>
            {model.layouts.map((layout, index) => (
              <RibbonLaneTrack
                key={layout.lane.id}
                ref={index === 0 ? trackRef : undefined}
                layout={layout}
                model={model}
                format={format}
                now={now}
              />
            ))}
            <RibbonAxis model={model} format={format} now={now} />
            <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <RibbonLegend lanes={lanes} shown={model.shown} now={now} labels={labels} />
              {!model.zoomed && model.layouts.every(({ items }) => items.length === 0) && (
                <p className="text-sm text-ink-2">{labels.empty}</p>
              )}
            </div>
            {model.zoomed && (
              <div className="mt-3 border-t border-line pt-2">
                <RibbonTable model={model} format={format} now={now} onItem={onSelect && onItem} />
              </div>
            )}
          </>
        )}
      </div>
    </section>
  );
}

const views = [
  { view: 'picture', icon: ChartNoAxesGantt },
  { view: 'list', icon: List },
] as const;

interface HourBarProps {
  back: RefObject<HTMLButtonElement | null>;
  model: DayRibbonModel;
  format: RibbonFormat;
}

function HourBar({ back, model, format }: HourBarProps) {
  const { zoomed, day } = model;
  if (!zoomed) return null;
  const first = zoomed.from <= day.from;
  const last = zoomed.to >= day.to;
  return (
    <div data-slot="ribbon-hour" className="mb-3 flex flex-wrap items-center justify-between gap-1">
      <Button ref={back} variant="secondary" size="sm" className="px-2.5" onClick={model.leaveHour}>
        <Undo2 aria-hidden />
        {format.labels.wholeDay}
      </Button>
      <div className="flex items-center gap-1 @lg:mx-auto">
        <Button
          variant="ghost"
          size="sm"
          className="px-1.5"
          aria-label={format.labels.previousHour}
          aria-disabled={first}
          onClick={() => !first && model.turnHour(-1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <p aria-live="polite" className="text-center text-sm @lg:min-w-26 font-semibold tabular-nums">
          {periodWords(zoomed, format)}
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="px-1.5"
          aria-label={format.labels.nextHour}
          aria-disabled={last}
          onClick={() => !last && model.turnHour(1)}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </div>
  );
}

/** Stands in the size of two lanes with their axis and legend. */
function LoadingLanes({ label }: { label: string }) {
  return (
    <div data-slot="ribbon-loading">
      <span className="sr-only">{label}</span>
      {[0, 1].map((lane) => (
        <Skeleton key={lane} className="mb-1.5 h-9 @max-2xl:mt-6 @2xl:ml-26 @2xl:h-8.5" />
      ))}
      <Skeleton className="mt-7 h-4 w-2/3" />
    </div>
  );
}
