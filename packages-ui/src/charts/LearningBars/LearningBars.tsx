import { scaleLinear } from '@visx/scale';
import type { ComponentProps } from 'react';
import type { CalendarDay } from '../../components/Calendar/calendar-day.js';
import { useChartMarks, type ActiveMarkProps } from '../../hooks/use-chart-marks.js';
import { chartColour } from '../../lib/chart-colour.js';
import { cn } from '../../lib/cn.js';
import { ColumnPlot, wholeTicks, type AxisTick, type PlotColumn } from '../ColumnPlot/index.js';
import { dayParts, MIN_DAYS } from './learning-words.js';
import {
  useLearningBars,
  type LearningColumn,
  type LearningDay,
  type LearningSeries,
} from './use-learning-bars.js';

/** About how many days the axis names; fewer where it is narrow. */
const NAMED_DAYS = 7;

export interface LearningBarsProps
  extends Omit<ComponentProps<'figure'>, 'children' | 'onSelect'>, ActiveMarkProps {
  /** Whole numbers: tasks, minutes. In any order; days without learning may be missing. */
  days: readonly LearningDay[];
  /** What a column is made of, from the bottom up; one, or one for each subject. */
  series: readonly LearningSeries[];
  /** The day that the chart ends with, at least: the reader's today. Absent: the last one in `days`. */
  lastDay?: CalendarDay;
  /** The least number of days that are shown. */
  minDays?: number;
  /** A value in words: "3 tasks", "20 min". */
  format: (value: number) => string;
  /** A day in few characters, for the axis: "20 Nov". */
  formatDay: (day: CalendarDay) => string;
  /** A day in words: "Friday 20 November". */
  formatDayLong: (day: CalendarDay) => string;
  /** What the chart is about, for screen readers. */
  label: string;
  /** Of the bars without their axis, in pixels. */
  height?: number;
  /** Opens the details of a day. */
  onSelect?: (column: LearningColumn) => void;
}

/** How much was learned each day, for at least fourteen days, in one colour or one for each subject. */
export function LearningBars({
  days,
  series,
  lastDay,
  minDays = MIN_DAYS,
  format,
  formatDay,
  formatDayLong,
  label,
  height = 160,
  onSelect,
  activeId,
  defaultActiveId,
  onActiveIdChange,
  className,
  ...props
}: LearningBarsProps) {
  const columns = useLearningBars({ days, seriesCount: series.length, lastDay, minDays });
  const marks = useChartMarks({
    marks: columns,
    activeId,
    defaultActiveId,
    onActiveIdChange,
    onPress: onSelect,
  });
  const active = columns.find(({ id }) => id === marks.activeId);
  const ticks = wholeTicks(columns.reduce((most, { total }) => Math.max(most, total), 0));
  const scale = scaleLinear<number>({ domain: [0, ticks.at(-1) ?? 1], range: [0, 1] });
  const fills = series.map(({ colour }, index) => chartColour(colour ?? index + 1));
  return (
    <figure data-slot="learning-bars" aria-label={label} className={cn('m-0 min-w-0', className)} {...props}>
      <ColumnPlot
        columns={columns.map((column): PlotColumn => {
          const words = `${formatDayLong(column.day)}, ${format(column.total)}`;
          const parts = series.length > 1 ? dayParts(column, series, format) : [];
          return {
            id: column.id,
            name: parts.length > 0 ? `${words}: ${parts.join(', ')}` : words,
            segments: series.flatMap(({ id }, index) => {
              const value = column.values[index] ?? 0;
              return value > 0 ? [{ id, share: scale(value), fill: fills[index] ?? '' }] : [];
            }),
          };
        })}
        room={columns.length}
        xTicks={dayTicks(columns, formatDay)}
        yTicks={ticks.map((value) => ({ at: scale(value), text: format(value) }))}
        marks={marks}
        height={height}
        canSelect={onSelect !== undefined}
        tooltip={active && <DayTooltip {...{ column: active, series, fills, format, formatDayLong }} />}
      />
      {series.length > 1 && (
        <ul data-slot="chart-legend" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
          {series.map(({ id, label: name }, index) => (
            <li key={id} className="flex min-w-0 gap-1.5">
              <Swatch fill={fills[index]} />
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

/** Names the last day and every so many before it. */
function dayTicks(
  columns: readonly LearningColumn[],
  formatDay: (day: CalendarDay) => string,
): readonly AxisTick[] {
  const every = Math.ceil(columns.length / NAMED_DAYS);
  return columns.flatMap(({ day }, index) =>
    (columns.length - 1 - index) % every === 0
      ? [{ at: (index + 0.5) / columns.length, text: formatDay(day) }]
      : [],
  );
}

const Swatch = ({ fill }: { fill: string | undefined }) => (
  <span
    aria-hidden="true"
    className="mt-[0.3em] size-2.5 shrink-0 self-start rounded-[3px]"
    style={{ background: fill }}
  />
);

interface DayTooltipProps extends Pick<LearningBarsProps, 'series' | 'format' | 'formatDayLong'> {
  column: LearningColumn;
  fills: readonly string[];
}

function DayTooltip({ column, series, fills, format, formatDayLong }: DayTooltipProps) {
  return (
    <>
      <span className="text-ink-2">{formatDayLong(column.day)}</span>
      <span className="block font-medium">{format(column.total)}</span>
      {series.length > 1 &&
        series.map(({ id, label }, index) => {
          const value = column.values[index] ?? 0;
          return (
            value > 0 && (
              <span key={id} className="flex gap-1.5">
                <Swatch fill={fills[index]} />
                <span className="min-w-0 flex-1">{label}</span>
                <span className="pl-2 tabular-nums">{format(value)}</span>
              </span>
            )
          );
        })}
    </>
  );
}
