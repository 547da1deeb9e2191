import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface ChartTooltipProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Where it points, 0 at the left edge of its positioned parent and 1 at the right. */
  x: number;
  /** The distance from the parent's top, in pixels. It opens above that point. */
  top: number;
}

/** Where there is no room above, it opens below its mark instead. */
function keepOnPage(element: HTMLElement | null): void {
  if (element && element.getBoundingClientRect().top < 0) element.dataset['side'] = 'bottom';
}

/**
 * The words beside a pointed or focused mark. It slides along its own width as it nears an edge, so it never leaves the
 * chart. Hidden from screen readers: the mark's own name already says everything that stands here.
 */
export function ChartTooltip({ x, top, className, style, ...props }: ChartTooltipProps) {
  return (
    <div
      ref={keepOnPage}
      data-slot="chart-tooltip"
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute z-tooltip w-max max-w-64 rounded-sm border border-line bg-surface px-3 py-2',
        'text-sm text-ink shadow-float [overflow-wrap:anywhere]',
        '-translate-y-[calc(100%+8px)] data-[side=bottom]:translate-y-11',
        className,
      )}
      style={{ left: `${x * 100}%`, top, transform: `translateX(${-x * 100}%)`, ...style }}
      {...props}
    />
  );
}
