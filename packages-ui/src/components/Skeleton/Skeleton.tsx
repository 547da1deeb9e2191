import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface SkeletonProps extends ComponentProps<'div'> {
  /** How many lines of text it stands for; 0 makes one block sized by `className`. */
  lines?: number;
}

/**
 * The place of something that is on its way, in its size, so that nothing jumps when it arrives.
 * Silent for screen readers: say `aria-busy` on the region that loads.
 */
export function Skeleton({ lines = 0, className, ...props }: SkeletonProps) {
  const pulse = 'animate-pulse rounded-sm bg-sunken motion-reduce:animate-none';
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={cn(lines > 0 ? 'grid gap-2.5 py-1' : pulse, className)}
      {...props}
    >
      {Array.from({ length: lines }, (_, line) => (
        // The last line of a paragraph is rarely a full one.
        <div key={line} className={cn(pulse, 'h-3.5', lines > 1 && line === lines - 1 && 'w-3/5')} />
      ))}
    </div>
  );
}
