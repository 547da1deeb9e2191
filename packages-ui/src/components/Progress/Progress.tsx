import * as RadixProgress from '@radix-ui/react-progress';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface ProgressProps extends Omit<ComponentProps<typeof RadixProgress.Root>, 'value'> {
  /** How much is done, 0 to `max`; null when that can't be told. */
  value: number | null;
  /** What is under way, for screen readers. */
  'aria-label': string;
}

/** How far some work has come, or that it goes on. */
export function Progress({ value, max = 100, className, ...props }: ProgressProps) {
  const within = value === null ? null : Math.min(max, Math.max(0, value));
  return (
    <RadixProgress.Root
      data-slot="progress"
      value={within}
      max={max}
      className={cn('h-2 w-full overflow-hidden rounded-full bg-sunken', className)}
      {...props}
    >
      <RadixProgress.Indicator
        data-slot="progress-bar"
        className={cn(
          'block h-full rounded-full bg-brand transition-[width]',
          within === null && 'w-1/3 animate-pulse motion-reduce:animate-none',
        )}
        style={within === null ? undefined : { width: `${(within / max) * 100}%` }}
      />
    </RadixProgress.Root>
  );
}
