import { memo, type ComponentProps } from 'react';
import { useChartMarks, type ActiveMarkProps } from '../../hooks/use-chart-marks.js';
import { cn } from '../../lib/cn.js';
import { ChartTooltip } from '../ChartTooltip/index.js';
import { useUsageBars, type UsageBar, type UsageBarRow } from './use-usage-bars.js';

export interface UsageBarsProps
  extends Omit<ComponentProps<'figure'>, 'children' | 'onSelect'>, ActiveMarkProps {
  bars: readonly UsageBar[];
  /** The value of a full bar; absent: the greatest one. */
  max?: number;
  /** A value in words: minutes as "1 h 20 min". */
  format: (value: number) => string;
  /** What the chart is about, for screen readers. */
  label: string;
  /** Opens the details of a bar. */
  onSelect?: (bar: UsageBar) => void;
}

/**
 * What was used most, longest first: picture, name, remark, bar and value. One tab stop, arrows move; the tooltip says
 * whole what a narrow line cuts.
 */
export function UsageBars({
  bars,
  max,
  format,
  label,
  onSelect,
  activeId: activeIdProp,
  defaultActiveId,
  onActiveIdChange,
  className,
  ...props
}: UsageBarsProps) {
  const rows = useUsageBars(bars, max);
  const { activeId, stop, boxProps } = useChartMarks({
    marks: rows,
    activeId: activeIdProp,
    defaultActiveId,
    onActiveIdChange,
    onPress: onSelect,
  });
  return (
    <figure
      data-slot="usage-bars"
      aria-label={label}
      className={cn('@container m-0 min-w-0', className)}
      {...props}
    >
      {/* The longest value makes the column of values: all bars keep one length, whatever a language's words take */}
      <ul className="grid grid-cols-[minmax(0,1fr)_auto]" {...boxProps}>
        {rows.map((row, index) => (
          <BarRow
            key={row.id}
            row={row}
            index={index}
            value={format(row.value)}
            isActive={row.id === activeId}
            isStop={index === stop}
            canSelect={onSelect !== undefined}
          />
        ))}
      </ul>
    </figure>
  );
}

interface BarRowProps {
  row: UsageBarRow;
  index: number;
  value: string;
  isActive: boolean;
  isStop: boolean;
  canSelect: boolean;
}

const BarRow = memo(function BarRow({ row, index, value, isActive, isStop, canSelect }: BarRowProps) {
  return (
    <li
      data-slot="usage-bar"
      data-state={isActive ? 'active' : 'idle'}
      className="relative col-span-2 grid grid-cols-subgrid"
    >
      <button
        type="button"
        data-mark={index}
        tabIndex={isStop ? 0 : -1}
        aria-label={row.note ? `${row.name}, ${row.note}, ${value}` : `${row.name}, ${value}`}
        className={
          canSelect
            ? 'focus-ring relative col-span-2 grid grid-cols-subgrid items-center cursor-pointer rounded-sm py-1.5 pl-10.5 text-left hover:bg-sunken'
            : 'focus-ring relative col-span-2 grid grid-cols-subgrid items-center cursor-default rounded-sm py-1.5 pl-10.5 text-left'
        }
      >
        <span className="absolute top-1.5 left-0 grid size-7.5 place-items-center overflow-hidden rounded-[9px] bg-sunken text-sm font-semibold text-ink-2">
          {row.icon ?? row.name.slice(0, 1).toUpperCase()}
        </span>
        <span className="block min-w-0">
          {/* What may be cut here is whole in the tooltip */}
          {/* The remark has a line of its own in a narrow place; beside the name it gives way before the name does */}
          <span className="flex min-h-6 flex-col pb-1 @md:flex-row @md:items-baseline @md:gap-1.5 @md:pb-0">
            <span className="max-w-full shrink-0 truncate" data-may-truncate="">
              {row.name}
            </span>
            {row.note && (
              <span data-may-truncate="" className="min-w-0 truncate text-xs text-ink-3">
                {row.note}
              </span>
            )}
          </span>
          <span data-slot="usage-bar-track" className="block h-1.5 overflow-hidden rounded-full bg-sunken">
            <span
              data-slot="usage-bar-fill"
              className="block h-full min-w-1 rounded-full bg-used"
              style={{ width: `${row.share * 100}%` }}
            />
          </span>
        </span>
        <span
          data-slot="usage-bar-value"
          className="pl-3 text-right text-sm font-semibold whitespace-nowrap tabular-nums"
        >
          {value}
        </span>
      </button>
      {isActive && (
        <ChartTooltip x={0.5} top={4}>
          <span className="font-medium">{row.name}</span>
          <span className="block text-ink-2">{row.note ? `${value} · ${row.note}` : value}</span>
        </ChartTooltip>
      )}
    </li>
  );
});
