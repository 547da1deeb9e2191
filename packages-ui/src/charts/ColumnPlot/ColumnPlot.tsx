import { memo, type ReactNode } from 'react';
import { unreportedPattern } from '../../components/DayRibbon/ribbon-patterns.js';
import type { ChartMarks } from '../../hooks/use-chart-marks.js';
import { cn } from '../../lib/cn.js';
import { useElementWidth } from '../../hooks/use-element-width.js';
import { ChartTooltip } from '../ChartTooltip/index.js';
import { fitTicks, type AxisTick } from './fit-ticks.js';

/** A piece of a column, from the bottom up. */
export interface ColumnSegment {
  readonly id: string;
  /** Of the plot's height, 0 to 1. */
  readonly share: number;
  /** A CSS colour. */
  readonly fill: string;
}

export interface PlotColumn {
  readonly id: string;
  /** The whole of it in words, for screen readers. */
  readonly name: string;
  /** None, and not a gap: the column stands for zero. */
  readonly segments: readonly ColumnSegment[];
  /** Nothing is known of it: dotted, which is not the same as zero. */
  readonly isGap?: boolean;
}

interface ColumnPlotProps {
  columns: readonly PlotColumn[];
  /** How many columns there is room for: those of hours to come stay empty. */
  room: number;
  xTicks: readonly AxisTick[];
  yTicks: readonly AxisTick[];
  marks: ChartMarks;
  /** What the active column's tooltip says. */
  tooltip: ReactNode;
  /** Of the plot without its axis, in pixels. */
  height: number;
  canSelect: boolean;
}

/**
 * Standing bars over an axis. Heights and widths are shares of a plot of given height, so that it follows its box
 * without a jump; only the words of the axis are measured. Every column is as tall as the plot for the pointer, however
 * low its bar is.
 */
export function ColumnPlot({
  columns,
  room,
  xTicks,
  yTicks,
  marks,
  tooltip,
  height,
  canSelect,
}: ColumnPlotProps) {
  const { activeId, stop, boxProps } = marks;
  const activeIndex = columns.findIndex(({ id }) => id === activeId);
  const active = columns[activeIndex];
  const activeTop = active?.segments.reduce((sum, { share }) => sum + share, 0) ?? 0;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-2 text-xs text-ink-3 tabular-nums">
      <YAxis ticks={yTicks} height={height} />
      <div className="relative text-sm text-ink" style={{ height }}>
        {yTicks.map(({ at }) => (
          <span
            key={at}
            aria-hidden="true"
            className={cn('absolute inset-x-0 border-t', at === 0 ? 'border-line-2' : 'border-line')}
            style={{ bottom: `${at * 100}%` }}
          />
        ))}
        <ol className="absolute inset-0 flex touch-pan-y" {...boxProps}>
          {columns.map((column, index) => (
            <ColumnMark
              key={column.id}
              column={column}
              index={index}
              width={100 / room}
              isActive={index === activeIndex}
              isStop={index === stop}
              canSelect={canSelect}
            />
          ))}
        </ol>
        {active && (
          <ChartTooltip key={active.id} x={(activeIndex + 0.5) / room} top={(1 - activeTop) * height}>
            {tooltip}
          </ChartTooltip>
        )}
      </div>
      <XAxis ticks={xTicks} />
    </div>
  );
}

interface ColumnMarkProps {
  column: PlotColumn;
  index: number;
  /** Of the plot, in percent. */
  width: number;
  isActive: boolean;
  isStop: boolean;
  canSelect: boolean;
}

const ColumnMark = memo(function ColumnMark({
  column,
  index,
  width,
  isActive,
  isStop,
  canSelect,
}: ColumnMarkProps) {
  return (
    <li
      data-slot="chart-column"
      data-state={column.isGap ? 'gap' : isActive ? 'active' : 'idle'}
      className="h-full"
      style={{ width: `${width}%` }}
    >
      <button
        type="button"
        data-mark={index}
        tabIndex={isStop ? 0 : -1}
        aria-label={column.name}
        className={cn(
          'focus-ring relative flex size-full flex-col-reverse items-center rounded-[3px] focus-visible:z-1',
          canSelect ? 'cursor-pointer' : 'cursor-default',
          isActive && 'bg-[color-mix(in_oklab,var(--ostoja-ink-3)_14%,transparent)]',
        )}
      >
        {column.isGap && <span className="absolute inset-x-0 bottom-0 h-3" style={unreportedPattern} />}
        {column.segments.map(({ id, share, fill }) => (
          <span
            key={id}
            data-slot="chart-column-fill"
            className="min-h-0.5 w-[72%] max-w-7 shrink-0 border-t border-surface last:rounded-t-[3px]"
            style={{ height: `${share * 100}%`, background: fill }}
          />
        ))}
      </button>
    </li>
  );
});

function YAxis({ ticks, height }: { ticks: readonly AxisTick[]; height: number }) {
  return (
    // Every word stands in the one cell, so that the widest makes the axis as wide as it must be
    <div aria-hidden="true" className="grid" style={{ gridTemplateRows: `${height}px` }}>
      {ticks.map(({ at, text }) => (
        <span
          key={at}
          className="col-start-1 row-start-1 translate-y-1/2 self-end text-right whitespace-nowrap"
          style={{ marginBottom: at * height }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

const places = {
  start: { left: 0 },
  end: { right: 0 },
};

function XAxis({ ticks }: { ticks: readonly AxisTick[] }) {
  const [ref, width] = useElementWidth();
  return (
    <div ref={ref} aria-hidden="true" className="relative col-start-2 h-6">
      {fitTicks(ticks, width ?? 0).map(({ at, text, side }) => (
        <span
          key={at}
          className="absolute top-1.5 whitespace-nowrap"
          style={side === 'centre' ? { left: `${at * 100}%`, translate: '-50%' } : places[side]}
        >
          {text}
        </span>
      ))}
    </div>
  );
}
