import type { ComponentProps } from 'react';
import { useChartMarks, type ActiveMarkProps } from '../../hooks/use-chart-marks.js';
import { cn } from '../../lib/cn.js';
import { ColumnPlot, type AxisTick, type PlotColumn } from '../ColumnPlot/index.js';
import { slotLevel, slotPeriod, type BatteryLabels } from './battery-words.js';
import { slotCount, useBatteryBars, type BatteryReading, type BatterySlot } from './use-battery-bars.js';

/** Levels that the axis names, in percent. */
const LEVELS = [0, 50, 100];
/** The axis names every third hour, fewer where it is narrow. */
const HOURS = 3;

export interface BatteryBarsProps
  extends Omit<ComponentProps<'figure'>, 'children' | 'onSelect'>, ActiveMarkProps {
  /** The local day in epoch seconds, from midnight to midnight: 23, 24 or 25 hours. */
  from: number;
  to: number;
  /** In any order. */
  readings: readonly BatteryReading[];
  /** The present, in epoch seconds; absent on a day that is over. What lies ahead stays empty. */
  now?: number;
  /** At this level, in percent, and under it a bar is amber and its words say that it is low. */
  lowLevel?: number;
  /** A level, 0 to 100, in words: "62%". */
  format: (level: number) => string;
  /** An epoch second as a time of day: "14:30". */
  formatTime: (time: number) => string;
  /** What the chart is about, for screen readers. */
  label: string;
  labels: BatteryLabels;
  /** Of the bars without their axis, in pixels. */
  height?: number;
  /** Opens the details of a half hour. */
  onSelect?: (slot: BatterySlot) => void;
}

/** A day of a battery in half hours. Where the device did not report there is a gap, never a guess. */
export function BatteryBars({
  from,
  to,
  readings,
  now,
  lowLevel = 20,
  format,
  formatTime,
  label,
  labels,
  height = 160,
  onSelect,
  activeId,
  defaultActiveId,
  onActiveIdChange,
  className,
  ...props
}: BatteryBarsProps) {
  const slots = useBatteryBars({ from, to, readings, now, lowLevel });
  const marks = useChartMarks({
    marks: slots,
    activeId,
    defaultActiveId,
    onActiveIdChange,
    onPress: onSelect,
  });
  const active = slots.find(({ id }) => id === marks.activeId);
  const words = { format, formatTime, labels };
  const columns = slots.map((slot): PlotColumn => ({
    id: slot.id,
    name: `${slotPeriod(slot, words)}, ${slotLevel(slot, words)}`,
    isGap: slot.level === null,
    segments:
      slot.level === null
        ? []
        : [
            {
              id: 'level',
              share: slot.level / 100,
              fill: slot.isLow ? 'var(--ostoja-look)' : 'var(--ostoja-used)',
            },
          ],
  }));
  const xTicks = Array.from(
    { length: Math.floor((to - from) / (HOURS * 3600)) + 1 },
    (_, index): AxisTick => ({
      at: (index * HOURS * 3600) / (to - from),
      text: formatTime(from + index * HOURS * 3600),
    }),
  );
  return (
    <figure data-slot="battery-bars" aria-label={label} className={cn('m-0 min-w-0', className)} {...props}>
      <ColumnPlot
        columns={columns}
        room={slotCount({ from, to })}
        xTicks={xTicks}
        yTicks={LEVELS.map((level) => ({ at: level / 100, text: format(level) }))}
        marks={marks}
        height={height}
        canSelect={onSelect !== undefined}
        tooltip={
          active && (
            <>
              <span className="font-medium">{slotLevel(active, words)}</span>
              <span className="block text-ink-2">{slotPeriod(active, words)}</span>
            </>
          )
        }
      />
    </figure>
  );
}
