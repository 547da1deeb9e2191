import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';

export interface TopBarProps extends ComponentProps<'div'> {
  /** Before the content: the brand on a page without a side menu. */
  start?: ReactNode;
  /** At the far end: add device, language, account. It keeps its size; the content scrolls sideways instead. */
  end?: ReactNode;
}

/** The bar over the page: whose page it is (the children), and what can be done from anywhere (the end). */
export function TopBar({ start, end, className, children, ...props }: TopBarProps) {
  return (
    <div
      data-slot="top-bar"
      className={cn('flex min-h-15 min-w-0 flex-1 items-center gap-2', className)}
      {...props}
    >
      {start && (
        <div data-slot="top-bar-start" className="flex shrink-0 items-center gap-2">
          {start}
        </div>
      )}
      <div
        data-slot="top-bar-content"
        className="flex min-w-0 flex-1 items-center gap-2 overflow-x-auto p-1 [scrollbar-width:none]"
      >
        {children}
      </div>
      {end && (
        <div data-slot="top-bar-end" className="flex shrink-0 items-center gap-1 sm:gap-2">
          {end}
        </div>
      )}
    </div>
  );
}
