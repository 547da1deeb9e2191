import type { ComponentProps } from 'react';
import { useChartMarks, type ActiveMarkProps } from '../../hooks/use-chart-marks.js';
import { cn } from '../../lib/cn.js';
import { ChartTooltip } from '../ChartTooltip/index.js';
import { useTopBars, type TopBar } from './use-top-bars.js';

const tones = { used: 'bg-used', blocked: 'bg-blocked' };

export interface TopBarsProps
  extends Omit<ComponentProps<'figure'>, 'children' | 'onSelect'>, ActiveMarkProps {
  bars: readonly TopBar[];
  /** A value in words. */
  format: (value: number) => string;
  /** What the chart is about, for screen readers. */
  label: string;
  /** What the bars count: use, or blocked tries. */
  tone?: keyof typeof tones;
  /** Labels longer than this many characters are cut; the tooltip has them whole. */
  labelLength?: number;
  /** Opens the details of a bar. */
  onSelect?: (bar: TopBar) => void;
}

/** A top list as lying bars. One tab stop, arrows move; the tooltip says the whole label. */
export function TopBars({
  bars,
  format,
  label,
  tone = 'used',
  labelLength = 18,
  onSelect,
  activeId: activeIdProp,
  defaultActiveId,
  onActiveIdChange,
  className,
  ...props
}: TopBarsProps) {
  const rows = useTopBars(bars, labelLength);
  const { activeId, stop, boxProps } = useChartMarks({
    marks: rows,
    activeId: activeIdProp,
    defaultActiveId,
    onActiveIdChange,
    onPress: onSelect,
  });
  return (
    <figure data-slot="top-bars" aria-label={label} className={cn('m-0 min-w-0', className)} {...props}>
      <ul className="grid grid-cols-[minmax(0,1fr)] text-sm" {...boxProps}>
        {rows.map((row, index) => (
          <li
            key={row.id}
            data-slot="top-bar"
            data-state={row.id === activeId ? 'active' : 'idle'}
            className="relative"
          >
            <button
              type="button"
              data-mark={index}
              tabIndex={index === stop ? 0 : -1}
              aria-label={`${row.label}, ${format(row.value)}`}
              className={cn(
                'focus-ring grid min-h-8 w-full grid-cols-[minmax(6rem,9.5rem)_1fr_auto] items-center gap-2.5 rounded-sm py-1 text-left',
                onSelect ? 'cursor-pointer hover:bg-sunken' : 'cursor-default',
              )}
            >
              <span data-may-truncate="" className="truncate">
                {row.shortLabel}
              </span>
              <span className="h-3.5 overflow-hidden rounded-[5px] bg-sunken">
                <span
                  data-slot="top-bar-fill"
                  className={cn('block h-full min-w-1 rounded-[5px]', tones[tone])}
                  style={{ width: `${row.share * 100}%` }}
                />
              </span>
              <span className="min-w-7 text-right font-semibold tabular-nums">{format(row.value)}</span>
            </button>
            {row.id === activeId && (
              <ChartTooltip x={0.5} top={4}>
                <span className="font-medium">{row.label}</span>
                <span className="block text-ink-2">{format(row.value)}</span>
              </ChartTooltip>
            )}
          </li>
        ))}
      </ul>
    </figure>
  );
}
