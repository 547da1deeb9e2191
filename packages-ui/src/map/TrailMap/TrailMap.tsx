import { List, Map as MapIcon, Route } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/index.js';
import { EmptyState } from '../../components/EmptyState/index.js';
import { Skeleton } from '../../components/Skeleton/index.js';
import { Switch } from '../../components/Switch/index.js';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { cn } from '../../lib/cn.js';
import { useComposedRefs } from '../../lib/compose-refs.js';
import type { TileBaseMap } from './base-map.js';
import type { GapRule } from './gap-rule.js';
import { HourRangeSlider } from './HourRangeSlider.js';
import { MapStage } from './MapStage.js';
import { ReplayBar } from './ReplayBar.js';
import { TrailLegend } from './TrailLegend.js';
import { TrailList } from './TrailList.js';
import {
  allHours,
  type HourRange,
  type SpeedUnit,
  type TrailMapView,
  type TrailPosition,
  type TrailStay,
} from './trail-map-data.js';
import type { TrailChapter } from './trail-chapters.js';
import type { TrailMapFormat, TrailMapLabels } from './trail-map-words.js';
import { useReplay } from './use-replay.js';
import { useTrailMap } from './use-trail-map.js';
import { ViewToggle } from '../../components/ViewToggle/index.js';
import { hasWebGl2 } from './webgl.js';

export interface TrailMapProps
  extends Omit<ComponentProps<'section'>, 'children'>, Omit<TrailMapFormat, 'labels'> {
  /** The local day in epoch seconds, from midnight to midnight: 23, 24 or 25 hours. */
  from: number;
  to: number;
  positions: readonly TrailPosition[];
  stays?: readonly TrailStay[];
  /** The present, in epoch seconds; absent on a day that is over. */
  now?: number;
  /** The IANA time zone of the day, for the hours; absent: the reader's own. */
  timeZone?: string;
  /** When two reports are not joined by a line; what is left out is as ever (docs/decisions/0077). */
  gap?: Partial<GapRule>;
  /** Raster tiles; absent: the bundled coarse world alone. */
  baseMap?: TileBaseMap;
  speedUnit?: SpeedUnit;
  labels: TrailMapLabels;
  /** The day in a sentence or two, above the map. */
  sentence?: ReactNode;
  /** What must be known first: that positioning is off, say. */
  notice?: ReactNode;
  hours?: HourRange;
  defaultHours?: HourRange;
  onHoursChange?: (hours: HourRange) => void;
  /** The moment of the replay in epoch seconds; null shows the whole way. */
  time?: number | null;
  defaultTime?: number | null;
  onTimeChange?: (time: number | null) => void;
  view?: TrailMapView;
  defaultView?: TrailMapView;
  onViewChange?: (view: TrailMapView) => void;
  /** Whether the way has the colours of its speed. */
  showSpeed?: boolean;
  defaultShowSpeed?: boolean;
  onShowSpeedChange?: (showSpeed: boolean) => void;
  /** What can be chosen above the map; absent: both. A lone position has no hours to choose from, say. */
  controls?: readonly TrailMapControl[];
  loading?: boolean;
  /** Takes the place of all: an ErrorState. */
  error?: ReactNode;
}

/** A choice above the map: which hours it shows, and whether in the colours of speed. */
export type TrailMapControl = 'hours' | 'speed';

const allControls: readonly TrailMapControl[] = ['hours', 'speed'];

const views = [
  { view: 'map', icon: MapIcon },
  { view: 'list', icon: List },
] as const;

/**
 * Where a child was in the course of a day: the way with its speed, long stays, gaps in the reports, and a replay. Its
 * list view says the same in words. The code that draws is loaded when a map is shown, not before.
 */
export function TrailMap({
  from,
  to,
  positions,
  stays = none,
  now,
  timeZone,
  gap,
  baseMap,
  speedUnit = 'km/h',
  labels,
  sentence,
  notice,
  hours: hoursProp,
  defaultHours = allHours,
  onHoursChange,
  time: timeProp,
  defaultTime = null,
  onTimeChange,
  view: viewProp,
  defaultView = 'map',
  onViewChange,
  showSpeed: showSpeedProp,
  defaultShowSpeed = true,
  onShowSpeedChange,
  controls = allControls,
  loading = false,
  error,
  formatTime,
  formatDuration,
  formatDistance,
  formatSpeed,
  formatNumber,
  className,
  ref,
  ...props
}: TrailMapProps) {
  const [hours, setHours] = useControllableState({
    value: hoursProp,
    defaultValue: defaultHours,
    onValueChange: onHoursChange,
  });
  const [time, setTime] = useControllableState({
    value: timeProp,
    defaultValue: defaultTime,
    onValueChange: onTimeChange,
  });
  const [view, setView] = useControllableState({
    value: viewProp,
    defaultValue: defaultView,
    onValueChange: onViewChange,
  });
  const [showSpeed, setShowSpeed] = useControllableState({
    value: showSpeedProp,
    defaultValue: defaultShowSpeed,
    onValueChange: onShowSpeedChange,
  });
  const model = useTrailMap({ day: { from, to }, positions, stays, hours, now, timeZone, gap });
  const replay = useReplay({ chapters: model.chapters, reach: model.reach, time, setTime });
  const { root, focusMoment } = useMomentFocus(ref, view);
  const format = { formatTime, formatDuration, formatDistance, formatSpeed, formatNumber, labels };
  const hasTrail = model.trail.length > 0;
  const [canDraw] = useState(hasWebGl2);
  const showOnMap = (chapter: TrailChapter) => {
    replay.stop();
    setTime(Math.max(model.reach.from, chapter.from));
    setView('map');
    focusMoment();
  };
  const list = (onShow?: (chapter: TrailChapter) => void) => (
    <TrailList chapters={model.chapters} format={format} onShow={onShow} />
  );
  const state = loading ? 'loading' : error ? 'error' : model.hasAny ? 'ready' : 'empty';
  return (
    <section
      data-slot="trail-map"
      data-state={state}
      data-view={view}
      aria-label={labels.name}
      aria-busy={loading || undefined}
      className={cn('@container min-w-0 text-ink', className)}
      ref={root}
      {...props}
    >
      <header className="mb-3 flow-root">
        <ViewToggle className="float-right mb-1 ml-3" {...{ views, view, labels }} onViewChange={setView} />
        {loading ? (
          <Skeleton lines={1} className="h-7 max-w-120" />
        ) : (
          sentence && <p className="text-base font-medium tracking-tight @md:text-lg">{sentence}</p>
        )}
      </header>
      {notice && (
        <div data-slot="trail-notice" className="mb-3">
          {notice}
        </div>
      )}
      {state === 'loading' && <LoadingMap label={labels.loading} />}
      {state === 'error' && error}
      {state === 'empty' && <EmptyState icon={<Route />} title={labels.empty} />}
      {state === 'ready' && (
        <>
          <div className="mb-2 flex flex-wrap items-end gap-x-8 gap-y-1">
            {controls.includes('hours') && (
              <HourRangeSlider {...{ hours, day: { from, to }, timeZone, format }} onHoursChange={setHours} />
            )}
            {controls.includes('speed') && view === 'map' && canDraw && (
              <Switch label={labels.showSpeed} checked={showSpeed} onCheckedChange={setShowSpeed} />
            )}
          </div>
          {!model.bounds ? (
            <EmptyState
              icon={<Route />}
              title={labels.emptyHours}
              action={
                <Button variant="secondary" onClick={() => setHours(allHours)}>
                  {labels.allHours}
                </Button>
              }
            />
          ) : view === 'list' ? (
            list(hasTrail ? showOnMap : undefined)
          ) : (
            <MapStage
              {...{ model, time, showSpeed, speedUnit, baseMap, format, canDraw }}
              onTimeChange={setTime}
              list={list()}
            >
              {hasTrail && <ReplayBar {...{ model, time, replay, format }} onTimeChange={setTime} />}
              <TrailLegend {...{ model, showSpeed, speedUnit, format }} />
            </MapStage>
          )}
        </>
      )}
    </section>
  );
}

const none: readonly TrailStay[] = [];

/** Stands in the size of the controls and the map. */
function LoadingMap({ label }: { label: string }) {
  return (
    <div data-slot="trail-loading">
      <span className="sr-only">{label}</span>
      <Skeleton className="mb-3 h-8 max-w-96" />
      <Skeleton className="h-80 rounded-md @2xl:h-110" />
    </div>
  );
}

/** The button that shows a row on the map is gone with the list: focus goes on to the moment that it chose. */
function useMomentFocus(ref: Ref<HTMLElement> | undefined, view: TrailMapView) {
  const own = useRef<HTMLElement>(null);
  const wanted = useRef(false);
  const root = useComposedRefs(ref, own);
  useEffect(() => {
    if (view !== 'map' || !wanted.current) return;
    wanted.current = false;
    // The slider's thumb is hidden until it has been placed.
    const frame = requestAnimationFrame(() => {
      own.current?.querySelector<HTMLElement>('[data-slot=replay-bar] [role=slider]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [view]);
  return { root, focusMoment: () => (wanted.current = true) };
}
