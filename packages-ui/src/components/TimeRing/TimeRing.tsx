import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

const RADIUS = 15;
const AROUND = 2 * Math.PI * RADIUS;

export interface TimeRingProps extends ComponentProps<'svg'> {
  /** What is left, 0 to 1. */
  share: number;
  /** Says it in words; without it the ring is a decoration beside its own text. */
  'aria-label'?: string;
}

/** A small ring that empties as the day's time is used; amber in the last tenth. */
export function TimeRing({ share, className, 'aria-label': label, ...props }: TimeRingProps) {
  const left = Math.min(1, Math.max(0, share));
  const state = left === 0 ? 'none' : left <= 0.1 ? 'little' : 'some';
  return (
    <svg
      data-slot="time-ring"
      data-state={state}
      viewBox="0 0 36 36"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cn('size-13.5 shrink-0', className)}
      {...props}
    >
      <circle cx="18" cy="18" r={RADIUS} fill="none" strokeWidth="5" className="stroke-sunken" />
      {left > 0 && (
        <circle
          cx="18"
          cy="18"
          r={RADIUS}
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${left * AROUND} ${AROUND}`}
          transform="rotate(-90 18 18)"
          className={state === 'little' ? 'stroke-look' : 'stroke-used'}
        />
      )}
    </svg>
  );
}
