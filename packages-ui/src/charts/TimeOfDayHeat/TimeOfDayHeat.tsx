import { memo, type ComponentProps, type CSSProperties } from 'react';
import { stepInGrid } from '../../hooks/mark-steps.js';
import { useChartMarks, type ActiveMarkProps } from '../../hooks/use-chart-marks.js';
import { cn } from '../../lib/cn.js';
import { ChartTooltip } from '../ChartTooltip/index.js';
import { greatest, HOURS, useTimeOfDayHeat, type HeatCell } from './use-time-of-day-heat.js';

/** The ground of a cell by its level: one colour, ever more of it. */
const fills = [0, 26, 48, 72, 100].map(
  (part) => `color-mix(in oklab, var(--ostoja-used) ${part}%, var(--ostoja-sunken))`,
);
const step = stepInGrid(HOURS);
/** Height of a row and of the hours above, in pixels, as their classes have them. */
const ROW = 28;
const HEAD = 22;

/** As wide as the longest name of a day, within a fifth of the chart; a style variable for the table and the tooltip. */
function headWidth(days: readonly string[]): CSSProperties {
  const longest = Math.max(0, ...days.map(({ length }) => length));
  const variable: Record<`--${string}`, string> = {
    '--heat-head': `clamp(2rem, ${longest}ch + 0.25rem, 20cqi)`,
  };
  return variable;
}

export interface TimeOfDayHeatProps
  extends Omit<ComponentProps<'figure'>, 'children' | 'onSelect'>, ActiveMarkProps {
  /** A row for each weekday in the order shown, 24 values in each, never negative. */
  values: readonly (readonly number[])[];
  /** The names of the rows, short: "Mon". */
  days: readonly string[];
  /** The value of the darkest step; absent: the greatest one. */
  max?: number;
  /** A value in words: "35 min". */
  format: (value: number) => string;
  /** An hour, 0 to 24, as a time of day: "14:00". */
  formatHour: (hour: number) => string;
  /** Few characters for the axis: "14". Absent: `formatHour`. */
  formatHourShort?: (hour: number) => string;
  /** What the chart is about, for screen readers. */
  label: string;
  labels: {
    /** "Mon, 14:00 to 15:00"; gets the day's name and already formatted hours. */
    readonly period: (day: string, from: string, to: string) => string;
    /** Stands over the names of the days, for screen readers: "Day". */
    readonly day: string;
  };
  /** Opens the details of an hour. */
  onSelect?: (cell: HeatCell) => void;
}

/** When in the week something is used: seven days of 24 hours. A grid with its heads; arrows move in all four ways. */
export function TimeOfDayHeat({
  values,
  days,
  max,
  format,
  formatHour,
  formatHourShort = formatHour,
  label,
  labels,
  onSelect,
  activeId: activeIdProp,
  defaultActiveId,
  onActiveIdChange,
  className,
  ...props
}: TimeOfDayHeatProps) {
  const cells = useTimeOfDayHeat(values, max);
  const { activeId, stop, boxProps } = useChartMarks({
    marks: cells,
    step,
    activeId: activeIdProp,
    defaultActiveId,
    onActiveIdChange,
    onPress: onSelect,
  });
  const active = cells.find(({ id }) => id === activeId);
  return (
    <figure
      data-slot="time-of-day-heat"
      aria-label={label}
      className={cn('@container m-0 min-w-0', className)}
      {...props}
    >
      <div className="relative" style={headWidth(days)}>
        <table
          role="grid"
          aria-label={label}
          className="w-full table-fixed border-separate border-spacing-px text-xs text-ink-3 tabular-nums"
          {...boxProps}
        >
          <thead>
            <tr className="h-5">
              <th scope="col" className="w-(--heat-head) p-0">
                <span className="sr-only">{labels.day}</span>
              </th>
              {Array.from({ length: HOURS }, (_, hour) => (
                <HourHead key={hour} hour={hour} short={formatHourShort(hour)} words={formatHour(hour)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((name, day) => (
              <tr key={name} className="h-[27px]">
                <th scope="row" className="truncate p-0 pr-1 text-left font-normal text-ink-2">
                  {name}
                </th>
                {cells.slice(day * HOURS, (day + 1) * HOURS).map((cell) => (
                  <Cell
                    key={cell.id}
                    cell={cell}
                    name={format(cell.value)}
                    isActive={cell === active}
                    isStop={day * HOURS + cell.hour === stop}
                    canSelect={onSelect !== undefined}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {active && (
          <ChartTooltip
            key={active.id}
            x={(active.hour + 0.5) / HOURS}
            top={HEAD + active.day * ROW}
            style={{
              left: `calc(var(--heat-head) + (100% - var(--heat-head)) * ${(active.hour + 0.5) / HOURS})`,
            }}
          >
            <span className="font-medium">{format(active.value)}</span>
            <span className="block text-ink-2">
              {labels.period(days[active.day] ?? '', formatHour(active.hour), formatHour(active.hour + 1))}
            </span>
          </ChartTooltip>
        )}
      </div>
      <Scale least={format(0)} most={format(max ?? greatest(values))} />
    </figure>
  );
}

/** Every head is there for screen readers; shown is every third hour, every sixth where the chart is narrow. */
function HourHead({ hour, short, words }: { hour: number; short: string; words: string }) {
  return (
    <th scope="col" className="relative p-0 text-left font-normal">
      <span className="sr-only">{words}</span>
      {hour % 3 === 0 && (
        <span
          aria-hidden="true"
          className={cn(
            'absolute bottom-0.5 left-0 whitespace-nowrap',
            hour % 6 !== 0 && 'hidden @lg:inline',
          )}
        >
          {short}
        </span>
      )}
    </th>
  );
}

interface CellProps {
  cell: HeatCell;
  name: string;
  isActive: boolean;
  isStop: boolean;
  canSelect: boolean;
}

const Cell = memo(function Cell({ cell, name, isActive, isStop, canSelect }: CellProps) {
  return (
    <td
      data-slot="heat-cell"
      data-state={isActive ? 'active' : 'idle'}
      data-level={cell.level}
      data-mark={cell.day * HOURS + cell.hour}
      tabIndex={isStop ? 0 : -1}
      aria-label={name}
      className={cn(
        'focus-ring relative touch-pan-y rounded-[3px] p-0 focus-visible:z-1',
        canSelect && 'cursor-pointer',
        isActive && 'shadow-[inset_0_0_0_2px_var(--ostoja-ink)]',
      )}
      style={{ background: fills[cell.level] }}
    />
  );
});

/** What the colours mean, from nothing to the most. */
function Scale({ least, most }: { least: string; most: string }) {
  return (
    <p
      data-slot="chart-legend"
      className="mt-2 flex items-center justify-end gap-1.5 text-xs text-ink-2 tabular-nums"
    >
      {least}
      <span aria-hidden="true" className="flex gap-px">
        {fills.map((fill) => (
          <span key={fill} className="size-3.5 rounded-[3px]" style={{ background: fill }} />
        ))}
      </span>
      {most}
    </p>
  );
}
