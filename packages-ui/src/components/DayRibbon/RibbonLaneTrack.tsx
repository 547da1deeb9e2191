import { useId, type MouseEvent, type PointerEvent, type Ref } from 'react';
import { ChartTooltip } from '../../charts/ChartTooltip/index.js';
import { cn } from '../../lib/cn.js';
import type { DeviceLane, Period, RibbonItem } from './day-ribbon-data.js';
import { itemName, itemWords, periodWords, type RibbonFormat } from './day-ribbon-words.js';
import { closedPattern, unreportedPattern } from './ribbon-patterns.js';
import { RibbonMark } from './RibbonMark.js';
import { clip, positionIn } from './ribbon-time.js';
import type { DayRibbonModel, LaneLayout } from './use-day-ribbon.js';

/** Left edge and width of a period on a lane, as CSS. */
export function placed(period: Period, window: Period): { left: string; width: string } {
  const left = positionIn(window, period.from);
  return { left: `${left * 100}%`, width: `${(positionIn(window, period.to) - left) * 100}%` };
}

interface RibbonLaneTrackProps {
  /** The part that is as wide as the time. */
  ref: Ref<HTMLDivElement> | undefined;
  layout: LaneLayout;
  model: DayRibbonModel;
  format: RibbonFormat;
  now: number | undefined;
}

/** One lane: its schedule, what lies on it, and the pointer's way to it. */
export function RibbonLaneTrack({ ref, layout: { lane, items }, model, format, now }: RibbonLaneTrackProps) {
  const labelId = useId();
  const { shown, hot, hotAt } = model;
  const timeUnder = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return shown.from + ((event.clientX - box.left) / box.width) * (shown.to - shown.from);
  };
  const point = (event: PointerEvent<HTMLElement>) => model.setHot(hotAt(lane.id, timeUnder(event)));
  const open = (event: MouseEvent<HTMLElement>) => {
    const time = timeUnder(event);
    const target = hotAt(lane.id, time);
    if (target?.kind === 'item') model.activate(target.item, time);
    else if (target?.kind === 'hour') model.openHour(target.hour.from);
  };
  const hotItem = hot?.kind === 'item' && hot.item.laneId === lane.id ? hot.item : null;
  const hotHour = hot?.kind === 'hour' && hot.laneId === lane.id ? hot.hour : null;
  return (
    <div
      data-slot="ribbon-lane"
      className="mb-1.5 grid gap-x-2 gap-y-0.5 @2xl:grid-cols-[6rem_1fr] @2xl:items-center"
    >
      <span id={labelId} className="truncate text-sm text-ink-2" title={lane.label}>
        {lane.label}
      </span>
      <div ref={ref} data-slot="ribbon-track" className="relative h-9 touch-pan-y @2xl:h-8.5">
        <TrackGround lane={lane.kind === 'device' ? lane : null} model={model} />
        {hotHour && (
          <div aria-hidden="true" className="absolute inset-y-0 bg-ink/8" style={placed(hotHour, shown)} />
        )}
        {/* The pointer's way to an hour, and to what is too thin to hit. The keyboard and the screen reader have the items. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          data-slot="ribbon-pointer"
          className="absolute inset-0 size-full cursor-pointer"
          onPointerMove={point}
          onPointerLeave={() => model.setHot(null)}
          onClick={open}
        />
        <ul aria-labelledby={labelId} className="pointer-events-none absolute inset-0 m-0 list-none p-0">
          {items.map((item) => (
            <li key={item.key} className="contents">
              <RibbonMark
                item={item}
                model={model}
                name={itemName(item, format)}
                hot={item.key === hotItem?.key}
              />
            </li>
          ))}
        </ul>
        <TrackTime from={lane.reportedUntil} now={now} shown={shown} />
        {hotItem && <ItemTooltip item={hotItem} shown={shown} format={format} />}
        {hotHour && (
          <ChartTooltip x={positionIn(shown, (hotHour.from + hotHour.to) / 2)} top={0}>
            {format.labels.openHour(periodWords(hotHour, format))}
          </ChartTooltip>
        )}
      </div>
    </div>
  );
}

/** What the schedule says, behind everything: closed is hatched, allowed is plain. */
function TrackGround({ lane, model: { shown, ticks } }: { lane: DeviceLane | null; model: DayRibbonModel }) {
  const allowed = lane?.allowed;
  return (
    <div
      aria-hidden="true"
      data-slot="ribbon-ground"
      data-state={allowed ? 'scheduled' : 'open'}
      className={cn(
        'absolute inset-0 overflow-hidden rounded-sm',
        !allowed && (lane ? 'bg-allowed' : 'bg-sunken'),
      )}
      style={allowed && closedPattern}
    >
      {allowed?.map((period) => {
        const visible = clip(period, shown);
        return (
          visible && (
            <div key={period.from} className="absolute inset-y-0 bg-allowed" style={placed(visible, shown)} />
          )
        );
      })}
      {ticks.slice(1, -1).map((tick) => (
        <div
          key={tick}
          className="absolute inset-y-0 w-px bg-surface/70"
          style={{ left: `${positionIn(shown, tick) * 100}%` }}
        />
      ))}
    </div>
  );
}

/** Where the reports end, and where the day has come to. */
function TrackTime({
  from,
  now,
  shown,
}: {
  from: number | undefined;
  now: number | undefined;
  shown: Period;
}) {
  if (now === undefined) return null;
  const silent = from === undefined ? null : clip({ from, to: now }, shown);
  const future = clip({ from: now, to: shown.to }, shown);
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden rounded-sm">
      {silent && (
        <div
          data-slot="ribbon-unreported"
          className="absolute inset-y-0"
          style={{ ...unreportedPattern, ...placed(silent, shown) }}
        />
      )}
      {future && <div className="absolute inset-y-0 bg-surface/45" style={placed(future, shown)} />}
      {now > shown.from && now < shown.to && (
        <div
          data-slot="ribbon-now"
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink"
          style={{ left: `${positionIn(shown, now) * 100}%` }}
        />
      )}
    </div>
  );
}

function ItemTooltip({ item, shown, format }: { item: RibbonItem; shown: Period; format: RibbonFormat }) {
  const { title, kind, when, duration, reason } = itemWords(item, format);
  return (
    <ChartTooltip x={positionIn(shown, (item.from + item.to) / 2)} top={0}>
      <span className="block font-medium">{title}</span>
      <span className={cn('block', item.kind === 'blocked' ? 'text-stop' : 'text-ink-2')}>
        {[kind, duration].filter(Boolean).join(' · ')}
      </span>
      <span className="block text-ink-2">{when}</span>
      {reason && <span className="block text-ink-2">{reason}</span>}
    </ChartTooltip>
  );
}
