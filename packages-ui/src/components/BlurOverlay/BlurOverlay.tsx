import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';

export interface BlurOverlayProps extends Omit<ComponentProps<'div'>, 'content'> {
  /** What to read and do instead, over the blurred content. */
  overlay: ReactNode;
  /** Off: the children are plain and the overlay is gone. */
  active?: boolean;
}

/** Content that is there but not to be had yet, blurred behind a call to action. Blurred, it can't be reached by any key. */
export function BlurOverlay({ overlay, active = true, className, children, ...props }: BlurOverlayProps) {
  return (
    <div
      data-slot="blur-overlay"
      data-state={active ? 'active' : 'inactive'}
      className={cn('relative grid min-w-0', active && 'min-h-72', className)}
      {...props}
    >
      <div
        data-slot="blur-overlay-content"
        inert={active}
        className={cn(
          'min-w-0 [grid-area:1/1]',
          active && 'overflow-hidden opacity-60 blur-[6px] select-none',
        )}
      >
        {children}
      </div>
      {active && (
        <div
          data-slot="blur-overlay-front"
          className="relative flex min-w-0 items-start [grid-area:1/1] justify-center p-4 sm:p-8"
        >
          <div
            data-slot="blur-overlay-card"
            className="sticky top-24 w-full max-w-md min-w-0 [overflow-wrap:anywhere] rounded-lg border border-line bg-surface p-5 shadow-float sm:p-6"
          >
            {overlay}
          </div>
        </div>
      )}
    </div>
  );
}
