import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

const sizes = { sm: 'size-4', md: 'size-6', lg: 'size-10' };

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is being waited for, said to screen readers. Leave it out where the text beside already says so. */
  label?: string;
  size?: keyof typeof sizes;
}

/** A turning circle for a wait of unknown length. With a `label` it announces itself as a status. */
export function Spinner({ label, size = 'md', className, ...props }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      {...(label ? { role: 'status' } : { 'aria-hidden': true })}
      className={cn('inline-flex shrink-0 text-brand', className)}
      {...props}
    >
      <LoaderCircle
        aria-hidden
        className={cn('animate-spin motion-reduce:[animation-duration:4s]', sizes[size])}
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
