import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface ChartTooltipProps extends ComponentProps<'div'> {
  /** Where it points, 0 at the left edge of its positioned parent and 1 at the right. */
  x: number;
  /** The distance from the parent's top, in pixels. It opens above that point. */
  top: number;
}

/**
 * The words beside a pointed or focused mark. It slides along its own width as it nears an edge, so it never leaves the
 * chart. Hidden from screen readers: the mark's own name already says everything that stands here.
 */
export function ChartTooltip({ x, top, className, style, ...props }: ChartTooltipProps) {
  return (
    <div
      data-slot="chart-tooltip"
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute z-tooltip w-max max-w-64 rounded-sm border border-line bg-surface px-3 py-2',
        'text-sm text-ink shadow-float [overflow-wrap:anywhere]',
        className,
      )}
      style={{ left: `${x * 100}%`, top, translate: `${-x * 100}% calc(-100% - 8px)`, ...style }}
      {...props}
    />
  );
}
